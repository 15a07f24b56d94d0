import type { BusinessSummary, Understood } from '@portal/domain/contract'
import { foldWords, type ParsedQuery } from '@portal/domain/search'
import type { WordRow } from '@portal/reference-data/search-words'
import { MAX_REORDERED } from '#db/engine/full-text.ts'
import type { Reads, Store, Versions } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { createListedWords } from '#db/search/lexicon.ts'
import { matchPhrase, matchPlacePrefix, matchPrefix } from '#db/search/match.ts'
import type { AskedAt } from '#db/version.ts'
import { toJson, type Json } from '#shared/json.ts'
import { NO_FILTER, type Filter } from '#features/businesses/filter.ts'
import type { ReadOpen } from '#features/businesses/openings.repository.ts'
import { createTextSearch, type TextAnswers } from './answer-texts.ts'
import type { FoundListings, MatchReader } from './find-listings.ts'
import { createKnowledge } from './knowledge.service.ts'
import { createMatchReaders } from './match-reader.ts'
import { getPage } from './page-of.ts'
import {
  createAddresses,
  createCardReader,
  createOrderedCardReader,
  createNameFinder,
  createNames,
  createTexts,
  type NamedBusiness,
  type SearchOrder,
} from './search.repository.ts'

export type { SearchOrder } from './search.repository.ts'

export interface FoundCards {
  readonly json: Json<BusinessSummary[]>
  readonly total: number
}

/** What a search found, and how its text was read. */
export interface FoundBusinesses extends FoundCards {
  /** Absent of a text without words. */
  readonly understood?: Understood
  /** The text with its misspelt words corrected, whether it was searched for so or not; it finds something. */
  readonly didYouMean?: string
  /** What the text asks for, corrected whether businesses answer it so or not; absent of a text without words. */
  readonly parsed?: ParsedQuery
}

/** All that answer a text, in no useful order. */
export interface MatchingBusinesses extends Omit<FoundBusinesses, keyof FoundCards> {
  readonly ids: readonly number[]
  /** Those of them that only mention what is asked. */
  readonly mentions?: readonly number[]
  /**
   * The ids that the text finds whatever is filtered, for each rung of the ladder: a filter finds what it leaves of the first one
   * that it leaves anything of.
   */
  readonly matchLevels?: () => Promise<(readonly number[])[]>
}

export interface BusinessSearch {
  /** Public businesses that answer a text, the best first or in another order. */
  find(text: string, filter: Filter, order: SearchOrder, page: Page, at: AskedAt): Promise<FoundBusinesses>
  /** The same with these rows added to the vocabulary in place of those that administrators added. */
  findWith(added: readonly WordRow[]): BusinessSearch['find']
  /** All that answer a text, and how it was read. */
  matching(text: string, filter: Filter, at: AskedAt): Promise<MatchingBusinesses>
  /** What a text asks for; null of one without words. */
  read(text: string, at: AskedAt): Promise<ParsedQuery | null>
  /** A text with its misspelt words corrected; undefined where none is. */
  correct(text: string, at: AskedAt): Promise<string | undefined>
  /** Public businesses whose name completes a half-typed text. */
  suggest(typed: string, now: number, most: number): Promise<NamedBusiness[]>
  /** Addresses of public businesses whose place completes a half-typed text, the most frequent first. */
  findAddresses(typed: string, now: number): Promise<string[]>
}

/** Businesses whose addresses are read for the towns that a half-typed text may mean. */
const MAX_ADDRESSED = 200
/** Names that say what was typed, of which one may be just that. */
const MAX_NAMED = 200

const NOTHING: FoundBusinesses = { json: toJson([]), total: 0 }

interface SearchSources {
  readonly readOpen: ReadOpen
  /** Whether other texts that are public have a folded word, asked within `lookUp`: it is no misspelt one then. */
  readonly isWritten?: (word: string) => boolean
  /** Rows that administrators added to the vocabulary: the same list for as long as nothing changes. */
  readonly readAdded?: (begun?: Versions) => Promise<readonly WordRow[]>
}

/** Whether a business is called so, by its words. */
export const hasName = (name: string, typed: string): boolean =>
  foldWords(name).join(' ') === foldWords(typed).join(' ')

const firstIf =
  <Item>(isFirst: (item: Item) => boolean) =>
  (one: Item, other: Item): number =>
    Number(isFirst(other)) - Number(isFirst(one))

const NO_ROWS: readonly WordRow[] = []

type SearchStore = Reads & Pick<Store, 'prepareLookup' | 'lookUp' | 'fullText' | 'matchText' | 'versions'>

/** Finds businesses by what texts mean. Place and trade are part of what is matched; filter flags are checked in the row. */
export function createBusinessSearch(
  store: SearchStore,
  { readOpen, isWritten = () => false, readAdded = () => Promise.resolve(NO_ROWS) }: SearchSources,
): BusinessSearch {
  const names = createNames(store)
  const texts = createTexts(store)
  const readNamed = createNameFinder(store)
  const readAddresses = createAddresses(store)
  const within = createMatchReaders(store, readOpen)
  const listed = createListedWords(store)
  const knowledgeWith = createKnowledge(listed, isWritten)
  // The first search would wait for it, and hold up all others meanwhile.
  knowledgeWith(NO_ROWS)
  const { read, correct, answer } = createTextSearch(store, listed, async (begun) =>
    knowledgeWith(await readAdded(begun)),
  )
  const cards = {
    relevance: createCardReader(store, 'relevance'),
    newest: createCardReader(store, 'newest'),
    rating: createCardReader(store, 'rating'),
    name: createCardReader(store, 'name'),
  }
  const cardsInOrder = {
    newest: createOrderedCardReader(store, 'newest'),
    rating: createOrderedCardReader(store, 'rating'),
    name: createOrderedCardReader(store, 'name'),
  }

  const findBy =
    (answerText: TextAnswers['answer']): BusinessSearch['find'] =>
    async (text, filter, order, page, at) => {
      const { now } = at
      const reader = await within(filter, at)
      const answered = await answerText(text, reader)
      if (answered === null) return NOTHING
      const { found, matchLevels: _matchLevels, ...result } = answered
      const { ids, match, total } = found
      const inOrder = async (): Promise<FoundCards['json']> => {
        if (match === null) return NOTHING.json
        if (order === 'relevance')
          return cards.relevance(await getPage(found, page, reader), now, { limit: page.limit, offset: 0 })
        if (ids.length >= total) return cards[order](ids, now, page)
        if (total > MAX_REORDERED) return cardsInOrder[order](reader.narrow(match), reader.params, page)
        return cards[order](await reader.newest(match, MAX_REORDERED), now, page)
      }
      return { ...result, total, json: await inOrder() }
    }

  return {
    read: (text, { versions }) => read(text, versions),
    correct: (text, { versions }) => correct(text, versions),
    find: findBy(answer),
    findWith: (added) => findBy(createTextSearch(store, listed, async () => knowledgeWith(added)).answer),
    async matching(text, filter, at) {
      const reader = await within(filter, at)
      const answered = await answer(text, reader)
      if (answered === null) return { ids: [] }
      const { found, matchLevels, ...result } = answered
      const findMatchLevels = async () => {
        const everywhere = await within(NO_FILTER, at)
        const all = await matchLevels(everywhere)
        return Promise.all(all.map((one) => allOf(one, everywhere)))
      }
      return {
        ...result,
        ids: await allOf(found, reader),
        mentions: found.mentions,
        matchLevels: findMatchLevels,
      }
    },
    async suggest(typed, now, most) {
      const match = matchPrefix(typed)
      const whole = matchPhrase(typed)
      if (match === null || whole === null) return []
      const first = await names.first(match, most, { now })
      const isCalled = ({ name }: NamedBusiness) => hasName(name, typed)
      const named = await readNamed(first)
      if (first.length < most || named.some(isCalled)) return named.toSorted(firstIf(isCalled))
      const others = await readNamed(await names.some(whole, { now }, MAX_NAMED))
      return [...others.filter(isCalled), ...named].slice(0, most)
    },
    async findAddresses(typed, now) {
      const match = matchPlacePrefix(typed)
      return match === null ? [] : readAddresses(await texts.some(match, { now }, MAX_ADDRESSED))
    },
  }
}

/** All that were found, in no useful order. */
const allOf = async ({ ids, match, total }: FoundListings, reader: Pick<MatchReader, 'newest'>) =>
  match === null || ids.length >= total ? ids : reader.newest(match, -1)
