import type { EngagementKind, getEngagement } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parseBusiness } from '../address-parameters.ts'
import { FIGURE_KINDS } from '#shared/figures/engagement-kinds.ts'

/** The spans that can be chosen, in days; the second is the default. */
export const SPANS = [7, 28, 90, 365] as const
export type SpanDays = (typeof SPANS)[number]
export const DEFAULT_SPAN: SpanDays = 28

/** The span in the address. */
export const parseSpan = (query: URLSearchParams): SpanDays =>
  SPANS.find((days) => String(days) === query.get('days')) ?? DEFAULT_SPAN

/** What the chart in the address shows; views by default. */
export const parseKind = (query: URLSearchParams): EngagementKind =>
  FIGURE_KINDS.find(({ kind }) => kind === query.get('kind'))?.kind ?? 'view'

/** Parses the query of the call from the page's address. */
export const toFiguresQuery = (query: URLSearchParams): Query<typeof getEngagement> => ({
  days: String(parseSpan(query)),
  business: parseBusiness(query),
})
