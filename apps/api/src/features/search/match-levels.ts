import {
  ASKING_WORDS,
  removePlace,
  type QueryConcept,
  type Rank,
  type RankedListing,
  type SearchPlace,
} from '@portal/domain/search'
import type { Understood, UnderstoodPlace } from '@portal/domain/contract'
import { PROVINCE_CODES } from '@portal/domain/place'
import type { ReadDistances } from './distances.repository.ts'
import { allOf, anyOf, type Match } from '#db/search/match.ts'
import { IN_PLACE, type ParsedSearch } from './parse-search.ts'
import { rankListings } from './rank-listings.ts'

/** How many listings of a match level are ranked; the newest are. */
export const MAX_RANKED = 1_000

/** Reads the full-text index within the filters. */
export interface MatchReader {
  /** The newest that match. */
  findNewest(match: Match, limit: number): Promise<readonly number[]>
  /** The newest that match by their name. */
  findNamed(match: Match, limit: number): Promise<readonly number[]>
  /** How many match. */
  count(match: Match): Promise<number>
  readVectors(ids: readonly number[]): Promise<readonly RankedListing[]>
  readonly readDistances: ReadDistances
}

/** What a match level found. */
export interface MatchedListings {
  readonly matchLevel: Understood['matchLevel']
  /** The ranked ones, best first. */
  readonly ids: readonly number[]
  /** Ranked ones that only mention the subject of the search, on levels 1 and 2. */
  readonly mentions: readonly number[]
  /** Partial and related matches that follow when few match fully, best first. */
  readonly others: readonly number[]
  /** Whether the typed text is the whole name of the first. */
  readonly isNamed: boolean
  /** The number of matches: of levels 1 and 2 together, or else of the level that was reached. */
  readonly total: number
  /** On levels 1 and 2: the number of answers in the requested place, and elsewhere. */
  readonly here: number
  readonly elsewhere: number
  /** On level 2: the smallest place around the requested one that has answers, and their number. */
  readonly around: Understood['around']
  /** The full-text match of all of them; null if nothing was found. */
  readonly match: Match | null
}

const NOTHING: MatchedListings = {
  matchLevel: 5,
  ids: [],
  mentions: [],
  others: [],
  isNamed: false,
  total: 0,
  here: 0,
  elsewhere: 0,
  around: null,
  match: null,
}

/** The share of the best match that a listing must reach to be an answer; others only mention the trade. */
const MIN_ANSWER_SHARE = 0.5

/** For a listing whose position is unknown: farther away than any other. */
const FARTHEST_KM = 40_000

/** Fewer answers are followed by partial matches. */
const FEW = 10

/**
 * Relaxes a search until something is found: all of it, in the place first; a part of it; what is related to it;
 * everything in the place.
 */
export async function matchListings(search: ParsedSearch, reader: MatchReader): Promise<MatchedListings> {
  for await (const found of matchByLevel(search, reader)) return found
  return NOTHING
}

/** Yields every match level with results, the strictest first: if a filter empties one, the next one counts. */
export async function* matchByLevel(
  search: ParsedSearch,
  reader: MatchReader,
): AsyncGenerator<MatchedListings> {
  const { parsed, all, place } = search
  if (parsed.concepts.length === 0) {
    if (place !== null) yield await findAllInPlace(search, place, reader, 1)
    return
  }
  // Of a single concept a part is worth less than something related: a car is no car hire.
  const fallbacks =
    parsed.concepts.length === 1
      ? [findRelatedMatches, findPartialMatches]
      : [findPartialMatches, findRelatedMatches]
  for (const find of [findAll, ...fallbacks]) {
    const found = await find(search, reader)
    if (found) yield found
  }
  if (place !== null && all === null) yield await findAllInPlace(search, place, reader, 5)
}

/** Levels 1 and 2: every concept, in the place and elsewhere. */
async function findAll(search: ParsedSearch, reader: MatchReader): Promise<MatchedListings | undefined> {
  const { all, place, ranked, parsed } = search
  if (all === null) return undefined
  const here = place === null ? null : allOf([all, place])
  const newest = await reader.findNewest(all, MAX_RANKED)
  const isWhole = newest.length < MAX_RANKED
  const fetched = new Set(newest)
  if (!isWhole) {
    if (here !== null) for (const id of await reader.findNewest(here, MAX_RANKED)) fetched.add(id)
    // Exact names come before a thousand newer listings that only mention the words.
    if (parsed.concepts.length === 1)
      for (const id of await reader.findNamed(all, MAX_RANKED)) fetched.add(id)
    for (const id of await readNamed(search, reader)) fetched.add(id)
  }
  const ranks = await rankListings(ranked, reader, [...fetched], 1)
  if (ranks.length === 0) return undefined
  const total = isWhole ? ranks.length : await reader.count(all)
  const ids = toIds(ranks)
  const others = total >= FEW ? [] : (await findOthers(search, ids, reader)).slice(0, FEW - ids.length)
  const { inPlace, elsewhere: unsorted, mentions } = splitByPlace(ranks)
  const elsewhere = place === null ? unsorted : await sortByDistance(search, unsorted, reader)
  const named = ranks.filter(({ isExactName }) => isExactName)
  const found = {
    ...NOTHING,
    matchLevel: 1,
    ids: toUniqueIds(named, inPlace, elsewhere, mentions),
    isNamed: named.length > 0,
    mentions: toIds(mentions),
    others,
    total,
    here: total,
    match: all,
  } as const
  if (place === null) return found
  if (inPlace.length > 0) {
    const counted = isWhole ? inPlace.length : await reader.count(here ?? all)
    return {
      ...found,
      here: counted,
      elsewhere: isWhole ? elsewhere.length : total - counted,
    }
  }
  const around = await findAround(search, all, toIds(elsewhere), reader)
  const [nearby, beyond] = partition(elsewhere, ({ id }) => around?.ids.has(id) === true)
  return {
    ...found,
    matchLevel: 2,
    ids: toUniqueIds(named, nearby, beyond, mentions),
    here: 0,
    elsewhere: elsewhere.length,
    around: around && { name: around.name, count: around.ids.size },
  }
}

/**
 * Splits listings into answers in the requested place, answers elsewhere, and mentions: those of another trade than the
 * one meant, or with a much weaker match than others.
 */
function splitByPlace(ranks: readonly Rank[]) {
  const minMatch = getMinMatch(ranks)
  const isOfTrade = ranks.some(({ isInCategory }) => isInCategory)
  const [answers, mentions] = partition(
    ranks,
    ({ match, isInCategory, isNameMatch, isExactName }) =>
      isExactName || (match >= minMatch && (isInCategory || isNameMatch || !isOfTrade)),
  )
  const [inPlace, elsewhere] = partition(answers, ({ place }) => place >= IN_PLACE)
  return {
    inPlace: sortClosedLast(inPlace),
    elsewhere: sortClosedLast(elsewhere),
    mentions: sortClosedLast(mentions),
  }
}

/** The weakest match that counts as an answer, relative to the best one. */
const getMinMatch = (ranks: readonly Rank[]): number =>
  MIN_ANSWER_SHARE * ranks.reduce((best, { match }) => Math.max(best, match), 0)

/** Sorts by the distance to the nearest requested place, closed listings last; keeps the order if the places are countries. */
async function sortByDistance(
  { points }: ParsedSearch,
  ranks: readonly Rank[],
  reader: MatchReader,
): Promise<Rank[]> {
  if (points.length === 0) return sortClosedLast(ranks)
  const distances = await reader.readDistances(toIds(ranks), points)
  const getDistance = ({ id }: Rank) => distances.get(id) ?? FARTHEST_KM
  return sortClosedLast(ranks.toSorted((one, other) => getDistance(one) - getDistance(other)))
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** The smallest place around the requested one with any of the found listings, and which these are. */
async function findAround(
  { around }: ParsedSearch,
  all: Match,
  found: readonly number[],
  reader: MatchReader,
): Promise<{ readonly name: string; readonly ids: ReadonlySet<number> } | null> {
  for (const { name, match } of around) {
    const there = new Set(await reader.findNewest(allOf([all, match]) ?? all, MAX_RANKED))
    const ids = new Set(found.filter((id) => there.has(id)))
    if (ids.size > 0) return { name, ids }
  }
  return null
}

/** Whether the search has parts that can match alone: one of several concepts, or a word of a phrase. */
const hasParts = ({ parts, parsed }: ParsedSearch): boolean =>
  parts.length > 1 || (parts.length === 1 && parsed.concepts.length > 1)

/** What follows a few answers: mentions, partial matches and related listings. */
async function findOthers(
  search: ParsedSearch,
  found: readonly number[],
  reader: MatchReader,
): Promise<number[]> {
  const { all, near, parts, place, ranked } = search
  const match = anyOf([all, ...(hasParts(search) ? parts : []), near])
  if (match === null) return []
  const ranks = await rankListings(ranked, reader, await fetchMatches(match, place, reader), 0)
  return toIds(ranks).filter((id) => !found.includes(id))
}

/** Level 3: any concept, those with more of them first. */
async function findPartialMatches(
  search: ParsedSearch,
  reader: MatchReader,
): Promise<MatchedListings | undefined> {
  const { parts, place, ranked } = search
  const any = hasParts(search) ? anyOf(parts) : null
  if (any === null) return undefined
  return toMatchLevel(3, any, await rankListings(ranked, reader, await fetchMatches(any, place, reader), 0))
}

/** Level 4: related listings, nearest first. */
async function findRelatedMatches(
  search: ParsedSearch,
  reader: MatchReader,
): Promise<MatchedListings | undefined> {
  // Businesses that only mention the subject may help as well, such as those that work for its trade.
  const nearby = anyOf([search.near, search.all])
  if (nearby === null) return undefined
  const fetched = await fetchMatches(nearby, search.place, reader)
  const ranks = dropIncidentalMatches(await rankListings(search.ranked, reader, fetched, 0))
  const minMatch = getMinMatch(ranks)
  const [helpful, others] = partition(ranks, ({ match }) => match >= minMatch)
  const found = toMatchLevel(4, nearby, ranks)
  if (!found) return undefined
  return { ...found, ids: toIds([...(await sortByDistance(search, helpful, reader)), ...others]) }
}

/** Drops listings that name the subject only beside others, unless no others remain. */
function dropIncidentalMatches(ranks: readonly Rank[]): readonly Rank[] {
  const kept = ranks.filter(({ isIncidental }) => !isIncidental)
  return kept.length > 0 ? kept : ranks
}

const toMatchLevel = (matchLevel: 3 | 4, match: Match, ranks: readonly Rank[]): MatchedListings | undefined =>
  ranks.length === 0
    ? undefined
    : { ...NOTHING, matchLevel, ids: toIds(sortClosedLast(ranks)), total: ranks.length, match }

/** The newest matches, including those in the place. */
async function fetchMatches(
  match: Match,
  place: Match | null,
  reader: MatchReader,
): Promise<readonly number[]> {
  const ids = await reader.findNewest(match, MAX_RANKED)
  const here = place === null || ids.length < MAX_RANKED ? null : allOf([match, place])
  return here === null ? ids : [...new Set([...(await reader.findNewest(here, MAX_RANKED)), ...ids])]
}

/** Everything in a place. */
async function findAllInPlace(
  search: ParsedSearch,
  place: Match,
  reader: MatchReader,
  matchLevel: 1 | 5,
): Promise<MatchedListings> {
  const { ranked } = search
  const newest = await reader.findNewest(place, MAX_RANKED)
  const isWhole = newest.length < MAX_RANKED
  const named = isWhole ? [] : await readNamed(search, reader)
  const ranks = await rankListings(
    { ...ranked, concepts: [] },
    reader,
    [...new Set([...newest, ...named])],
    0,
  )
  const total = isWhole ? ranks.length : await reader.count(place)
  if (total === 0) return NOTHING
  return {
    ...NOTHING,
    matchLevel,
    ids: toIds(sortClosedLast(ranks)),
    total,
    here: matchLevel === 1 ? total : 0,
    match: place,
  }
}

/** Listings whose name contains the typed words in order; for a few they are the whole name. */
const readNamed = async ({ name }: ParsedSearch, reader: MatchReader): Promise<readonly number[]> =>
  name === null ? [] : reader.findNamed(name, MAX_RANKED)

/** Moves temporarily closed listings behind the others, but not the one whose whole name was typed. */
function sortClosedLast(ranks: readonly Rank[]): Rank[] {
  const [others, closed] = partition(ranks, ({ isClosed, isExactName }) => !isClosed || isExactName)
  return [...others, ...closed]
}

const toIds = (ranks: readonly Rank[]): number[] => ranks.map(({ id }) => id)

/** The ids of several lists one after the other, each once. */
const toUniqueIds = (...lists: readonly (readonly Rank[])[]): number[] => [...new Set(lists.flatMap(toIds))]

/** Whether a concept is worth displaying, unlike `open now` alone. */
const isDisplayable = ({ words }: QueryConcept): boolean => words.some((word) => !ASKING_WORDS.has(word))

/** The position that distances are shown from; none for a whole country. */
function getPosition({ kind, latitude, longitude }: SearchPlace) {
  return kind === 'country' || latitude === null || longitude === null
    ? {}
    : { position: { latitude, longitude } }
}

/** How a text was understood, for display. */
export function toUnderstood({ parsed }: ParsedSearch, found: MatchedListings): Understood {
  return {
    namesTrade: parsed.concepts.some(({ known }) => known !== undefined),
    namesBusiness: found.isNamed,
    words: parsed.concepts.filter(isDisplayable).map(({ shown }) => shown),
    places: parsed.places.map((item): UnderstoodPlace => ({
      name: item.place.name,
      kind: item.place.kind,
      country: item.place.country,
      province: PROVINCE_CODES.find((code) => code === item.place.province) ?? null,
      typed: item.typed,
      without: removePlace(parsed, item),
      ...getPosition(item.place),
    })),
    corrected: [...parsed.corrected],
    matchLevel: found.matchLevel,
    here: found.here,
    elsewhere: found.elsewhere,
    around: found.around,
  }
}
