import { LRUCache } from 'lru-cache'
import type { FullText } from '#db/engine/full-text.ts'
import type { Reads } from '#db/engine/store.ts'
import { allOf, type Match } from '#db/search/match.ts'
import { isExpired, createExpiries } from '#features/businesses/visibility.repository.ts'

/** Ids that are held in all, of 4 bytes each. */
const MAX_HELD = 4_000_000
/** What holding the ids of a match costs besides, in numbers of 4 bytes: of its key each has about four letters. */
const costOf = (key: string): number => 32 + key.length / 4

/** A match of more phrases, as of a word that means many things, costs less by its phrases, which other searches share. */
const MAX_NARROWED = 6

/**
 * Ids of public listings that match, and also match all of `within`, the newest first. `version` is the public one that the
 * search began with.
 */
export type ReadPostings = (
  match: Match,
  within: readonly Match[],
  at: { readonly now: number; readonly version: number },
) => Promise<Int32Array>

/** What was read under one public version. */
interface Held {
  readonly version: number
  readonly ids: LRUCache<string, Int32Array>
  expired: { readonly since: number; readonly until: number; readonly ids: Int32Array } | null
}

/**
 * Finds what listings say, phrase by phrase. Each phrase is read from the full-text index once (where that is cheaper, what is
 * asked within a place or a trade as a whole) and held for as long as nothing public changes: searches share most of their
 * words, and to count what a long expression matches costs the index a look at each of its phrases for every listing.
 */
export function createPostings(
  store: Reads,
  texts: Pick<FullText<{ now: number }>, 'everyId' | 'isNarrowedCheaply'>,
): ReadPostings {
  const { read, prepare } = store
  const expiries = createExpiries(store)
  const expired = prepare<{ now: number }, { id: number }>(({ now }) =>
    read.selectFrom('businesses').select('id').where(isExpired(now)),
  )
  let held = holdFor(-1)

  /** A request that is under way keeps what it began with: what it reads is not held under a later version. */
  function holdPresent(version: number): Held {
    if (held.version < version) held = holdFor(version)
    return held
  }

  /** Until the next one expires they are the same. */
  async function readExpired(from: Held, now: number): Promise<Int32Array> {
    const known = from.expired
    if (known !== null && known.since <= now && now < known.until) return known.ids
    const until = await expiries.next(now)
    const ids = Int32Array.from(await expired.all({ now }), ({ id }) => id)
    from.expired = { since: now, until, ids }
    return ids
  }

  /** The ids of each match, alike ones once; what is not held is read at once. */
  async function readEach(from: Held, matches: readonly Match[]): Promise<Map<Match, Int32Array>> {
    const found = new Map<Match, Int32Array>()
    const missing = new Map<string, Match[]>()
    for (const match of matches) {
      const key = JSON.stringify(match)
      const known = from.ids.get(key)
      if (known) found.set(match, known)
      else missing.set(key, [...(missing.get(key) ?? []), match])
    }
    const fresh =
      missing.size === 0 ? [] : await texts.everyId([...missing.values()].flatMap(([one]) => one ?? []))
    for (const [at, [key, alike]] of [...missing].entries()) {
      const ids = fresh[at] ?? new Int32Array()
      from.ids.set(key, ids)
      for (const match of alike) found.set(match, ids)
    }
    return found
  }

  return async (match, within, { now, version }) => {
    const from = holdPresent(version)
    const narrowed = allOf([...within, match]) ?? match
    const isWhole = texts.isNarrowedCheaply && within.length > 0 && isPlain(match)
    const found = await readEach(from, isWhole ? [narrowed] : flattenPhrases(narrowed))
    const marks = mark(narrowed, found)
    for (const id of await readExpired(from, now)) if (id < marks.length) marks[id] = 0
    return toNewestFirst(marks)
  }
}

const holdFor = (version: number): Held => ({
  version,
  ids: new LRUCache<string, Int32Array>({
    maxSize: MAX_HELD,
    sizeCalculation: ({ length }, key) => Math.ceil(length + costOf(key)),
  }),
  expired: null,
})

/** A match that is asked for as a whole. */
type Phrase = Exclude<Match, { readonly kind: 'any' | 'all' }>

const isPhrase = (match: Match): match is Phrase => match.kind !== 'any' && match.kind !== 'all'

const flattenPhrases = (match: Match): readonly Phrase[] =>
  isPhrase(match) ? [match] : match.parts.flatMap(flattenPhrases)

/**
 * Whether few phrases are looked at for every row that others leave; of words that are close, it is each order and distance of
 * them.
 */
const isPlain = (match: Match): boolean =>
  flattenPhrases(match).length <= MAX_NARROWED && !hasCloseWords(match)

function hasCloseWords(match: Match): boolean {
  if (match.kind === 'in') return hasCloseWords(match.part)
  return isPhrase(match) ? match.kind === 'near' : match.parts.some(hasCloseWords)
}

/** One byte for each id up to the highest that may match. */
function mark(match: Match, found: ReadonlyMap<Match, Int32Array>): Uint8Array {
  const idsOf = (one: Match) => found.get(one) ?? new Int32Array()
  if (isPhrase(match) || found.has(match)) return markIds([idsOf(match)], [])
  if (match.kind === 'all') return match.parts.map((part) => mark(part, found)).reduce(intersect)
  const phrases = match.parts.filter(isPhrase).map(idsOf)
  return markIds(
    phrases,
    match.parts.filter((part) => !isPhrase(part)).map((part) => mark(part, found)),
  )
}

/** Marks ids of lists in ascending order, and what is marked elsewhere. */
function markIds(lists: readonly Int32Array[], others: readonly Uint8Array[]): Uint8Array {
  const lengths = [...lists.map((ids) => (ids.at(-1) ?? 0) + 1), ...others.map(({ length }) => length)]
  const marks = new Uint8Array(Math.max(0, ...lengths))
  for (const ids of lists) for (const id of ids) marks[id] = 1
  for (const other of others) for (let id = 0; id < other.length; id += 1) if (other[id] === 1) marks[id] = 1
  return marks
}

/** What is marked in both, in the shorter of them. */
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
