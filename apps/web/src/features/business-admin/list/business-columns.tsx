import { getBusinessStatusLabel } from '@portal/domain/business'
import type { AdminBusinessSummary } from '@portal/domain/contract'
import { getPlaceLabel, getTimeZone } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { formatDate, formatNumber } from '@portal/domain/shared'
import { Badge, Cluster, Stack, Text, TextLink, type TableColumn } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { STATE_TONES } from '../state-tone.ts'

const OneLine = styled.span`
  white-space: nowrap;
`

type Column = TableColumn<AdminBusinessSummary>

const getZone = (business: AdminBusinessSummary): string => getTimeZone({ ...business, address: null })

/** Listings that were never approved have no end yet. */
const isPublished = ({ state }: AdminBusinessSummary): boolean => state !== 'pending' && state !== 'rejected'

const getExpiry = (business: AdminBusinessSummary): string =>
  business.publicUntil === null ? 'Never' : formatDate(business.publicUntil, getZone(business))

function Marks({ business }: { business: AdminBusinessSummary }) {
  const { isVerified, isFeatured, featuredUntil, isSample } = business
  if (!isVerified && !isFeatured && !isSample) return '–'
  return (
    <Cluster gap={4}>
      {isVerified && (
        <Badge tone="leaf" icon="check">
          Verified
        </Badge>
      )}
      {isFeatured && (
        <Badge tone="blue">
          Featured
          {featuredUntil !== null && ` to ${formatDate(Date.parse(featuredUntil) - 1, getZone(business))}`}
        </Badge>
      )}
      {isSample && <Badge>Sample</Badge>}
    </Cluster>
  )
}

/** The columns of the list of all businesses. */
export const BUSINESS_COLUMNS: readonly Column[] = [
  {
    key: 'name',
    header: 'Business',
    cell: (business) => (
      <Stack gap={4}>
        <TextLink translate="no" href={paths.adminBusiness(business.id)}>
          {business.name}
        </TextLink>
        <Text size="small" tone="soft">
          {business.category} · {getPlaceLabel({ ...business, address: null })}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <OneLine>
        <Badge tone={STATE_TONES[state]}>{getBusinessStatusLabel(state)}</Badge>
      </OneLine>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ subscriptionTier }) => <OneLine>{getPlan(subscriptionTier).name}</OneLine>,
  },
  {
    key: 'expires',
    header: 'Expires',
    cell: (business) => <OneLine>{isPublished(business) ? getExpiry(business) : '–'}</OneLine>,
  },
  { key: 'marks', header: 'Marks', cell: (business) => <Marks business={business} /> },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ owner }) => (owner ? <span translate="no">{owner.name || owner.email}</span> : 'Nobody'),
  },
  { key: 'views', header: 'Views in 30 days', align: 'end', cell: ({ views }) => formatNumber(views) },
  { key: 'completeness', header: 'Complete', align: 'end', cell: ({ completeness }) => `${completeness}%` },
]
