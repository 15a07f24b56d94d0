import { LRUCache } from 'lru-cache'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { isExpired, openExpiries } from '../visibility.repository.ts'
import type { Match } from './match-expression.ts'

/** Ids that are held in all, of 4 bytes each. */
const MAX_HELD = 4_000_000
/** What holding a phrase costs beside its ids. */
const PHRASE_COST = 32

/** Ids of public listings that match, the newest first. */
export type ReadPostings = (match: Match, now: number) => Int32Array

/**
 * Finds what listings say, phrase by phrase. Each phrase is read from the full-text index once and held for as long as nothing
 * public changes: searches share most of their words, and to count what a long expression matches costs the index a look at
 * each of its phrases for every listing.
 */
export function openPostings(store: Pick<Store, 'read' | 'readSqlite' | 'beginSnapshot'>): ReadPostings {
  const { read, readSqlite, beginSnapshot } = store
  const expiries = openExpiries(store)
  const version = prepareRead<Record<string, never>, { value: number }>(readSqlite, () =>
    read.selectFrom('public_version').select('value'),
  )
  const expired = prepareRead<{ now: number }, { id: number }>(readSqlite, ({ now }) =>
    read.selectFrom('businesses').select('id').where(isExpired(now)),
  )
  // One number a row: objects would take longer than the index.
  const matching = readSqlite
    .prepare<[string], number>('select rowid from business_search where business_search match ?')
    .pluck()
  const held = new LRUCache<string, Int32Array>({
    maxSize: MAX_HELD,
    sizeCalculation: ({ length }) => length + PHRASE_COST,
  })
  let heldVersion = -1
  let heldExpired: { readonly last: number; readonly ids: Int32Array } | null = null

  function dropStale(): void {
    beginSnapshot()
    const present = version.get({})?.value ?? 0
    if (present === heldVersion) return
    held.clear()
    heldExpired = null
    heldVersion = present
  }

  /** Between two expiries they are the same. */
  function readExpired(now: number): Int32Array {
    const at = expiries.last(now)
    if (heldExpired?.last !== at)
      heldExpired = { last: at, ids: Int32Array.from(expired.all({ now }), ({ id }) => id) }
    return heldExpired.ids
  }

  function readPhrase(text: string): Int32Array {
    const known = held.get(text)
    if (known) return known
    const found = Int32Array.from(matching.all(text))
    held.set(text, found)
    return found
  }

  /** One byte for each id up to the highest that may match. */
  function mark(match: Match): Uint8Array {
    if (match.kind === 'phrase') return markIds([readPhrase(match.text)], [])
    if (match.kind === 'all') return match.parts.map(mark).reduce(intersect)
    const phrases = match.parts.flatMap((part) => (part.kind === 'phrase' ? [readPhrase(part.text)] : []))
    return markIds(phrases, match.parts.filter(({ kind }) => kind !== 'phrase').map(mark))
  }

  return (match, now) => {
    dropStale()
    const marks = mark(match)
    for (const id of readExpired(now)) if (id < marks.length) marks[id] = 0
    return toNewestFirst(marks)
  }
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
