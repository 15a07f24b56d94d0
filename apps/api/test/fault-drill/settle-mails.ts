import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostgresStore } from '#db/engine/postgres/open.ts'

/** Milliseconds that mails get to leave, and that one under way takes at most. */
const SENT_WITHIN = 25_000
const UNDER_WAY_FOR = 4_000
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
 * Waits until the outbox is empty. What is leased by nobody any more is sent at once, as if its lease had expired. Answers how
 * many mails stayed.
 */
export async function settleMails(store: PostgresStore): Promise<number> {
  const deadline = performance.now() + SENT_WITHIN
  let stillSince = performance.now()
  let last = -1
  for (;;) {
    const { waiting, leased } = await countLeft(store)
    const now = performance.now()
    if (waiting + leased === 0 || now > deadline) return waiting + leased
    if (waiting > 0 || leased !== last) stillSince = now
    last = leased
    if (now - stillSince > UNDER_WAY_FOR) await endLeases(store)
    await setTimeout(POLL_AFTER)
  }
}

const endLeases = ({ write }: PostgresStore) =>
  write.updateTable('outbox').set({ lease_until: 0 }).where('lease_until', '>', 0).execute()
