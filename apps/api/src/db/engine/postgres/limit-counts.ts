import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import {
  isCountedBetween,
  getThrottleDelayMs,
  type Attempt,
  type LimitCounter,
  type LimitCounts,
  type ThrottleLimit,
  type WindowLimit,
} from '../limit-counts.ts'

type Db = Kysely<Database>

/**
 * Counts in tables of the server, for all its processes. Each attempt is one statement with its own commit, whose row lock
 * keeps the count exact. The tables are unlogged: a crash of the server empties them.
 */
export const createLimitCounts = (db: Db): LimitCounts => ({
  countInWindows: (limit) => createWindows(db, limit),
  throttle: (limit) => createThrottle(db, limit),
  async purge(now) {
    await sql`delete from limit_windows where ends_at <= ${now}`.execute(db)
    await sql`delete from limit_attempts where ends_at <= ${now}`.execute(db)
  },
})

/** Hashes a key, so that the tables contain no address. */
const hashKey = (name: string, key: string): Buffer => createHash('sha256').update(`${name}\n${key}`).digest()

function createWindows(db: Db, { name, max, window }: WindowLimit): LimitCounter {
  async function consume(key: string, now: number): Promise<Attempt> {
    const hash = hashKey(name, key)
    const { after, until } = isCountedBetween(now, window)
    const isRunning = sql`(held.count > 0 and held.started_at > ${after} and held.started_at <= ${until})`
    const { rows } = await sql<{ is_taken: 0 | 1; started_at: number }>`
      with taken as (
        insert into limit_windows as held (key, count, started_at, ends_at)
        values (${hash}, 1, ${now}, ${now + window})
        on conflict (key) do update set
          count = case when ${isRunning} then held.count + 1 else 1 end,
          started_at = case when ${isRunning} then held.started_at else excluded.started_at end,
          ends_at = case when ${isRunning} then held.ends_at else excluded.ends_at end
        where held.count < ${max} or not ${isRunning}
        returning started_at
      )
      select true as is_taken, started_at from taken
      union all
      select false, started_at from limit_windows where key = ${hash} and not exists (select from taken)`.execute(
      db,
    )
    // If another process inserted the row after this statement began, the statement returns no row.
    const { is_taken, started_at } = rows[0] ?? { is_taken: 0, started_at: now }
    if (is_taken === 0) return { isAllowed: false, wait: started_at + window - now }
    return {
      isAllowed: true,
      async release() {
        await sql`update limit_windows set count = count - 1
          where key = ${hash} and started_at = ${started_at} and count > 0`.execute(db)
      },
    }
  }
  return { consume }
}

function createThrottle(db: Db, limit: ThrottleLimit): LimitCounter {
  const { name, free, within, minWaitMs, maxWaitMs } = limit

  async function consume(key: string, now: number): Promise<Attempt> {
    const hash = hashKey(name, key)
    const { after, until } = isCountedBetween(now, within)
    const counted = sql`unnest(held.times::bigint[]) as at where at > ${after} and at <= ${until}`
    const { rows } = await sql<{ is_taken: 0 | 1; times: string }>`
      with taken as (
        insert into limit_attempts as held (key, times, ends_at)
        values (${hash}, ${toArray([now])}, ${now + within})
        on conflict (key) do update set
          times = (select array_append(array_agg(at order by at), ${now})::text from ${counted}),
          ends_at = excluded.ends_at
        where (
          select count(*) < ${free}
            or max(at) + least(${maxWaitMs}, ${minWaitMs} * power(2, count(*) - ${free})) <= ${now}
          from ${counted})
        returning times
      )
      select true as is_taken, times from taken
      union all
      select false, times from limit_attempts where key = ${hash} and not exists (select from taken)`.execute(
      db,
    )
    const { is_taken, times } = rows[0] ?? { is_taken: 0, times: toArray([]) }
    if (is_taken === 0) {
      const seen = fromArray(times).filter((at) => at > after && at <= until)
      // An attempt that was counted meanwhile may be missing.
      return { isAllowed: false, wait: Math.max(1, getThrottleDelayMs(seen, limit, now)) }
    }
    return {
      isAllowed: true,
      async release() {
        await sql`update limit_attempts
          set times = ((times::bigint[])[:array_position(times::bigint[], ${now}) - 1]
            || (times::bigint[])[array_position(times::bigint[], ${now}) + 1:])::text
          where key = ${hash} and ${now} = any(times::bigint[])`.execute(db)
      },
    }
  }
  return { consume }
}

/** Formats numbers as a PostgreSQL array. */
const toArray = (numbers: readonly number[]): string => `{${numbers.join()}}`

const fromArray = (text: string): number[] => text.slice(1, -1).split(',').filter(Boolean).map(Number)
