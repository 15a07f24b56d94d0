// cspell:ignore walfile
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Store, Versions } from '../store.ts'
import { prepareRead } from './prepared-read.ts'
import type { ConnectionPool } from './pools.ts'

/** The version row with the history that it belongs to. */
type VersionRow = Omit<Versions, 'stamp'>

const NONE: VersionRow = { value: 0, places: 0, words: 0, timeline: 1 }

/** More than any count: counts stay below the milliseconds since 1970, which reach it in 2109. */
const PER_TIMELINE = 2 ** 42
/** The number of timelines that are distinguished. */
const TIMELINES = 2 ** 10

/**
 * Increases with each standby that takes over and each point-in-time restore. A standby reads it from the latest history
 * that it has stored.
 */
const TIMELINE = sql<number>`case when pg_is_in_recovery() then (
    select greatest(timeline_id, min_recovery_end_timeline) from pg_control_checkpoint(), pg_control_recovery()
  ) else
  ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint end`

/** Reads the version row; concurrent callers share a read that begins after their call. */
export function createVersions(pool: Pick<ConnectionPool, 'run'>, read: Kysely<Database>): Store['versions'] {
  const row = prepareRead<Record<string, never>, VersionRow>(
    pool,
    () =>
      read
        .selectFrom('public_version')
        .select(['value', 'places', 'words', TIMELINE.as('timeline')])
        .where('id', '=', sql.lit(1)),
    { isPrompt: true },
  )
  return shareReads(async () => toIncreasing((await row.get({})) ?? NONE))
}

/** Makes versions increase across timelines; those of the first timeline are unchanged. */
function toIncreasing({ value, places, words, timeline }: VersionRow): Versions {
  const before = ((timeline - 1) % TIMELINES) * PER_TIMELINE
  return { value: before + value, places: before + places, words: before + words, stamp: value, timeline }
}

/** Milliseconds after which the next read no longer waits for a pending one, whose connection may be dead. */
const MAX_WAIT_MS = 500

/**
 * Runs one read at a time. A caller joins the next read, never the running one, which may return an older state than the
 * caller has seen.
 */
export function shareReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Value> | undefined
  const begin = (): Promise<Value> => {
    next = undefined
    const start = read()
    last = getEnd(start)
    return start
  }
  return () => (next ??= last.then(begin))
}

/** Resolves when a read ends or takes too long. */
function getEnd(start: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    start.then(end, end)
  })
}
