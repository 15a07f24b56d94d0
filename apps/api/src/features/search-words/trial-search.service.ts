import type { BusinessSummary } from '@portal/domain/contract'
import type { WordRow } from '@portal/reference-data/search-words'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'

/**
 * What a search for a text finds if the vocabulary has these rows added, or as visitors find it: how many businesses, and the first
 * five.
 */
export type TrialSearch = (trial: {
  readonly text: string
  readonly added?: readonly WordRow[]
  readonly now: number
}) => Promise<{ readonly total: number; readonly items: BusinessSummary[] }>

const FIRST = { limit: 5, offset: 0 }

/** The search of visitors, with other words added. */
export function createTrialSearch(search: Pick<BusinessSearch, 'find' | 'findWith'>): TrialSearch {
  return async ({ text, added, now }) => {
    const filter = parseFilter({}, now)
    if (!filter) return { total: 0, items: [] }
    const { total, json } = added
      ? await search.findWith(added)(text, filter, 'relevance', FIRST, { now })
      : await search.find(text, filter, 'relevance', FIRST, { now })
    const items: BusinessSummary[] = JSON.parse(json)
    return { total, items }
  }
}
