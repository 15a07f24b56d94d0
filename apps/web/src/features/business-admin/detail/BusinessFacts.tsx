import { formatPhone, getVerificationLabel } from '@portal/domain/business'
import type { AdminBusiness } from '@portal/domain/contract'
import { getSuspensionLabel } from '@portal/domain/moderation'
import { getPlaceLabel } from '@portal/domain/place'
import { formatDate, formatLocalDay, formatNumber } from '@portal/domain/shared'
import { Card, DescriptionList, Heading, TextLink, type Description } from '@portal/ui'
import type { ReactNode } from 'react'

type Props = { listing: AdminBusiness }

/** A card of facts, without unknown ones. */
function Facts({ id, title, items }: { id: string; title: string; items: readonly (Description | null)[] }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} size="part" id={id}>
        {title}
      </Heading>
      <DescriptionList items={items.filter((item) => item !== null)} />
    </Card>
  )
}

const toFact = (term: string, details: ReactNode): Description | null =>
  details === null || details === '' ? null : { term, details }

/** A fact that is a name, which browsers must not translate. */
const toNameFact = (term: string, name: string | null): Description | null =>
  toFact(term, name && <span translate="no">{name}</span>)

/** Why it is featured, and how long. */
function describeFeatured({ business, featuredBy, featuredUntil }: AdminBusiness): string | null {
  if (featuredBy === null) return null
  if (featuredBy === 'reviews') return 'By its reviews'
  return featuredUntil === null
    ? 'Chosen by an administrator, no end date'
    : `Chosen by an administrator until ${formatDate(Date.parse(featuredUntil) - 1, business.timeZone)}`
}

function ListingFacts({ listing }: Props) {
  const { business, completeness } = listing
  const { timeZone } = business
  const on = (at: string | null) => (at === null ? null : formatDate(at, timeZone))
  const { suspension } = business
  const isApproved = business.status === 'approved'
  return (
    <Facts
      id="listing"
      title="Listing"
      items={[
        toFact('Category', business.category),
        toFact('Place', getPlaceLabel(business, { country: true })),
        toFact('Created', on(business.createdAt)),
        toFact('Submitted', on(business.submittedAt)),
        toFact('Public until', isApproved ? (on(business.publicUntil) ?? 'Doesn’t expire') : null),
        toFact('Suspended', on(business.suspendedAt)),
        toFact(
          'Reason',
          suspension?.reason ? (getSuspensionLabel(suspension.reason) ?? suspension.reason) : null,
        ),
        toFact('Note to the owner', suspension?.note ?? null),
        toFact('Paused by its owner', on(business.pausedAt)),
        toFact('Can be restored until', on(listing.restorableUntil)),
        toFact('Featured', describeFeatured(listing)),
        toFact('Complete', `${completeness}%`),
        toNameFact('Reference', business.reference),
        toFact('Licence', business.businessLicense),
        toFact('In review', listing.hasWaitingEdit ? 'The owner’s edit, in the moderation queue' : null),
      ]}
    />
  )
}

function VerificationFacts({ listing: { business, verification } }: Props) {
  if (!business.isVerified) return null
  return (
    <Facts
      id="verification"
      title="Verification"
      items={
        verification === null
          ? [toFact('Verified', 'Before we recorded how')]
          : [
              toFact('How', getVerificationLabel(verification.method)),
              toFact('On', formatLocalDay(verification.on)),
              toFact('By', verification.by),
              toFact('Note', verification.note),
            ]
      }
    />
  )
}

function OwnerFacts({ listing: { owner, business } }: Props) {
  const toMailLink = (address: string | null) =>
    address && <TextLink href={`mailto:${address}`}>{address}</TextLink>
  return (
    <Facts
      id="owner"
      title="Owner"
      items={[
        owner ? toNameFact('Account', owner.name || '–') : toFact('Account', 'No account owns it'),
        toFact('Account address', toMailLink(owner?.email ?? null)),
        toFact('Address confirmed', owner && (owner.isEmailConfirmed ? 'Yes' : 'No')),
        toNameFact('Name in the listing', business.ownerName),
        toNameFact('Public phone', business.phone && formatPhone(business.phone)),
        toFact('Public email', toMailLink(business.email)),
        toFact(
          'Website',
          business.website && (
            <TextLink translate="no" href={business.website}>
              {business.website}
            </TextLink>
          ),
        ),
      ]}
    />
  )
}

const FigureFacts = ({ listing: { counts } }: Props) => (
  <Facts
    id="figures"
    title="Figures"
    items={[
      toFact('Views in 30 days', formatNumber(counts.views)),
      toFact('Saved by', formatNumber(counts.saves)),
      toFact('Published reviews', formatNumber(counts.reviews)),
      toFact('Messages', `${formatNumber(counts.messages)} (${formatNumber(counts.openMessages)} open)`),
    ]}
  />
)

/** Everything about the listing that its page does not show. */
export const BusinessFacts = ({ listing }: Props) => (
  <>
    <ListingFacts listing={listing} />
    <OwnerFacts listing={listing} />
    <VerificationFacts listing={listing} />
    <FigureFacts listing={listing} />
  </>
)
