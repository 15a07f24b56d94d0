import type { BusinessSummary, Understood } from '@portal/domain/contract'
import { foldWords, splitQuery, type ParsedQuery, type ReadAs } from '@portal/domain/search'
import type { WordRow } from '@portal/reference-data/search-words'
import { MAX_REORDERED } from '#db/engine/full-text.ts'
import type { Reads, Store, Versions } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { matchPhrase, matchPlacePrefix, matchPrefix } from '#db/search/match.ts'
import type { ReadTime, VersionedReadTime } from '#db/version.ts'
import { NO_FILTER, type Filter } from '#features/businesses/filter.ts'
import type { ReadOpen } from '#features/businesses/openings.repository.ts'
import { toJson, type Json } from '#shared/json.ts'
import {
  matchByLevel,
  matchListings,
  toUnderstood,
  type MatchedListings,
  type MatchReader,
} from './match-levels.ts'
import { createMatchReaders, type FilteredReader } from './match-reader.ts'
import { getPage } from './page.ts'
import type { ParsedSearch } from './parse-search.ts'
import { createSearchParser, type IsWritten, type SearchParser } from './parse.service.ts'
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
   * The ids that the text finds whatever is filtered, for each match level: a filter finds what it leaves of the first one that
   * it leaves anything of.
   */
  readonly matchLevels?: () => Promise<(readonly number[])[]>
}

export interface BusinessSearch {
  /** Public businesses that answer a text, the best first or in another order. */
  find(text: string, filter: Filter, order: SearchOrder, page: Page, at: ReadTime): Promise<FoundBusinesses>
  /** The same with these rows added to the vocabulary in place of those that administrators added. */
  findWith(added: readonly WordRow[]): BusinessSearch['find']
  /** All that answer a text, and how it was read. */
  matching(text: string, filter: Filter, at: ReadTime): Promise<MatchingBusinesses>
  /** What a text asks for; null of one without words. */
  read(text: string, at: ReadTime): Promise<ParsedQuery | null>
  /** A text with its misspelt words corrected; undefined where none is. */
  correct(text: string, at: ReadTime): Promise<string | undefined>
  /** Public businesses whose name completes a half-typed text. */
  suggest(typed: string, now: number, limit: number): Promise<NamedBusiness[]>
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
  readonly isWritten?: IsWritten
  /** Rows that administrators added to the vocabulary: the same list for as long as nothing changes. */
  readonly readAdded?: (versions: Versions) => Promise<readonly WordRow[]>
}

/** Whether a business is called so, by its words. */
export const hasName = (name: string, typed: string): boolean =>
  foldWords(name).join(' ') === foldWords(typed).join(' ')

const firstIf =
  <Item>(isFirst: (item: Item) => boolean) =>
  (one: Item, other: Item): number =>
    Number(isFirst(other)) - Number(isFirst(one))

const NO_ROWS: readonly WordRow[] = []

type SearchStore = Reads & Pick<Store, 'prepareLookup' | 'fullText' | 'matchText' | 'versions'>

/**
 * Finds businesses by what texts mean: parse (words and their meaning) → match (full text, relaxed level by level) → rank → page.
 * Place and trade are part of what is matched; filter flags are checked in the row.
 */
export function createBusinessSearch(
  store: SearchStore,
  { readOpen, isWritten = async () => false, readAdded = async () => NO_ROWS }: SearchSources,
): BusinessSearch {
  const parser = createSearchParser(store, { isWritten, readAdded })
  const readWithin = createMatchReaders(store, readOpen)
  const readPage = createPageReader(store)
  const toVersioned = async ({ now, versions }: ReadTime): Promise<VersionedReadTime> => ({
    now,
    versions: versions ?? (await store.versions()),
  })

  const findWith =
    (used: SearchParser): BusinessSearch['find'] =>
    async (text, filter, order, page, at) => {
      const reader = await readWithin(filter, at)
      const matched = await matchText(used, text, reader)
      if (matched === null) return NOTHING
      const { found, search: _search, ...result } = matched
      return {
        ...result,
        total: found.total,
        json: await readPage(found, { order, page, now: at.now }, reader),
      }
    }

  return {
    ...createSuggestions(store),
    find: findWith(parser),
    findWith: (added) => findWith(createSearchParser(store, { isWritten, readAdded: async () => added })),
    read: async (text, at) => parser.parseText(text, await toVersioned(at)),
    async correct(text, at) {
      const parsed = await parser.parseText(text, await toVersioned(at))
      return replaceWords(text, parsed?.corrected ?? [])
    },
    async matching(text, filter, at) {
      const reader = await readWithin(filter, at)
      const matched = await matchText(parser, text, reader)
      if (matched === null) return { ids: [] }
      const { found, search, ...result } = matched
      return {
        ...result,
        ids: await readAllIds(found, reader),
        mentions: found.mentions,
        async matchLevels() {
          const everywhere = await readWithin(NO_FILTER, at)
          const levels = await matchAllLevels(parser, text, search, everywhere)
          return Promise.all(levels.map((level) => readAllIds(level, everywhere)))
        },
      }
    },
  }
}

interface MatchedText {
  readonly found: MatchedListings
  readonly understood: Understood
  readonly didYouMean?: string
  /** What the text asks for, corrected whether businesses answer it so or not. */
  readonly parsed: ParsedQuery
  readonly search: ParsedSearch
}

/** Parses a text and matches it within a filter; as it was typed where a correction finds nothing. Null without words. */
async function matchText(
  parser: SearchParser,
  text: string,
  reader: FilteredReader,
): Promise<MatchedText | null> {
  const search = await parser.parse(text, reader.at)
  if (search === null) return null
  const corrected = await matchListings(search, reader)
  // A word of what has expired may still be known: its correction finds nothing.
  const isFinal = corrected.total > 0 || search.parsed.corrected.length === 0
  const used = isFinal ? search : await parser.parseAsTyped(text, reader.at)
  const found = isFinal ? corrected : await matchListings(used, reader)
  const didYouMean = await suggestText(parser, text, used, reader)
  return {
    found,
    understood: toUnderstood(used, found),
    parsed: search.parsed,
    search,
    ...(didYouMean !== undefined && { didYouMean }),
  }
}

/** The text with its misspelt words corrected, where that was searched for or finds something. */
async function suggestText(
  parser: SearchParser,
  text: string,
  { parsed }: ParsedSearch,
  reader: FilteredReader,
): Promise<string | undefined> {
  const corrected = replaceWords(text, parsed.corrected)
  if (corrected !== undefined) return corrected
  const offered = replaceWords(text, parsed.offered)
  const search = offered === undefined ? null : await parser.parse(offered, reader.at)
  if (search === null) return undefined
  return (await matchListings(search, reader)).total > 0 ? offered : undefined
}

/** Every match level that has something, as the text was corrected and then as it was typed. */
async function matchAllLevels(
  parser: SearchParser,
  text: string,
  search: ParsedSearch,
  reader: FilteredReader,
): Promise<MatchedListings[]> {
  const isCorrected = search.parsed.corrected.length > 0
  const searches = isCorrected ? [search, await parser.parseAsTyped(text, reader.at)] : [search]
  const levels: MatchedListings[] = []
  for (const one of searches) for await (const level of matchByLevel(one, reader)) levels.push(level)
  return levels
}

/** The whole text with words read as others; undefined where none is. */
const replaceWords = (text: string, corrections: readonly ReadAs[]): string | undefined =>
  corrections.length === 0
    ? undefined
    : splitQuery(text)
        .map(({ typed }) => corrections.find(({ from }) => from === typed)?.to ?? typed)
        .join(' ')

/** All that were found, in no useful order. */
const readAllIds = async ({ ids, match, total }: MatchedListings, reader: Pick<MatchReader, 'newest'>) =>
  match === null || ids.length >= total ? ids : reader.newest(match, -1)

interface PageRequest {
  readonly order: SearchOrder
  readonly page: Page
  readonly now: number
}

/** Reads the cards of one page of what matched, the best first or in another order. */
function createPageReader(store: SearchStore) {
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
  return async (
    found: MatchedListings,
    { order, page, now }: PageRequest,
    reader: FilteredReader,
  ): Promise<FoundCards['json']> => {
    const { ids, match, total } = found
    if (match === null) return NOTHING.json
    if (order === 'relevance')
      return cards.relevance(await getPage(found, page, reader), now, { limit: page.limit, offset: 0 })
    if (ids.length >= total) return cards[order](ids, now, page)
    if (total > MAX_REORDERED) return cardsInOrder[order](reader.narrow(match), reader.params, page)
    return cards[order](await reader.newest(match, MAX_REORDERED), now, page)
  }
}

/** What completes a half-typed text: names of businesses, and addresses. */
function createSuggestions(store: SearchStore): Pick<BusinessSearch, 'suggest' | 'findAddresses'> {
  const names = createNames(store)
  const texts = createTexts(store)
  const readNamed = createNameFinder(store)
  const readAddresses = createAddresses(store)
  return {
    async suggest(typed, now, limit) {
      const match = matchPrefix(typed)
      const whole = matchPhrase(typed)
      if (match === null || whole === null) return []
      const first = await names.first(match, limit, { now })
      const isCalled = ({ name }: NamedBusiness) => hasName(name, typed)
      const named = await readNamed(first)
      if (first.length < limit || named.some(isCalled)) return named.toSorted(firstIf(isCalled))
      const others = await readNamed(await names.some(whole, { now }, MAX_NAMED))
      return [...others.filter(isCalled), ...named].slice(0, limit)
    },
    async findAddresses(typed, now) {
      const match = matchPlacePrefix(typed)
      return match === null ? [] : readAddresses(await texts.some(match, { now }, MAX_ADDRESSED))
    },
  }
}
