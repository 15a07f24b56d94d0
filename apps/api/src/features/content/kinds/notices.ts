import { parseIndustry } from '@portal/domain/business'
import { formatDateTime } from '@portal/domain/shared'
import {
  resolveFilter,
  parseSharedFilter,
  type ListQuery,
  type ContentQuery,
  type ListRow,
  type ListSegment,
} from './kind.ts'
import { getPlace } from './place.ts'

interface NoticesQuery extends ContentQuery {
  readonly industry?: string | undefined
  readonly when?: string | undefined
}

/** Parses a query of tenders or jobs; `category` is undefined for all, null where there is no such category. */
export function parseNoticeQuery(
  query: NoticesQuery,
  category: string | null | undefined,
  now: number,
): ListQuery | null {
  const filter = parseSharedFilter(query)
  const industry = resolveFilter(query.industry, parseIndustry)
  const segments = toSegments(query.when, now)
  if (!filter || category === null || industry === null || !segments) return null
  return {
    filter: {
      ...filter,
      ...(category !== undefined && { categories: [category] }),
      ...(industry && { industry: industry.slug }),
    },
    segments,
  }
}

/** Open notices by closing time, the next first; closed ones from the last backwards. */
function toSegments(when: string | undefined, now: number): readonly ListSegment[] | null {
  const open: ListSegment = { order: 'closing', endsAfter: now }
  const closed: ListSegment = { order: 'closed', endsBy: now }
  switch (when?.trim() ?? '') {
    case '':
    case 'open':
      return [open]
    case 'closed':
      return [closed]
    case 'all':
      return [open, closed]
    default:
      return null
  }
}

/** The summary and the closing time in local time. */
export const describeNotice = (
  row: Pick<ListRow, 'summary' | 'ends_at' | 'countries' | 'province' | 'time_zone'>,
): string => `${row.summary} Closes ${formatDateTime(row.ends_at ?? 0, getPlace(row).timeZone)}.`
