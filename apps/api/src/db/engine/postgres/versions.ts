import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Store, Versions } from '../store.ts'
import { prepareRead } from './prepared-read.ts'
import type { ConnectionPool } from './pools.ts'

const NONE: Versions = { value: 0, places: 0, words: 0 }

/** Reads the version row, once for all who ask while it is being read. */
export function openVersions(pool: Pick<ConnectionPool, 'run'>, read: Kysely<Database>): Store['versions'] {
  const row = prepareRead<Record<string, never>, Versions>(
    pool,
    () => read.selectFrom('public_version').select(['value', 'places', 'words']).where('id', '=', sql.lit(1)),
    { isPrompt: true },
  )
  return joined(async () => (await row.get({})) ?? NONE)
}

/** Milliseconds after which a read that has not ended holds up no other: its connection may be dead. */
const HOLDS_UP = 500

/**
 * Runs one read after the other. Whoever comes joins the next to begin, never one that has begun: what it finds may be older
 * than what they have seen.
 */
export function joined<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  const begin = (): Promise<Value> => {
    next = undefined
    const begun = read()
    last = endOf(begun)
    return begun
  }
  return () => (next ??= last.then(begin))
}

/** When a read ends, but for one that takes too long. */
function endOf(begun: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HOLDS_UP)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    begun.then(end, end)
  })
}
