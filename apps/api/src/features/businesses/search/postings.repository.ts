import { LRUCache } from 'lru-cache'
import type { FullText } from '#db/engine/full-text.ts'
import type { Reads, Store } from '#db/engine/store.ts'
import { isExpired, openExpiries } from '../visibility.repository.ts'
import type { Match } from './match-expression.ts'

/** Ids that are held in all, of 4 bytes each. */
const MAX_HELD = 4_000_000
/** What holding a phrase costs beside its ids. */
const PHRASE_COST = 32

/** Ids of public listings that match, the newest first. */
export type ReadPostings = (match: Match, now: number) => Promise<Int32Array>

/** What was read under one public version. */
interface Held {
  readonly version: number
  readonly phrases: LRUCache<string, Int32Array>
  expired: { readonly last: number; readonly ids: Promise<Int32Array> } | null
}

/**
 * Finds what listings say, phrase by phrase. Each phrase is read from the full-text index once and held for as long as nothing
 * public changes: searches share most of their words, and to count what a long expression matches costs the index a look at
 * each of its phrases for every listing.
 */
export function openPostings(
  store: Reads & Pick<Store, 'versions'>,
  texts: Pick<FullText<{ now: number }>, 'everyId'>,
): ReadPostings {
  const { read, prepare, versions } = store
  const expiries = openExpiries(store)
  const expired = prepare<{ now: number }, { id: number }>(({ now }) =>
    read.selectFrom('businesses').select('id').where(isExpired(now)),
  )
  let held = holdFor(-1)

  /** A request that is under way keeps what it began with: what it reads is not held under a later version. */
  async function holdPresent(): Promise<Held> {
    const { value } = await versions()
    if (held.version < value) held = holdFor(value)
    return held
  }

  /** Between two expiries they are the same. */
  async function readExpired(from: Held, now: number): Promise<Int32Array> {
    const last = await expiries.last(now)
    if (from.expired?.last !== last)
      from.expired = { last, ids: expired.all({ now }).then((rows) => Int32Array.from(rows, ({ id }) => id)) }
    return from.expired.ids
  }

  /** The ids of each phrase of a match; what is not held is read at once. */
  async function readPhrases({ phrases }: Held, match: Match): Promise<Map<string, Int32Array>> {
    const found = new Map<string, Int32Array>()
    const missing: string[] = []
    for (const text of phrasesOf(match)) {
      const known = phrases.get(text)
      if (known) found.set(text, known)
      else missing.push(text)
    }
    const fresh = missing.length === 0 ? [] : await texts.everyId(missing)
    for (const [at, ids] of fresh.entries()) {
      const text = missing[at] ?? ''
      found.set(text, ids)
      phrases.set(text, ids)
    }
    return found
  }

  return async (match, now) => {
    const from = await holdPresent()
    const marks = mark(match, await readPhrases(from, match))
    for (const id of await readExpired(from, now)) if (id < marks.length) marks[id] = 0
    return toNewestFirst(marks)
  }
}

const holdFor = (version: number): Held => ({
  version,
  phrases: new LRUCache<string, Int32Array>({
    maxSize: MAX_HELD,
    sizeCalculation: ({ length }) => length + PHRASE_COST,
  }),
  expired: null,
})

/** The phrases of a match, each once. */
function phrasesOf(match: Match, found = new Set<string>()): Set<string> {
  if (match.kind === 'phrase') return found.add(match.text)
  for (const part of match.parts) phrasesOf(part, found)
  return found
}

/** One byte for each id up to the highest that may match. */
function mark(match: Match, found: ReadonlyMap<string, Int32Array>): Uint8Array {
  const idsOf = (text: string) => found.get(text) ?? new Int32Array()
  if (match.kind === 'phrase') return markIds([idsOf(match.text)], [])
  if (match.kind === 'all') return match.parts.map((part) => mark(part, found)).reduce(intersect)
  const phrases = match.parts.flatMap((part) => (part.kind === 'phrase' ? [idsOf(part.text)] : []))
  return markIds(
    phrases,
    match.parts.filter(({ kind }) => kind !== 'phrase').map((part) => mark(part, found)),
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
