import { LISTING_DIMENSIONS, type EngagementKind, type ListingDimension } from '@portal/domain/contract'
import { COUNTRIES, PORTAL_TIME_ZONE } from '@portal/domain/place'
import { addDays, toLocalDay } from '@portal/domain/shared'
import { FIGURE_KINDS } from '#shared/figures/engagement-kinds.ts'
import { formatQuery, type QueryValues } from '#shared/calls/call.ts'

/** The spans that can be chosen, in days. */
export const SPANS = [
  { days: 28, label: '28 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '12 months' },
  { days: 1095, label: '3 years' },
] as const

const DEFAULT_DAYS = 90
/** Longer spans are counted by month. */
const MAX_BY_DAY = 90

/** The parsed address. */
export interface AnalyticsAddress {
  readonly days: number
  /** The first and the last day, by the clock of Honiara. */
  readonly from: string
  readonly to: string
  readonly step: 'day' | 'month'
  /** Empty for all. */
  readonly country: string
  readonly by: ListingDimension
  /** The country, category, ... whose line is shown; null for all listings together. */
  readonly key: string | null
  readonly kind: EngagementKind
}

export function parseAnalytics(query: URLSearchParams, now: number): AnalyticsAddress {
  const days = SPANS.find((span) => String(span.days) === query.get('days'))?.days ?? DEFAULT_DAYS
  const to = toLocalDay(now, PORTAL_TIME_ZONE)
  return {
    days,
    from: addDays(to, 1 - days),
    to,
    step: days > MAX_BY_DAY ? 'month' : 'day',
    country: COUNTRIES.find(({ code }) => code === query.get('country'))?.code ?? '',
    by: LISTING_DIMENSIONS.find((dimension) => dimension === query.get('by')) ?? 'country',
    key: query.get('key'),
    kind: FIGURE_KINDS.find(({ kind }) => kind === query.get('kind'))?.kind ?? 'view',
  }
}

/** The address of a CSV file. */
export const getCsvHref = (name: string, values: QueryValues): string =>
  `/api/admin/analytics/${name}.csv${formatQuery(values)}`
