import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostgresStore } from '@portal/api/src/db/engine/postgres/open.ts'

/** The longest time to send a mail, and the time without progress after which no more are sent. */
const IN_FLIGHT_MS = 4_000
const MAX_IDLE_MS = 20_000
const POLL_INTERVAL_MS = 200

interface UnsentMails {
  readonly waiting: number
  readonly leased: number
}

async function countUnsent({ read }: PostgresStore): Promise<UnsentMails> {
  const { rows } = await sql<UnsentMails>`
    select count(*) filter (where lease_until is null)::int as waiting,
      count(*) filter (where lease_until is not null)::int as leased
    from outbox where sent_at is null and given_up_at is null`.execute(read)
  return rows[0] ?? { waiting: 0, leased: 0 }
}

/**
 * Waits until the outbox is empty or makes no more progress. Leases of ended processes are expired, so that their mails are sent
 * at once. Returns the number of unsent mails.
 */
export async function waitForMails(store: PostgresStore): Promise<number> {
  let idleSince = performance.now()
  let last = -1
  let hasEndedLeases = false
  for (;;) {
    const { waiting, leased } = await countUnsent(store)
    const unsent = waiting + leased
    if (unsent !== last) idleSince = performance.now()
    last = unsent
    const idleMs = performance.now() - idleSince
    if (unsent === 0 || idleMs > MAX_IDLE_MS) return unsent
    if (!hasEndedLeases && waiting === 0 && idleMs > IN_FLIGHT_MS) {
      await endLeases(store)
      hasEndedLeases = true
    }
    await setTimeout(POLL_INTERVAL_MS)
  }
}

const endLeases = ({ write }: PostgresStore) =>
  write.updateTable('outbox').set({ lease_until: 0 }).where('lease_until', '>', 0).execute()
