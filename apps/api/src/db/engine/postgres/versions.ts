import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Store, Versions } from '../store.ts'
import { prepareRead } from './prepared-read.ts'
import type { ConnectionPool } from './pools.ts'

const NONE: Versions = { value: 0, places: 0, words: 0 }

/** Reads the version row, once for all who ask while it is being read. */
export function openVersions(pool: Pick<ConnectionPool, 'run'>, read: Kysely<Database>): Store['versions'] {
  const row = prepareRead<Record<string, never>, Versions>(pool, () =>
    read.selectFrom('public_version').select(['value', 'places', 'words']).where('id', '=', sql.lit(1)),
  )
  return joined(async () => (await row.get({})) ?? NONE)
}

/**
 * Runs one read at a time. Whoever comes joins the next to begin, never one that has begun: what it finds may be older than what
 * they have seen.
 */
export function joined<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  const begin = (): Promise<Value> => {
    next = undefined
    return read()
  }
  return () => {
    if (next !== undefined) return next
    next = last.then(begin)
    last = next.catch(() => undefined)
    return next
  }
}
