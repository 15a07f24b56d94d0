import { businessPath, formatPhone } from '@portal/domain/business'
import type { PendingBusiness } from '@portal/domain/contract'
import { statusLabel } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { formatDate, formatDateTime } from '@portal/domain/shared'
import { Alert, Badge, Card, Cluster, DescriptionList, Heading, Link, Stack, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'
import type { DecisionState } from '../useDecision.ts'
import { isSentAgain } from '../waiting-time.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { DueDay } from './DueDay.tsx'

const UNKNOWN = 'Not given'

const toFacts = (business: PendingBusiness) => [
  { term: 'Place', details: placeLabel(business, { country: true }) },
  { term: 'Owner', details: business.ownerName ?? UNKNOWN },
  { term: 'Phone', details: business.phone ? formatPhone(business.phone) : UNKNOWN },
  { term: 'Email', details: business.email ?? UNKNOWN },
  { term: 'Website', details: business.website ?? UNKNOWN },
  { term: 'Licence', details: business.businessLicense ?? UNKNOWN },
  { term: 'Business types', details: business.businessTypes.join(', ') || UNKNOWN },
  { term: 'Reference', details: business.reference ?? 'None, it was imported' },
  { term: 'Submitted', details: formatDateTime(business.submittedAt, business.timeZone) },
  { term: 'Answer due', details: <DueDay {...business} /> },
  { term: 'Terms accepted', details: business.termsVersion ?? 'None' },
]

/** A note on listings that were rejected and corrected. */
function SentAgain({ business: { createdAt, submittedAt, timeZone } }: { business: PendingBusiness }) {
  if (!isSentAgain({ createdAt, submittedAt })) return null
  return (
    <Alert tone="info" title="Sent again after a rejection.">
      First sent on {formatDate(createdAt, timeZone)}.
    </Alert>
  )
}

function Photos({ business: { name, photos } }: { business: PendingBusiness }) {
  if (photos.length === 0) return <Text tone="soft">No photos were sent.</Text>
  return (
    <Stack gap={8}>
      <PhotoGrid name={name} photos={photos} />
      <Text size="small" tone="soft">
        {photos.length === 1 ? 'One photo, the cover.' : `${photos.length} photos, the first is the cover.`}
      </Text>
    </Stack>
  )
}

function DuplicateAlert({ business }: { business: PendingBusiness }) {
  const duplicate = business.likelyDuplicate
  if (!duplicate) return null
  return (
    <Alert title="Is this a duplicate?">
      “
      <Link href={paths.search({ q: duplicate.name })} target="_blank">
        {duplicate.name}
      </Link>
      ”{duplicate.address && `, ${duplicate.address}`}
      {duplicate.samePhone && ', same phone'}.
    </Alert>
  )
}

const Path = styled.span`
  overflow-wrap: anywhere;
`

interface PendingDetailsProps {
  business: PendingBusiness
  decision: DecisionState
  onDecided: () => void
}

/** All details of a pending listing, and the decision. */
export const PendingDetails = ({ business, decision, onDecided }: PendingDetailsProps) => (
  <Card as="article" aria-labelledby="pending-name">
    <Stack gap={16}>
      <Cluster justify="between" align="start">
        <Text size="eyebrow" tone="action">
          {business.category}
        </Text>
        <Badge>{statusLabel('pending')}</Badge>
      </Cluster>
      <Heading level={2} id="pending-name" tabIndex={-1}>
        {business.name}
      </Heading>
      <DuplicateAlert business={business} />
      <SentAgain business={business} />
      {business.description.split(/\n+/).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Photos business={business} />
      <DescriptionList items={toFacts(business)} />
      <Text size="small" tone="soft">
        Its page will be <Path>{businessPath(business)}</Path>
      </Text>
      <DecisionBar waiting={business} decision={decision} onDecided={onDecided} />
    </Stack>
  </Card>
)
