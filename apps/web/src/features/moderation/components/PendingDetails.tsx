import { businessPath, formatPhone } from '@portal/domain/business'
import type { PendingBusiness } from '@portal/domain/contract'
import { statusLabel } from '@portal/domain/moderation'
import { placeLabel } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Badge, Button, Card, Cluster, DescriptionList, Heading, Link, Notice, Stack, Text } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/paths.ts'
import type { DecisionState } from '../useDecision.ts'

const RejectDialog = lazy(() => import('./RejectDialog.tsx').then((part) => ({ default: part.RejectDialog })))

const UNKNOWN = 'Not given'

const factsOf = (business: PendingBusiness) => [
  { term: 'Place', details: placeLabel(business, { country: true }) },
  { term: 'Owner', details: business.ownerName ?? UNKNOWN },
  { term: 'Phone', details: business.phone ? formatPhone(business.phone) : UNKNOWN },
  { term: 'Email', details: business.email ?? UNKNOWN },
  { term: 'Website', details: business.website ?? UNKNOWN },
  { term: 'Licence', details: business.businessLicense ?? UNKNOWN },
  { term: 'Business types', details: business.businessTypes.join(', ') || UNKNOWN },
  { term: 'Submitted', details: formatDateTime(business.createdAt, business.timeZone) },
]

function DuplicateNotice({ business }: { business: PendingBusiness }) {
  const twin = business.likelyDuplicate
  if (!twin) return null
  return (
    <Notice title="Is this a duplicate?">
      “
      <Link href={paths.search({ q: twin.name })} target="_blank">
        {twin.name}
      </Link>
      ”{twin.address && `, ${twin.address}`}
      {twin.samePhone && ', same phone'}.
    </Notice>
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

/** All that an administrator needs to decide about one listing, and the decision. */
export function PendingDetails({ business, decision, onDecided }: PendingDetailsProps) {
  const [rejecting, setRejecting] = useState(false)
  const decide: DecisionState['decide'] = async (...decided) => {
    const done = await decision.decide(...decided)
    if (done) onDecided()
    return done
  }
  return (
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
        <DuplicateNotice business={business} />
        {business.description.split(/\n+/).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <DescriptionList items={factsOf(business)} />
        <Text size="small" tone="soft">
          Its page will be <Path>{businessPath(business)}</Path>
        </Text>
        <Cluster>
          <Button busy={decision.deciding} onClick={() => void decide(business, { status: 'approved' })}>
            Approve
          </Button>
          <Button variant="danger" disabled={decision.deciding} onClick={() => setRejecting(true)}>
            Reject with a reason…
          </Button>
        </Cluster>
      </Stack>
      {rejecting && (
        <Suspense>
          <RejectDialog
            business={business}
            open
            onOpenChange={setRejecting}
            decide={decide}
            decision={decision}
          />
        </Suspense>
      )}
    </Card>
  )
}
