import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPostgresStore, type PostgresStore } from '#db/engine/postgres/open.ts'
import { CAST } from '#test/cast.ts'
import { send } from '#test/two-processes.ts'
import type { Demand, FaultCase } from './fault-case.ts'
import { databaseAt } from './stage.ts'

const DAYS = 2
const MINUTE = 60_000
/** Milliseconds that the clock is wrong, in which each job of a minute runs, and right in between. */
const JUMPED_FOR = MINUTE + 5_000
const RIGHT_FOR = 5_000
/** Milliseconds that a job is held at most by a process that says nothing. */
const LEASE = 3 * MINUTE
/** Milliseconds within which a process sends a mail. */
const SENDS_WITHIN = 10_000
const POLL_AFTER = 200

/** When the first and the last message were written, milliseconds since 1970. */
async function datesIn({ read }: PostgresStore): Promise<{ first: number; last: number }> {
  const { min, max } = await read
    .selectFrom('inquiries')
    .select(({ fn }) => [fn.min('created_at').as('min'), fn.max('created_at').as('max')])
    .executeTakeFirstOrThrow()
  return { first: min, last: max }
}

/** For how long the job is held that is held longest, in milliseconds. */
async function longestLease({ read }: PostgresStore): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(max(lease_until - extract(epoch from now()) * 1000), 0)::float8 as left from job_leases`.execute(
    read,
  )
  return rows[0]?.left ?? 0
}

export const CLOCK_JUMPS: FaultCase = {
  name: `the clock of one of two API processes jumps ${DAYS} days forward and back`,
  options: () => ({ hasFalseClock: true }),
  async run({ apis, postgres, clock }) {
    for (const days of [DAYS, 0, -DAYS, 0]) {
      clock?.jump(days)
      await setTimeout(days === 0 ? RIGHT_FOR : JUMPED_FOR)
    }
    return { since: performance.now(), apis, postgres }
  },
  async finish({ apis: [first, second], mails, openedAt }, { postgres }) {
    const store = await openPostgresStore(databaseAt(postgres))
    const dates = await datesIn(store)
    const isDatedRight = dates.first > openedAt - MINUTE && dates.last < Date.now() + MINUTE
    const held = await longestLease(store)
    await store.close()
    first.kill('SIGTERM')
    await first.exitCode()
    const before = mails.length
    await send(second, '/api/auth/password-resets', { email: CAST.other.email })
    const deadline = performance.now() + SENDS_WITHIN
    while (mails.length === before && performance.now() < deadline) await setTimeout(POLL_AFTER)
    const demands: readonly Demand[] = [
      { what: 'nothing is dated before the first write or after now, but for a minute', isMet: isDatedRight },
      { what: 'no job is held for longer than a lease', isMet: held <= LEASE },
      { what: 'the process whose clock jumped sends mails by itself', isMet: mails.length > before },
    ]
    return demands
  },
}
