import {
  ASKING_WORDS,
  removePlace,
  type QueryConcept,
  type Rank,
  type RankedListing,
} from '@portal/domain/search'
import type { Understood, UnderstoodPlace } from '@portal/domain/contract'
import { PROVINCE_CODES } from '@portal/domain/place'
import type { ReadDistances } from './distances.repository.ts'
import { allOf, anyOf, type Match } from '#db/search/match.ts'
import { IN_PLACE, type ParsedSearch } from './parse-search.ts'
import { rankListings } from './rank-listings.ts'

/** Listings of a match level that are ranked, the newest. */
export const MAX_RANKED = 1_000

/** Reads of the full-text index, narrowed to the filters. */
export interface MatchReader {
  /** The newest that match. */
  newest(match: Match, limit: number): Promise<readonly number[]>
  /** The newest that match by their name. */
  named(match: Match, limit: number): Promise<readonly number[]>
  /** How many match. */
  count(match: Match): Promise<number>
  vectors(ids: readonly number[]): Promise<readonly RankedListing[]>
  readonly distances: ReadDistances
}

/** What matched on a level. */
export interface MatchedListings {
  readonly matchLevel: Understood['matchLevel']
  /** Those that were ranked, the best first. */
  readonly ids: readonly number[]
  /** Those of the ranked ones that only mention what is asked, on the levels 1 and 2. */
  readonly mentions: readonly number[]
  /** Where few have all of it: others that have a part, the best first. */
  readonly others: readonly number[]
  /** How many there are, on the levels 1 and 2 together, or on the level that was reached. */
  readonly total: number
  /** On the levels 1 and 2: how many answer in the asked place, and elsewhere. */
  readonly here: number
  readonly elsewhere: number
  /** On the second level: where the smallest place around the asked one has some, and how many. */
  readonly around: Understood['around']
  /** What all of them say; null where there is none. */
  readonly match: Match | null
}

const NOTHING: MatchedListings = {
  matchLevel: 5,
  ids: [],
  mentions: [],
  others: [],
  total: 0,
  here: 0,
  elsewhere: 0,
  around: null,
  match: null,
}

/** The share of the best match from which a listing counts in its place: one that only mentions the trade is no answer there. */
const ANSWERS = 0.5

/** Where nothing says where a business is: farther away than any other. */
const FARTHEST = 40_000

/** Fewer answers are followed by those that have a part. */
const FEW = 10

/**
 * Relaxes what is asked until something is found: all of it, in the place first; a part of it; what is near to it; everything in
 * the place.
 */
export async function matchListings(asked: ParsedSearch, reader: MatchReader): Promise<MatchedListings> {
  for await (const found of matchByLevel(asked, reader)) return found
  return NOTHING
}

/** Every match level that has something, the first one first: where a filter leaves none of it, the next one counts. */
export async function* matchByLevel(
  asked: ParsedSearch,
  reader: MatchReader,
): AsyncGenerator<MatchedListings> {
  const { parsed, all, near, place } = asked
  const nearby = anyOf([near, all])
  if (parsed.concepts.length === 0) {
    if (place !== null) yield await findPlace(asked, place, reader, 1)
    return
  }
  const part = () => (isInParts(asked) ? findPart(asked, reader) : undefined)
  // What only mentions it, as those whom it works for, may help as well.
  const help = () => (nearby === null ? undefined : findNear(asked, nearby, reader))
  // A word of one thing is less than what helps in its place: a car of car hire.
  const rest = parsed.concepts.length === 1 ? [help, part] : [part, help]
  const nothing = () => (place === null || all !== null ? undefined : findPlace(asked, place, reader, 5))
  for (const find of [() => findAll(asked, reader), ...rest, nothing]) {
    const found = await find()
    if (found) yield found
  }
}

/** Levels 1 and 2: every concept, in the place and elsewhere. */
async function findAll(asked: ParsedSearch, reader: MatchReader): Promise<MatchedListings | undefined> {
  const { all, place, ranked, parsed } = asked
  if (all === null) return undefined
  const here = place === null ? null : allOf([all, place])
  const newest = await reader.newest(all, MAX_RANKED)
  const isWhole = newest.length < MAX_RANKED
  const fetched = new Set(newest)
  if (!isWhole) {
    if (here !== null) for (const id of await reader.newest(here, MAX_RANKED)) fetched.add(id)
    // What is called so comes before a thousand newer listings that only mention it.
    if (parsed.concepts.length === 1) for (const id of await reader.named(all, MAX_RANKED)) fetched.add(id)
    for (const id of await readNamed(asked, reader)) fetched.add(id)
  }
  const ranks = await rankListings(ranked, reader, [...fetched], 1)
  if (ranks.length === 0) return undefined
  const total = isWhole ? ranks.length : await reader.count(all)
  const ids = toIds(ranks)
  const others = total >= FEW ? [] : (await findOthers(asked, ids, reader)).slice(0, FEW - ids.length)
  const { inPlace, elsewhere, mentions } = splitByPlace(ranks)
  const found = {
    ...NOTHING,
    matchLevel: 1,
    ids,
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
      ids: toIds(calledFirst([...inPlace, ...ranks.filter((one) => !inPlace.includes(one))])),
      here: counted,
      elsewhere: isWhole ? elsewhere.length : total - counted,
    }
  }
  const nearest = await sortByDistance(asked, toIds(elsewhere), reader)
  return {
    ...found,
    matchLevel: 2,
    ids: [...new Set([...toIds(ranks.filter(({ isCalled }) => isCalled)), ...nearest, ...found.mentions])],
    here: 0,
    elsewhere: nearest.length,
    around: await findAround(asked, all, nearest, reader),
  }
}

/**
 * Those that answer in the asked place, those elsewhere, and those that only mention what is asked: of another trade than
 * what was meant, or with a much weaker match than others.
 */
function splitByPlace(ranks: readonly Rank[]) {
  const minMatch = lowestCoverage(ranks)
  const isOfTrade = ranks.some(({ isMeant }) => isMeant)
  const [answers, mentions] = partition(
    ranks,
    ({ match, isMeant, isNamed, isCalled }) =>
      isCalled || (match >= minMatch && (isMeant || isNamed || !isOfTrade)),
  )
  const [inPlace, elsewhere] = partition(answers, ({ place }) => place >= IN_PLACE)
  return { inPlace, elsewhere, mentions }
}

/** How well an answer matches at least, beside the best one. */
const lowestCoverage = (ranks: readonly Rank[]): number =>
  ANSWERS * ranks.reduce((best, { match }) => Math.max(best, match), 0)

/** The nearest to any of the asked places first; as they are, where those are countries. */
async function sortByDistance(
  { points }: ParsedSearch,
  ids: number[],
  reader: MatchReader,
): Promise<number[]> {
  if (points.length === 0) return ids
  const away = await reader.distances(ids, points)
  const distance = (id: number) => away.get(id) ?? FARTHEST
  return ids.toSorted((one, other) => distance(one) - distance(other))
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** The smallest place around the asked one that has any of those found, and how many of them. */
async function findAround(
  { around }: ParsedSearch,
  all: Match,
  found: readonly number[],
  reader: MatchReader,
): Promise<Understood['around']> {
  for (const { name, match } of around) {
    const there = new Set(await reader.newest(allOf([all, match]) ?? all, MAX_RANKED))
    const count = found.filter((id) => there.has(id)).length
    if (count > 0) return { name, count }
  }
  return null
}

/** Whether a part of what is asked is something: one of several concepts, or a word of a phrase. */
const isInParts = ({ parts, parsed }: ParsedSearch): boolean =>
  parts.length > 1 || (parts.length === 1 && parsed.concepts.length > 1)

/** What follows a few answers: those that only mention it, that have a part, and what may help. */
async function findOthers(
  asked: ParsedSearch,
  found: readonly number[],
  reader: MatchReader,
): Promise<number[]> {
  const { all, near, parts, place, ranked } = asked
  const match = anyOf([all, ...(isInParts(asked) ? parts : []), near])
  if (match === null) return []
  const ranks = await rankListings(ranked, reader, await fetchNear(match, place, reader), 0)
  return toIds(ranks).filter((id) => !found.includes(id))
}

/** Level 3: any concept, those with more of them first. */
async function findPart(
  { parts, place, ranked }: ParsedSearch,
  reader: MatchReader,
): Promise<MatchedListings | undefined> {
  const any = anyOf(parts)
  if (any === null) return undefined
  return toMatchLevel(3, any, await rankListings(ranked, reader, await fetchNear(any, place, reader), 0))
}

/** Level 4: what may help, the nearest first. */
async function findNear(
  asked: ParsedSearch,
  near: Match,
  reader: MatchReader,
): Promise<MatchedListings | undefined> {
  const fetched = await fetchNear(near, asked.place, reader)
  const ranks = dropIncidentalMatches(await rankListings(asked.ranked, reader, fetched, 0))
  const minMatch = lowestCoverage(ranks)
  const [helpful, others] = partition(ranks, ({ match }) => match >= minMatch)
  const found = toMatchLevel(4, near, ranks)
  if (!found) return undefined
  return { ...found, ids: [...(await sortByDistance(asked, toIds(helpful), reader)), ...toIds(others)] }
}

/** Those that are not only spoken of beside others, where there are any. */
function dropIncidentalMatches(ranks: readonly Rank[]): readonly Rank[] {
  const kept = ranks.filter(({ isAside }) => !isAside)
  return kept.length > 0 ? kept : ranks
}

const toMatchLevel = (matchLevel: 3 | 4, match: Match, ranks: readonly Rank[]): MatchedListings | undefined =>
  ranks.length === 0 ? undefined : { ...NOTHING, matchLevel, ids: toIds(ranks), total: ranks.length, match }

/** The newest that match, those of the place among them. */
async function fetchNear(match: Match, place: Match | null, reader: MatchReader): Promise<readonly number[]> {
  const ids = await reader.newest(match, MAX_RANKED)
  const here = place === null || ids.length < MAX_RANKED ? null : allOf([match, place])
  return here === null ? ids : [...new Set([...(await reader.newest(here, MAX_RANKED)), ...ids])]
}

/** Everything in a place. */
async function findPlace(
  asked: ParsedSearch,
  place: Match,
  reader: MatchReader,
  matchLevel: 1 | 5,
): Promise<MatchedListings> {
  const { ranked } = asked
  const newest = await reader.newest(place, MAX_RANKED)
  const isWhole = newest.length < MAX_RANKED
  const named = isWhole ? [] : await readNamed(asked, reader)
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
    ids: toIds(ranks),
    total,
    here: matchLevel === 1 ? total : 0,
    match: place,
  }
}

/** Those whose name says what was typed, in its order: a few have it as their whole name. */
const readNamed = async ({ name }: ParsedSearch, reader: MatchReader): Promise<readonly number[]> =>
  name === null ? [] : reader.named(name, MAX_RANKED)

/** What was typed as a whole name is looked for by it. */
function calledFirst(ranks: readonly Rank[]): Rank[] {
  const [called, others] = partition(ranks, ({ isCalled }) => isCalled)
  return [...called, ...others]
}

const toIds = (ranks: readonly Rank[]): number[] => ranks.map(({ id }) => id)

/** Whether it is something that may be offered, not `open now` alone. */
const isDisplayable = ({ words }: QueryConcept): boolean => words.some((word) => !ASKING_WORDS.has(word))

/** What is said of how a text was understood. */
export function toUnderstood({ parsed }: ParsedSearch, found: MatchedListings): Understood {
  return {
    words: parsed.concepts.filter(isDisplayable).map(({ shown }) => shown),
    places: parsed.places.map((asked): UnderstoodPlace => ({
      name: asked.place.name,
      kind: asked.place.kind,
      country: asked.place.country,
      province: PROVINCE_CODES.find((code) => code === asked.place.province) ?? null,
      typed: asked.typed,
      without: removePlace(parsed, asked),
    })),
    corrected: [...parsed.corrected],
    matchLevel: found.matchLevel,
    here: found.here,
    elsewhere: found.elsewhere,
    around: found.around,
  }
}
