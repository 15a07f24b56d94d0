import { LRUCache } from 'lru-cache'
import type { FullText } from '#db/engine/full-text.ts'
import type { Reads } from '#db/engine/store.ts'
import { allOf, type Match } from '#db/search/match.ts'
import { isExpired, createExpiries } from '#features/businesses/visibility.repository.ts'

/** Ids cached in total, of 4 bytes each. */
const MAX_CACHED_IDS = 4_000_000
/** Size of a cache entry besides its ids, in units of 4 bytes; a unit holds about four letters of the key. */
const getOverhead = (key: string): number => 32 + key.length / 4

/** With more phrases, reading them one by one is cheaper: other searches share them. */
const MAX_NARROWED = 6

/**
 * Ids of public listings that satisfy `match` and all of `within`, newest first. `version` is the public version that
 * the search began with.
 */
export type ReadPostings = (
  match: Match,
  within: readonly Match[],
  at: { readonly now: number; readonly version: number },
) => Promise<Int32Array>

/** Cached reads of one public version. */
interface VersionCache {
  readonly version: number
  readonly ids: LRUCache<string, Int32Array>
  expired: { readonly since: number; readonly until: number; readonly ids: Int32Array } | null
}

/**
 * Finds listings phrase by phrase. Each phrase is read from the full-text index once and cached until something public
 * changes: searches share most of their words, and for a long expression the index checks every phrase for each
 * listing. A match within a place or trade is read as a whole where that is cheaper.
 */
export function createPostingsReader(
  store: Reads,
  texts: Pick<FullText<{ now: number }>, 'listIds' | 'isFasterWithFacets'>,
): ReadPostings {
  const { read, prepare } = store
  const expiries = createExpiries(store)
  const expired = prepare<{ now: number }, { id: number }>(({ now }) =>
    read.selectFrom('businesses').select('id').where(isExpired(now)),
  )
  let cache = createCache(-1)

  /** A running request keeps the cache that it began with, so that its reads never enter that of a later version. */
  function getCache(version: number): VersionCache {
    if (cache.version < version) cache = createCache(version)
    return cache
  }

  /** Stays the same until the next listing expires. */
  async function readExpired(cached: VersionCache, now: number): Promise<Int32Array> {
    const entry = cached.expired
    if (entry !== null && entry.since <= now && now < entry.until) return entry.ids
    const until = await expiries.next(now)
    const ids = Int32Array.from(await expired.all({ now }), ({ id }) => id)
    cached.expired = { since: now, until, ids }
    return ids
  }

  /** The ids of each match. Missing ones are read together, equal ones once. */
  async function readEach(cached: VersionCache, matches: readonly Match[]): Promise<Map<Match, Int32Array>> {
    const found = new Map<Match, Int32Array>()
    const missing = new Map<string, Match[]>()
    for (const match of matches) {
      const key = JSON.stringify(match)
      const entry = cached.ids.get(key)
      if (entry) found.set(match, entry)
      else missing.set(key, [...(missing.get(key) ?? []), match])
    }
    const missingIds =
      missing.size === 0 ? [] : await texts.listIds([...missing.values()].flatMap(([one]) => one ?? []))
    for (const [at, [key, equal]] of [...missing].entries()) {
      const ids = missingIds[at] ?? new Int32Array()
      cached.ids.set(key, ids)
      for (const match of equal) found.set(match, ids)
    }
    return found
  }

  return async (match, within, { now, version }) => {
    const cached = getCache(version)
    const narrowed = allOf([...within, match]) ?? match
    const isWhole = texts.isFasterWithFacets && within.length > 0 && isPlain(match)
    const found = await readEach(cached, isWhole ? [narrowed] : flattenPhrases(narrowed))
    const marks = markMatches(narrowed, found)
    for (const id of await readExpired(cached, now)) if (id < marks.length) marks[id] = 0
    return toNewestFirst(marks)
  }
}

const createCache = (version: number): VersionCache => ({
  version,
  ids: new LRUCache<string, Int32Array>({
    maxSize: MAX_CACHED_IDS,
    sizeCalculation: ({ length }, key) => Math.ceil(length + getOverhead(key)),
  }),
  expired: null,
})

/** A match that is read as a whole. */
type Phrase = Exclude<Match, { readonly kind: 'any' | 'all' }>

const isPhrase = (match: Match): match is Phrase => match.kind !== 'any' && match.kind !== 'all'

const flattenPhrases = (match: Match): readonly Phrase[] =>
  isPhrase(match) ? [match] : match.parts.flatMap(flattenPhrases)

/** Whether a match has few phrases and no close words, whose every order and distance an index checks. */
const isPlain = (match: Match): boolean =>
  flattenPhrases(match).length <= MAX_NARROWED && !hasCloseWords(match)

function hasCloseWords(match: Match): boolean {
  if (match.kind === 'in') return hasCloseWords(match.part)
  return isPhrase(match) ? match.kind === 'near' : match.parts.some(hasCloseWords)
}

/** One byte for each id up to the highest that may match. */
function markMatches(match: Match, found: ReadonlyMap<Match, Int32Array>): Uint8Array {
  const getIds = (one: Match) => found.get(one) ?? new Int32Array()
  if (isPhrase(match) || found.has(match)) return markIds([getIds(match)], [])
  if (match.kind === 'all') return match.parts.map((part) => markMatches(part, found)).reduce(intersect)
  const phrases = match.parts.filter(isPhrase).map(getIds)
  return markIds(
    phrases,
    match.parts.filter((part) => !isPhrase(part)).map((part) => markMatches(part, found)),
  )
}

/** Marks the ids of ascending lists and those marked in other arrays. */
function markIds(lists: readonly Int32Array[], others: readonly Uint8Array[]): Uint8Array {
  const lengths = [...lists.map((ids) => (ids.at(-1) ?? 0) + 1), ...others.map(({ length }) => length)]
  const marks = new Uint8Array(Math.max(0, ...lengths))
  for (const ids of lists) for (const id of ids) marks[id] = 1
  for (const other of others) for (let id = 0; id < other.length; id += 1) if (other[id] === 1) marks[id] = 1
  return marks
}

/** Intersects two arrays; overwrites and returns the shorter one. */
function intersect(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  for (let id = 0; id < short.length; id += 1) if (long[id] !== 1) short[id] = 0
  return short
}

function toNewestFirst(marks: Uint8Array): Int32Array {
  let count = 0
  for (let id = 0; id < marks.length; id += 1) if (marks[id] === 1) count += 1
  const ids = new Int32Array(count)
  let at = 0
  for (let id = marks.length - 1; id > 0; id -= 1)
    if (marks[id] === 1) {
      ids[at] = id
      at += 1
    }
  return ids
}
