import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Store } from './engine/open-store.ts'

/** What the public can see at a moment: the same public version gives the same answers, time of day aside. */
export interface PublicVersion {
  readonly version: number
  /** The latest `public_until` that has passed, 0 for none. */
  readonly lastExpiry: number
  /** Differs whenever anything public differs. */
  readonly tag: string
}

interface Span extends PublicVersion {
  readonly nextExpiry: number
}

type Versioned = Pick<Store, 'readSqlite' | 'beginSnapshot'>

/**
 * Answers the public version of a moment. It is held only while the version row is unchanged, which another process may
 * change at any time, and while no further listing has run out.
 */
export function openPublicVersion(store: Versioned): (now: number) => PublicVersion {
  const sqlite = store.readSqlite
  const readVersion = readOncePerSnapshot(store, 'value')
  const readPassed = sqlite
    .prepare<[number], number>(
      'select ifnull(max(public_until), 0) from businesses where listed = 1 and public_until <= ?',
    )
    .pluck()
  const readComing = sqlite
    .prepare<[number], number>(
      'select ifnull(min(public_until), 9e15) from businesses where listed = 1 and public_until > ?',
    )
    .pluck()
  let held: Span | undefined

  return (now) => {
    const version = readVersion()
    if (held?.version === version && held.lastExpiry <= now && now < held.nextExpiry) return held
    const lastExpiry = readPassed.get(now) ?? 0
    const tag = `${version.toString(36)}-${lastExpiry.toString(36)}`
    held = { version, lastExpiry, nextExpiry: readComing.get(now) ?? Infinity, tag }
    return held
  }
}

/** Answers a number that differs whenever the number of places taken at any event does. */
export function openPlacesVersion(store: Versioned): () => number {
  return readOncePerSnapshot(store, 'places')
}

/**
 * Reads a column of the version row once for each state of the database. It is asked before what it is the version of is
 * read, so that no answer is ever taken for newer than it is.
 */
function readOncePerSnapshot(store: Versioned, column: 'places' | 'value'): () => number {
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

/** A value that is worked out once for each public version. */
export function memoizeByVersion<Value>(
  work: (now: number) => Value,
): (publicVersion: PublicVersion, now: number) => Value {
  let held: { tag: string; value: Value } | undefined
  return (publicVersion, now) => {
    if (held?.tag !== publicVersion.tag) held = { tag: publicVersion.tag, value: work(now) }
    return held.value
  }
}

/** Says that what the public sees has changed, where no trigger can tell. */
export async function raisePublicVersion(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute()
}
