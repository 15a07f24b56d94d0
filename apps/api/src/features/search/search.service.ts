import type { BusinessSummary, Understood } from '@portal/domain/contract'
import { foldWords, splitQuery, type ParsedQuery, type WordReplacement } from '@portal/domain/search'
import type { WordRow } from '@portal/reference-data/search-words'
import { MAX_REORDERED } from '#db/engine/full-text.ts'
import type { Reads, Store, Versions } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { matchPhrase, matchPlacePrefix, matchPrefix } from '#db/search/match.ts'
import type { ReadTime, VersionedReadTime } from '#db/version.ts'
import { NO_FILTER, type Filter } from '#features/businesses/filter.ts'
import type { FindOpenKeys } from '#features/businesses/openings.repository.ts'
import { toJson, type Json } from '#shared/json.ts'
import {
  matchByLevel,
  matchListings,
  toUnderstood,
  type MatchedListings,
  type MatchReader,
} from './match-levels.ts'
import { createMatchReaders, type FilteredReader } from './match-reader.ts'
import { createSentences } from './matched-sentences.service.ts'
import type { ParsedSearch } from './parse-search.ts'
import { createSearchParser, type IsWritten, type SearchParser } from './parse.service.ts'
import {
  createAddressReader,
  createCardReader,
  createOrderedCardReader,
  createNameReader,
  createNameIndex,
  createTextIndex,
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
  /** Absent for a text without words. */
  readonly understood?: Understood
  /** The text with its spelling corrected, whether or not that was searched for; it has results. */
  readonly didYouMean?: string
  /** The corrected query, even if only the typed one found businesses; absent for a text without words. */
  readonly parsed?: ParsedQuery
}

/** All businesses that match a text, unordered. */
export interface MatchingBusinesses extends Omit<FoundBusinesses, keyof FoundCards> {
  readonly ids: readonly number[]
  /** Those that only mention the subject of the search. */
  readonly mentions?: readonly number[]
  /** Adds to each card of a page the sentence that matches. */
  readonly addSentences?: (cards: Json<BusinessSummary[]>) => Promise<Json<BusinessSummary[]>>
  /** The unfiltered ids of each match level: a filtered search uses the first level with anything left. */
  readonly matchLevels?: () => Promise<(readonly number[])[]>
}

export interface BusinessSearch {
  /** Public businesses that match a text, best first or in another order. */
  find(text: string, filter: Filter, order: SearchOrder, page: Page, at: ReadTime): Promise<FoundBusinesses>
  /** The same with these vocabulary rows instead of the administrators'. */
  findWith(added: readonly WordRow[]): BusinessSearch['find']
  /** All businesses that match a text, and how it was understood. */
  findMatching(text: string, filter: Filter, at: ReadTime): Promise<MatchingBusinesses>
  /** Parses a text; null for one without words. */
  parse(text: string, at: ReadTime): Promise<ParsedQuery | null>
  /** A text with its spelling corrected; undefined if nothing is misspelt. */
  correct(text: string, at: ReadTime): Promise<string | undefined>
  /** Public businesses whose name completes a half-typed text. */
  suggest(typed: string, now: number, limit: number): Promise<NamedBusiness[]>
  /** Addresses of public businesses whose place completes a half-typed text, the most frequent first. */
  findAddresses(typed: string, now: number): Promise<string[]>
}

/** Businesses whose addresses are searched for towns that complete a half-typed text. */
const MAX_ADDRESSED = 200
/** Businesses whose names contain the typed text, of which one may match exactly. */
const MAX_NAMED = 200

const NOTHING: FoundBusinesses = { json: toJson([]), total: 0 }

interface SearchSources {
  readonly findOpenKeys: FindOpenKeys
  readonly isWritten?: IsWritten
  /** Administrators' vocabulary rows; the same array until they change. */
  readonly readAdded?: (versions: Versions) => Promise<readonly WordRow[]>
}

/** Whether a name equals a typed text, word by word. */
export const hasName = (name: string, typed: string): boolean =>
  foldWords(name).join(' ') === foldWords(typed).join(' ')

const firstIf =
  <Item>(isFirst: (item: Item) => boolean) =>
  (one: Item, other: Item): number =>
    Number(isFirst(other)) - Number(isFirst(one))

const NO_ROWS: readonly WordRow[] = []

type SearchStore = Reads & Pick<Store, 'prepareLookup' | 'fullText' | 'matchText' | 'versions'>

/**
 * Finds businesses by what texts mean: parse (words and their meaning) → match (full text, relaxed level by level) →
 * rank → page. Place and trade are part of the full-text match; filter flags are checked in the row.
 */
export function createBusinessSearch(
  store: SearchStore,
  { findOpenKeys, isWritten = async () => false, readAdded = async () => NO_ROWS }: SearchSources,
): BusinessSearch {
  const parser = createSearchParser(store, { isWritten, readAdded })
  const createReader = createMatchReaders(store, findOpenKeys)
  const readPage = createPageReader(store)
  const addSentences = createSentences(store)
  const toVersioned = async ({ now, versions }: ReadTime): Promise<VersionedReadTime> => ({
    now,
    versions: versions ?? (await store.versions()),
  })

  const findWith =
    (used: SearchParser): BusinessSearch['find'] =>
    async (text, filter, order, page, at) => {
      const reader = await createReader(filter, at)
      const matched = await matchText(used, text, reader)
      if (matched === null) return NOTHING
      const { found, search, ...result } = matched
      const cards = await readPage(found, { order, page, now: at.now }, reader)
      return { ...result, total: found.total, json: await addSentences(cards, search.alternatives) }
    }

  return {
    ...createSuggestions(store),
    find: findWith(parser),
    findWith: (added) => findWith(createSearchParser(store, { isWritten, readAdded: async () => added })),
    parse: async (text, at) => parser.parseText(text, await toVersioned(at)),
    async correct(text, at) {
      const parsed = await parser.parseText(text, await toVersioned(at))
      return replaceWords(text, parsed?.corrected ?? [])
    },
    async findMatching(text, filter, at) {
      const reader = await createReader(filter, at)
      const matched = await matchText(parser, text, reader)
      if (matched === null) return { ids: [] }
      const { found, search, ...result } = matched
      return {
        ...result,
        ids: await readAllIds(found, reader),
        mentions: found.mentions,
        addSentences: (cards) => addSentences(cards, search.alternatives),
        async matchLevels() {
          const everywhere = await createReader(NO_FILTER, at)
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
  /** The corrected query, even if only the typed one found businesses. */
  readonly parsed: ParsedQuery
  readonly search: ParsedSearch
}

/** Parses a text and matches it within a filter, as typed if the correction finds nothing; null without words. */
async function matchText(
  parser: SearchParser,
  text: string,
  reader: FilteredReader,
): Promise<MatchedText | null> {
  const search = await parser.parse(text, reader.at)
  if (search === null) return null
  const corrected = await matchListings(search, reader)
  // The words of an expired listing are still known, but a correction to one of them finds nothing.
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

/** The text with its spelling corrected, if that was searched for or has results. */
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

/** All match levels with results, of the corrected text and then of the typed one. */
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

/** The text with its corrections applied; undefined without any. */
const replaceWords = (text: string, corrections: readonly WordReplacement[]): string | undefined =>
  corrections.length === 0
    ? undefined
    : splitQuery(text)
        .map(({ typed }) => corrections.find(({ from }) => from === typed)?.to ?? typed)
        .join(' ')

/** All ids that were found, unordered. */
const readAllIds = async ({ ids, match, total }: MatchedListings, reader: Pick<MatchReader, 'findNewest'>) =>
  match === null || ids.length >= total ? ids : reader.findNewest(match, -1)

interface PageRequest {
  readonly order: SearchOrder
  readonly page: Page
  readonly now: number
}

/** Reads the cards of one page of matches, best first or in another order. */
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
    if (total > MAX_REORDERED) return cardsInOrder[order](reader.narrowToFacets(match), reader.params, page)
    return cards[order](await reader.findNewest(match, MAX_REORDERED), now, page)
  }
}

/** Completes a half-typed text: names of businesses, and addresses. */
function createSuggestions(store: SearchStore): Pick<BusinessSearch, 'suggest' | 'findAddresses'> {
  const names = createNameIndex(store)
  const texts = createTextIndex(store)
  const readNamed = createNameReader(store)
  const readAddresses = createAddressReader(store)
  return {
    async suggest(typed, now, limit) {
      const match = matchPrefix(typed)
      const whole = matchPhrase(typed)
      if (match === null || whole === null) return []
      const first = await names.first(match, limit, { now })
      const isCalled = ({ name }: NamedBusiness) => hasName(name, typed)
      const named = await readNamed(first)
      if (first.length < limit || named.some(isCalled)) return named.toSorted(firstIf(isCalled))
      const others = await readNamed(await names.findNewest(whole, { now }, MAX_NAMED))
      return [...others.filter(isCalled), ...named].slice(0, limit)
    },
    async findAddresses(typed, now) {
      const match = matchPlacePrefix(typed)
      return match === null ? [] : readAddresses(await texts.findNewest(match, { now }, MAX_ADDRESSED))
    },
  }
}

/** The ids of one page: ranked listings, then the newest of the rest. Partial matches fill up the first page. */
async function getPage(
  { ids, others, total, match }: MatchedListings,
  { offset, limit }: Page,
  reader: Pick<MatchReader, 'findNewest'>,
): Promise<readonly number[]> {
  const end = offset + limit
  if (ids.length >= total || end <= ids.length || match === null)
    return [...ids.slice(offset, end), ...(offset === 0 ? others : [])].slice(0, limit)
  const ranked = new Set(ids)
  const newest = await reader.findNewest(match, end + ranked.size)
  return [...ids, ...newest.filter((id) => !ranked.has(id))].slice(offset, end)
}
