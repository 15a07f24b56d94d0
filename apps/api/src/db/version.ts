import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Store, Versions } from './engine/store.ts'
import { getGreatest } from './functions.ts'

/** The time of a request, and the versions that were read then, if any. */
export interface ReadTime {
  readonly now: number
  readonly versions?: Versions
}

/** The time of a read, and the versions of the database. */
export interface VersionedReadTime {
  readonly now: number
  readonly versions: Versions
}

/** The time of a response, and the public version then. */
export interface ReadContext extends VersionedReadTime {
  /** Changes whenever public data changes, apart from the time of day. */
  readonly publicVersion: string
}

/** Instants in milliseconds at which something leaves the public by time alone, without a write. */
export interface Expiries {
  /** The latest one up to `now`, 0 for none. */
  last(now: number): Promise<number>
  /** The first one after `now`, Infinity for none. */
  next(now: number): Promise<number>
}

/** A public version and the time in which it is valid. */
interface Span {
  readonly version: number
  readonly lastExpiry: number
  readonly nextExpiry: number
  readonly publicVersion: string
}

/**
 * Creates a reader of the public version at a time. It is cached until the next expiry while the version row is unchanged,
 * which another process may change at any time.
 */
export function createReadContexts(
  { versions: readVersions }: Pick<Store, 'versions'>,
  expiries: Expiries,
): (now: number) => Promise<ReadContext> {
  let cached: Span | undefined

  async function read({ value: version }: Versions, now: number): Promise<Span> {
    const lastExpiry = await expiries.last(now)
    const nextExpiry = await expiries.next(now)
    const publicVersion = `${version.toString(36)}-${lastExpiry.toString(36)}`
    const span = { version, lastExpiry, nextExpiry, publicVersion }
    // Another request may have read a later version meanwhile.
    if (cached === undefined || cached.version <= version) cached = span
    return span
  }

  const isValid = (span: Span, { value }: Versions, now: number): boolean =>
    span.version === value && span.lastExpiry <= now && now < span.nextExpiry

  return async (now) => {
    const versions = await readVersions()
    const { publicVersion } = cached && isValid(cached, versions, now) ? cached : await read(versions, now)
    return { now, versions, publicVersion }
  }
}

/** Computes a value once for each public version; a failed computation is repeated at the next call. */
export function memoizeByVersion<Value>(
  work: (now: number) => Promise<Value>,
): (at: ReadContext) => Promise<Value> {
  let cached: { readonly publicVersion: string; readonly value: Promise<Value> } | undefined
  return ({ publicVersion, now }) => {
    if (cached?.publicVersion === publicVersion) return cached.value
    const value = work(now)
    const entry = { publicVersion, value }
    cached = entry
    value.catch(() => {
      if (cached === entry) cached = undefined
    })
    return value
  }
}

/** Raises the public version after a change that no trigger detects. */
export async function raisePublicVersion(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute()
}

/** Raises the version of the words added to searches, which may change all search results. */
export async function raiseWordsVersion(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('public_version')
    .set(({ eb }) => ({ words: eb('words', '+', 1) }))
    .execute()
  await raisePublicVersion(trx)
}

/**
 * Invalidates all cached responses. Used when a server starts on a database that may differ from the previous one: if its
 * folder was deleted or restored by hand, new versions could equal earlier ones.
 */
export const invalidateResponses = ({ write }: Pick<Store, 'write'>, now: number): Promise<void> =>
  write.transaction().execute((trx) => raiseVersionsPast(trx, now))

/**
 * Raises the versions of a restored copy above all that the original can have reached, so that no response cached by a
 * browser or server is taken for one of the copy. A version rises less than a thousand times a second, so that milliseconds
 * since 1970 exceed every count.
 */
export async function raiseVersionsPast(trx: Transaction<Database>, now: number): Promise<void> {
  const exceed = (version: string) => getGreatest(sql`${sql.ref(version)} + 1`, now)
  await trx
    .updateTable('public_version')
    .set({ value: exceed('value'), places: exceed('places'), words: exceed('words') })
    .execute()
}
