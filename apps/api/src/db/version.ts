import type SqliteDatabase from 'better-sqlite3'
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'

/** What the public can see at a moment: the same edition gives the same answers, time of day aside. */
export interface Edition {
  readonly version: number
  /** The latest `public_until` that has passed, 0 for none. */
  readonly lastExpiry: number
  /** Differs whenever anything public differs. */
  readonly tag: string
}

interface Span extends Edition {
  readonly nextExpiry: number
}

interface Editions {
  /** The edition of a moment. */
  at(now: number): Edition
  /** The same where the version was read together with what is answered. */
  of(version: number, now: number): Edition
}

/** The version row within another query, whose rows then are of this version. */
export const publicVersion = sql<number>`(select value from public_version where id = 1)`

/**
 * Answers the edition of a moment. It is held only while the version row is unchanged, which is read at
 * each use since another process may have written, and while no further listing has run out.
 */
export function openEditions(sqlite: SqliteDatabase.Database): Editions {
  const readVersion = sqlite.prepare<[], number>('select value from public_version where id = 1').pluck()
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

  const of = (version: number, now: number): Edition => {
    if (held?.version === version && held.lastExpiry <= now && now < held.nextExpiry) return held
    const lastExpiry = readPassed.get(now) ?? 0
    const tag = `${version.toString(36)}-${lastExpiry.toString(36)}`
    held = { version, lastExpiry, nextExpiry: readComing.get(now) ?? Infinity, tag }
    return held
  }
  return { at: (now) => of(readVersion.get() ?? 0, now), of }
}

/** Answers a number that differs whenever the number of places taken at any event does. */
export function openPlacesVersion(sqlite: SqliteDatabase.Database): () => number {
  const read = sqlite.prepare<[], number>('select places from public_version where id = 1').pluck()
  return () => read.get() ?? 0
}

/** A value that is worked out once for each edition. */
export function perEdition<Value>(work: (now: number) => Value): (edition: Edition, now: number) => Value {
  let held: { tag: string; value: Value } | undefined
  return (edition, now) => {
    if (held?.tag !== edition.tag) held = { tag: edition.tag, value: work(now) }
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
