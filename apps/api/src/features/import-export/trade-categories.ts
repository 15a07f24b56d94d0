// cspell:ignore Boulangeries
import { findCategoryBySlug, type Category } from '@portal/domain/business'
import { slugify } from '@portal/domain/shared'
import { SEARCH_WORDS } from '@portal/reference-data/search-words'

/** Categories by the search's words for their trades. */
function createTradeIndex(): ReadonlyMap<string, ReadonlySet<string>> {
  const trades = new Map<string, Set<string>>()
  for (const { equal, category } of SEARCH_WORDS) {
    if (category === null) continue
    for (const word of equal) {
      const slug = slugify(word)
      trades.set(slug, (trades.get(slug) ?? new Set()).add(category))
    }
  }
  return trades
}

let trades: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The category of a trade, such as `Hotel` or `Boulangeries`; null if there is none, or several. */
export function getCategoryOfTrade(text: string): Category | null {
  trades ??= createTradeIndex()
  const slug = slugify(text)
  const [category, ...others] = trades.get(slug) ?? trades.get(slug.replace(/s$/, '')) ?? []
  return category === undefined || others.length > 0 ? null : findCategoryBySlug(category)
}
