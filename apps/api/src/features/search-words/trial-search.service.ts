import type { BusinessSummary } from '@portal/domain/contract'
import type { WordRow } from '@portal/reference-data/search-words'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'

/**
 * Searches as visitors do, or with these rows added to the vocabulary; returns the number of businesses, and the first
 * five.
 */
export type TrialSearch = (trial: {
  readonly text: string
  readonly added?: readonly WordRow[]
  readonly now: number
}) => Promise<{ readonly total: number; readonly items: BusinessSummary[] }>

const FIRST = { limit: 5, offset: 0 }

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
