import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Store } from './engine/open-store.ts'

/** What the public can see at a moment: the same public version gives the same answers, time of day aside. */
export interface PublicVersion {
  readonly version: number
  /** When something last left the public by the clock, 0 for never. */
  readonly lastExpiry: number
  /** Differs whenever anything public differs. */
  readonly tag: string
}

/** When an answer is made, and what the public can see then. */
export interface Moment {
  readonly now: number
  readonly publicVersion: PublicVersion
}

/** When something leaves the public by the clock alone, with nothing written. Instants in milliseconds. */
export interface Expiries {
  /** The latest one up to a moment, 0 for none. */
  last(now: number): number
  /** The first one after a moment, Infinity for none. */
  next(now: number): number
}

interface Span extends PublicVersion {
  readonly nextExpiry: number
}

type Versioned = Pick<Store, 'readSqlite' | 'beginSnapshot'>

/**
 * Answers the public version of a moment. It is held only while the version row is unchanged, which another process may
 * change at any time, and until the next expiry.
 */
export function openPublicVersion(store: Versioned, expiries: Expiries): (now: number) => PublicVersion {
  const readVersion = readOncePerSnapshot(store, 'value')
  let held: Span | undefined

  return (now) => {
    const version = readVersion()
    if (held?.version === version && held.lastExpiry <= now && now < held.nextExpiry) return held
    const lastExpiry = expiries.last(now)
    const tag = `${version.toString(36)}-${lastExpiry.toString(36)}`
    held = { version, lastExpiry, nextExpiry: expiries.next(now), tag }
    return held
  }
}

/** Answers a number that differs whenever the number of places taken at any event does. */
export function openPlacesVersion(store: Versioned): () => number {
  return readOncePerSnapshot(store, 'places')
}

/** Answers a number that differs whenever the words do that administrators added to searches. */
export function openWordsVersion(store: Versioned): () => number {
  return readOncePerSnapshot(store, 'words')
}

/**
 * Reads a column of the version row once for each snapshot of the database. Callers read the version before the data, so
 * that no answer is stored under a newer version than its own.
 */
function readOncePerSnapshot(store: Versioned, column: 'places' | 'value' | 'words'): () => number {
  const read = store.readSqlite
    .prepare<[], number>(`select ${column} from public_version where id = 1`)
    .pluck()
  let heldOf = 0
  let held = 0
  return () => {
    const snapshot = store.beginSnapshot()
    if (heldOf !== snapshot) held = read.get() ?? 0
    heldOf = snapshot
    return held
  }
}

/** Computes a value once for each public version. */
export function memoizeByVersion<Value>(work: (now: number) => Value): (at: Moment) => Value {
  let held: { tag: string; value: Value } | undefined
  return ({ publicVersion, now }) => {
    if (held?.tag !== publicVersion.tag) held = { tag: publicVersion.tag, value: work(now) }
    return held.value
  }
}

/** Raises the public version after a change that no trigger notices. */
export async function raisePublicVersion(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute()
}

/** Raises the version of the words that were added to searches, whose answers may all differ then. */
export async function raiseWordsVersion(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('public_version')
    .set(({ eb }) => ({ words: eb('words', '+', 1) }))
    .execute()
  await raisePublicVersion(trx)
}
