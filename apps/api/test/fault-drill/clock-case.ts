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

/** When something is dated that was written a moment ago, or ends: what is furthest from now, in milliseconds. */
const furthest = async (store: PostgresStore, column: 'created_at' | 'lease_until') => {
  const table = column === 'created_at' ? 'inquiries' : 'job_leases'
  const { rows } = await sql<{ off: number }>`
    select coalesce(max(abs(${sql.ref(column)} - extract(epoch from now()) * 1000)), 0)::float8 as off
    from ${sql.table(table)}`.execute(store.read)
  return rows[0]?.off ?? 0
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
  async finish({ apis: [first, second], mails }, { postgres }) {
    const store = await openPostgresStore(databaseAt(postgres))
    const dated = await furthest(store, 'created_at')
    const held = await furthest(store, 'lease_until')
    await store.close()
    first.kill('SIGTERM')
    await first.exitCode()
    const before = mails.length
    await send(second, '/api/auth/password-resets', { email: CAST.other.email })
    const deadline = performance.now() + SENDS_WITHIN
    while (mails.length === before && performance.now() < deadline) await setTimeout(POLL_AFTER)
    const demands: readonly Demand[] = [
      { what: 'nothing is dated more than two minutes off', isMet: dated < 2 * MINUTE },
      { what: 'no job is held for longer than a lease', isMet: held <= LEASE },
      { what: 'the process whose clock jumped sends mails by itself', isMet: mails.length > before },
    ]
    return demands
  },
}
