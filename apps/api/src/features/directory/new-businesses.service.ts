import type { BusinessFilters, BusinessSummary } from '@portal/domain/contract'
import type { Reads } from '#db/engine/store.ts'
import type { ReadTime } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'
import { findNewBusinesses } from './new-businesses.repository.ts'

/** A business with the time of its first publication; milliseconds. */
export interface NewBusiness {
  readonly id: number
  readonly card: BusinessSummary
  readonly publishedAt: number
}

/** Finds public businesses that match a list's filters and were first published after an instant, the newest first. */
export type FindNew = (
  query: Partial<BusinessFilters>,
  options: { readonly after: number; readonly limit: number },
  at: ReadTime,
) => Promise<NewBusiness[]>

/** The last match level on which a business is what the text asks for, not only near it. */
const LAST_EXACT_LEVEL = 2

export function createNewBusinesses({ read }: Reads, search: Pick<BusinessSearch, 'findMatching'>): FindNew {
  /** The ids that match a text itself: weaker matches help who searches, but are no news. */
  async function findExact(text: string, filter: Filter, at: ReadTime): Promise<readonly number[]> {
    const { ids, mentions, understood } = await search.findMatching(text, filter, at)
    if (understood && understood.matchLevel > LAST_EXACT_LEVEL) return []
    const mentioned = new Set(mentions)
    return ids.filter((id) => !mentioned.has(id))
  }

  return async ({ search: text, ...query }, { after, limit }, at) => {
    const filter = parseFilter(query, at.now)
    if (!filter) return []
    const rows = await findNewBusinesses(read, {
      filter,
      after,
      limit,
      now: at.now,
      ...(text !== undefined && { ids: await findExact(text, filter, at) }),
    })
    return rows.map(({ id, card, published_at }) => ({
      id,
      card: JSON.parse(card) as BusinessSummary,
      publishedAt: published_at,
    }))
  }
}
