import { industryFromText } from '@portal/domain/business'
import { formatDateTime } from '@portal/domain/shared'
import { named, sharedFilter, type ListQuery, type ContentQuery, type ListRow, type Part } from './kind.ts'
import { placeOf } from './place.ts'

interface NoticesQuery extends ContentQuery {
  readonly industry?: string | undefined
  readonly when?: string | undefined
}

/** What a query asks for of things that close: `category` is undefined for all, null where there is no such. */
export function parseNoticeQuery(
  query: NoticesQuery,
  category: string | null | undefined,
  now: number,
): ListQuery | null {
  const filter = sharedFilter(query)
  const industry = named(query.industry, industryFromText)
  const parts = partsOf(query.when, now)
  if (!filter || category === null || industry === null || !parts) return null
  return {
    filter: {
      ...filter,
      ...(category !== undefined && { categories: [category] }),
      ...(industry && { industry: industry.slug }),
    },
    parts,
  }
}

/** Open ones by when they close, the next first; closed ones backwards. */
function partsOf(when: string | undefined, now: number): readonly Part[] | null {
  const open: Part = { order: 'closing', endsAfter: now }
  const closed: Part = { order: 'closed', endsBy: now }
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

/** What it is, and until when one can answer it, by the clock of its place. */
export const describeNotice = (
  row: Pick<ListRow, 'summary' | 'ends_at' | 'countries' | 'province' | 'time_zone'>,
): string => `${row.summary} Closes ${formatDateTime(row.ends_at ?? 0, placeOf(row).timeZone)}.`
