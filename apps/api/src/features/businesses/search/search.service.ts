import type { BusinessSummary } from '@portal/domain/contract'
import { MAX_REORDERED } from '#db/engine/full-text.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { matchAllWords, matchPrefix, matchPlacePrefix, matchWord } from '#db/search/match.ts'
import { toJson, type Json } from '#shared/json.ts'
import type { Coordinates } from '../distance.repository.ts'
import type { Filter } from '../filter.ts'
import {
  openAddresses,
  openCards,
  openCardsInOrder,
  openFilteredTexts,
  openNamed,
  openNames,
  openTexts,
  type NamedBusiness,
  type SearchOrder,
} from './search.repository.ts'

export interface FoundCards {
  readonly json: Json<BusinessSummary[]>
  readonly total: number
}

export interface BusinessSearch {
  /** Public businesses that hold every word, the best match first or in another order. */
  find(
    text: string,
    filter: Filter,
    order: SearchOrder,
    page: Page,
    now: number,
    near?: Coordinates,
  ): FoundCards
  /** Whether any public business holds this word, or one that begins with it. */
  hasPrefix(word: string, now: number): boolean
  /** Whether any public business holds exactly this word. */
  hasWord(word: string, now: number): boolean
  /** Public businesses whose name completes a half-typed text. */
  suggest(typed: string, now: number, most: number): NamedBusiness[]
  /** Addresses of public businesses whose place completes a half-typed text, the most frequent first. */
  findAddresses(typed: string, now: number): string[]
}

/** Businesses whose addresses are read for the towns that a half-typed text may mean. */
const MAX_ADDRESSED = 200

const NOTHING: FoundCards = { json: toJson([]), total: 0 }

/** Full text over businesses. Place and trade are part of what is matched; filter flags are checked in the row. */
export function openBusinessSearch(store: Pick<Store, 'read' | 'readSqlite'>): BusinessSearch {
  const names = openNames(store)
  const texts = openTexts(store)
  const filteredTexts = openFilteredTexts(store)
  const readNamed = openNamed(store)
  const readAddresses = openAddresses(store)
  const cards = {
    relevance: openCards(store, 'relevance'),
    near: openCards(store, 'near'),
    newest: openCards(store, 'newest'),
    rating: openCards(store, 'rating'),
    name: openCards(store, 'name'),
  }
  const cardsInOrder = {
    near: openCardsInOrder(store, 'near'),
    newest: openCardsInOrder(store, 'newest'),
    rating: openCardsInOrder(store, 'rating'),
    name: openCardsInOrder(store, 'name'),
  }

  return {
    find(text, filter, order, page, now, near) {
      const match = matchAllWords(text, filter)
      if (match === null) return NOTHING
      const { filterFlags, typeFlags, since = -1 } = filter
      const isFiltered = filterFlags !== 0 || typeFlags !== 0 || since >= 0
      const index = isFiltered ? filteredTexts : texts
      const params = { now, filterFlags, typeFlags, since }
      if (order === 'relevance') {
        const { ids, total } = index.best(match, page, params)
        return { json: cards.relevance(ids, now, { limit: page.limit, offset: 0 }), total }
      }
      const total = index.count(match, params)
      if (total > MAX_REORDERED) return { json: cardsInOrder[order](match, params, page, near), total }
      return { json: cards[order](index.some(match, params), now, page, near), total }
    },
    hasPrefix(word, now) {
      const match = matchAllWords(word)
      return match !== null && texts.count(match, { now }, 1) > 0
    },
    hasWord: (word, now) => texts.count(matchWord(word), { now }, 1) > 0,
    suggest(typed, now, most) {
      const match = matchPrefix(typed)
      return match === null ? [] : readNamed(names.best(match, { limit: most, offset: 0 }, { now }).ids)
    },
    findAddresses(typed, now) {
      const match = matchPlacePrefix(typed)
      return match === null ? [] : readAddresses(texts.some(match, { now }, MAX_ADDRESSED))
    },
  }
}
