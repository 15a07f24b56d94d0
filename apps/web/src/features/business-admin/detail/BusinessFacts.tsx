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

const fact = (term: string, details: ReactNode): Description | null =>
  details === null || details === '' ? null : { term, details }

/** A fact that is a name, which browsers must not translate. */
const nameFact = (term: string, name: string | null): Description | null =>
  fact(term, name && <span translate="no">{name}</span>)

/** Why it is featured, and how long. */
function featuredFact({ business, featuredBy, featuredUntil }: AdminBusiness): string | null {
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
        fact('Category', business.category),
        fact('Place', getPlaceLabel(business, { country: true })),
        fact('Created', on(business.createdAt)),
        fact('Submitted', on(business.submittedAt)),
        fact('Public until', isApproved ? (on(business.publicUntil) ?? 'Doesn’t expire') : null),
        fact('Suspended', on(business.suspendedAt)),
        fact(
          'Reason',
          suspension?.reason ? (getSuspensionLabel(suspension.reason) ?? suspension.reason) : null,
        ),
        fact('Note to the owner', suspension?.note ?? null),
        fact('Paused by its owner', on(business.pausedAt)),
        fact('Can be restored until', on(listing.restorableUntil)),
        fact('Featured', featuredFact(listing)),
        fact('Complete', `${completeness}%`),
        nameFact('Reference', business.reference),
        fact('Licence', business.businessLicense),
        fact('In review', listing.hasWaitingEdit ? 'The owner’s edit, in the moderation queue' : null),
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
          ? [fact('Verified', 'Before we recorded how')]
          : [
              fact('How', getVerificationLabel(verification.method)),
              fact('On', formatLocalDay(verification.on)),
              fact('By', verification.by),
              fact('Note', verification.note),
            ]
      }
    />
  )
}

function OwnerFacts({ listing: { owner, business } }: Props) {
  const mail = (address: string | null) =>
    address && <TextLink href={`mailto:${address}`}>{address}</TextLink>
  return (
    <Facts
      id="owner"
      title="Owner"
      items={[
        owner ? nameFact('Account', owner.name || '–') : fact('Account', 'No account owns it'),
        fact('Account address', mail(owner?.email ?? null)),
        fact('Address confirmed', owner && (owner.isEmailConfirmed ? 'Yes' : 'No')),
        nameFact('Name in the listing', business.ownerName),
        nameFact('Public phone', business.phone && formatPhone(business.phone)),
        fact('Public email', mail(business.email)),
        fact(
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
      fact('Views in 30 days', formatNumber(counts.views)),
      fact('Saved by', formatNumber(counts.saves)),
      fact('Published reviews', formatNumber(counts.reviews)),
      fact('Messages', `${formatNumber(counts.messages)} (${formatNumber(counts.openMessages)} open)`),
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
