import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Store, Versions } from './engine/store.ts'
import { getGreatest } from './functions.ts'

/** When something is asked, and what the version row said then, where that was read already. */
export interface ReadTime {
  readonly now: number
  readonly versions?: Versions
}

/** When something is read, and what the version row says. */
export interface VersionedReadTime {
  readonly now: number
  readonly versions: Versions
}

/** When a response is made, and what the public can see then. */
export interface ReadContext extends VersionedReadTime {
  /** Differs whenever anything public differs, time of day aside. */
  readonly publicVersion: string
}

/** When something leaves the public by the clock alone, with nothing written. Instants in milliseconds. */
export interface Expiries {
  /** The latest one up to a moment, 0 for none. */
  last(now: number): Promise<number>
  /** The first one after a moment, Infinity for none. */
  next(now: number): Promise<number>
}

/** What holds from one expiry to the next. */
interface Span {
  readonly version: number
  readonly lastExpiry: number
  readonly nextExpiry: number
  readonly publicVersion: string
}

/**
 * Returns what the public can see at a moment. The public version is held only while the version row is unchanged, which
 * another process may change at any time, and until the next expiry.
 */
export function createReadContexts(
  { versions: readVersions }: Pick<Store, 'versions'>,
  expiries: Expiries,
): (now: number) => Promise<ReadContext> {
  let held: Span | undefined

  async function read({ value: version }: Versions, now: number): Promise<Span> {
    const lastExpiry = await expiries.last(now)
    const nextExpiry = await expiries.next(now)
    const publicVersion = `${version.toString(36)}-${lastExpiry.toString(36)}`
    const span = { version, lastExpiry, nextExpiry, publicVersion }
    // Another request may have read a later version meanwhile.
    if (held === undefined || held.version <= version) held = span
    return span
  }

  const isValid = (span: Span, { value }: Versions, now: number): boolean =>
    span.version === value && span.lastExpiry <= now && now < span.nextExpiry

  return async (now) => {
    const versions = await readVersions()
    const { publicVersion } = held && isValid(held, versions, now) ? held : await read(versions, now)
    return { now, versions, publicVersion }
  }
}

/** Computes a value once for each public version; what fails is computed anew when it is asked for again. */
export function memoizeByVersion<Value>(
  work: (now: number) => Promise<Value>,
): (at: ReadContext) => Promise<Value> {
  let held: { readonly publicVersion: string; readonly value: Promise<Value> } | undefined
  return ({ publicVersion, now }) => {
    if (held?.publicVersion === publicVersion) return held.value
    const value = work(now)
    const made = { publicVersion, value }
    held = made
    value.catch(() => {
      if (held === made) held = undefined
    })
    return value
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

/**
 * Makes all answers that anybody holds outdated. For a start on a database that may not be the one of before: its folder may have
 * been deleted, or put back by hand, and versions that count anew would pass for those that were.
 */
export const renewAnswers = ({ write }: Pick<Store, 'write'>, now: number): Promise<void> =>
  write.transaction().execute((trx) => overtakeVersions(trx, now))

/**
 * Moves the versions of a restored copy past any that the database which it was copied from can have reached, so that no
 * answer which a browser or another server holds passes for one of the copy. A version is raised fewer than a thousand
 * times a second, so that milliseconds since 1970 are ahead of all counts.
 */
export async function overtakeVersions(trx: Transaction<Database>, now: number): Promise<void> {
  const past = (version: string) => getGreatest(sql`${sql.ref(version)} + 1`, now)
  await trx
    .updateTable('public_version')
    .set({ value: past('value'), places: past('places'), words: past('words') })
    .execute()
}
