import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'

/** Milliseconds that a mail under way takes at most, and after which nobody sends what is left. */
const UNDER_WAY_FOR = 4_000
const STILL_FOR = 20_000
const POLL_AFTER = 200

interface Left {
  readonly waiting: number
  readonly leased: number
}

async function countLeft({ read }: PostgresStore): Promise<Left> {
  const { rows } = await sql<Left>`
    select count(*) filter (where lease_until is null)::int as waiting,
      count(*) filter (where lease_until is not null)::int as leased
    from outbox where sent_at is null and given_up_at is null`.execute(read)
  return rows[0] ?? { waiting: 0, leased: 0 }
}

/**
 * Waits until the outbox is empty, or nothing leaves it any more. What is leased by nobody any more is sent at once, as if its
 * lease had expired. Answers how many mails stayed.
 */
export async function settleMails(store: PostgresStore): Promise<number> {
  let stillSince = performance.now()
  let last = -1
  let areEnded = false
  for (;;) {
    const { waiting, leased } = await countLeft(store)
    const left = waiting + leased
    if (left !== last) stillSince = performance.now()
    last = left
    const still = performance.now() - stillSince
    if (left === 0 || still > STILL_FOR) return left
    if (!areEnded && waiting === 0 && still > UNDER_WAY_FOR) {
      await endLeases(store)
      areEnded = true
    }
    await setTimeout(POLL_AFTER)
  }
}

const endLeases = ({ write }: PostgresStore) =>
  write.updateTable('outbox').set({ lease_until: 0 }).where('lease_until', '>', 0).execute()
