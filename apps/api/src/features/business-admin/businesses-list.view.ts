import { getBusinessStatus, getBusinessStatusLabel, type BusinessStatus } from '@portal/domain/business'
import type { AdminBusinessSummary } from '@portal/domain/contract'
import { getCountry, getProvince } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getFeaturedUntil, isFeaturedAt } from '#features/businesses/featured.ts'
import type { ListedRow } from './businesses-list.repository.ts'

type StatusRow = Pick<BusinessRow, 'status' | 'suspended_at' | 'paused_at' | 'removed_at' | 'public_until'>

/** The status of a stored business at an instant, by the domain's rule. */
export const getRowStatus = (row: StatusRow, now: number): BusinessStatus =>
  getBusinessStatus(
    {
      status: row.status,
      suspendedAt: row.suspended_at,
      pausedAt: row.paused_at,
      removedAt: row.removed_at,
      publicUntil: row.public_until,
    },
    now,
  )

export const toAdminSummary = (row: ListedRow, now: number): AdminBusinessSummary => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  category: row.category,
  country: row.country,
  province: row.province,
  state: getRowStatus(row, now),
  subscriptionTier: row.tier,
  isVerified: row.is_verified === 1,
  isFeatured: isFeaturedAt(row, now),
  featuredUntil: getFeaturedUntil(row, now),
  completeness: row.completeness,
  views: row.views,
  isSample: row.is_sample === 1,
  owner: toOwner(row),
  createdAt: new Date(row.created_at).toISOString(),
  publicUntil: row.public_until === NEVER ? null : new Date(row.public_until).toISOString(),
})

const toOwner = ({ owner_id, owner_email, account_name }: ListedRow): AdminBusinessSummary['owner'] =>
  owner_id === null || owner_email === null
    ? null
    : { id: owner_id, name: account_name ?? '', email: owner_email }

const COLUMNS: readonly (readonly [
  string,
  (row: ListedRow, summary: AdminBusinessSummary) => string | null,
])[] = [
  ['id', ({ id }) => String(id)],
  ['name', ({ name }) => name],
  ['state', (_, { state }) => getBusinessStatusLabel(state)],
  ['plan', ({ tier }) => getPlan(tier).name],
  ['country', ({ country }) => getCountry(country).name],
  ['province', ({ province }) => province && getProvince(province).name],
  ['category', ({ category }) => category],
  ['verified', (_, { isVerified }) => (isVerified ? 'yes' : 'no')],
  ['featured', (_, { isFeatured }) => (isFeatured ? 'yes' : 'no')],
  ['featured until', (_, summary) => summary.featuredUntil],
  ['completeness', ({ completeness }) => String(completeness)],
  ['views in 30 days', ({ views }) => String(views)],
  ['public until', (_, { publicUntil }) => publicUntil],
  ['created', (_, { createdAt }) => createdAt],
  ['account', (_, { owner }) => owner && owner.name],
  ['account email', (_, { owner }) => owner && owner.email],
  ['owner', (row) => row.owner_name],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['website', ({ website }) => website],
  ['licence', (row) => row.business_license],
  ['reference', ({ reference }) => reference],
  ['sample', (_, { isSample }) => (isSample ? 'yes' : 'no')],
]

export const ADMIN_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name)

/** The cells of one business, in the order of `ADMIN_COLUMNS`. */
export function toAdminCells(row: ListedRow, now: number): string[] {
  const summary = toAdminSummary(row, now)
  return COLUMNS.map(([, cell]) => cell(row, summary) ?? '')
}
