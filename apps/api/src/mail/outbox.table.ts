import type { Generated, Selectable } from 'kysely'
import type { Share } from './budget.ts'
import type { Lane } from './lane.ts'

/** A mail that is to be sent, as it will be read: rendered when it was caused, so that nothing changes it later. */
export interface OutboxTable {
  id: Generated<number>
  /** Fixed, so that whoever gets a mail twice can tell that it is the same one. */
  message_id: string
  to_name: string
  to_address: string
  /** Of the mailbox behind the address: what its budget is counted by. */
  recipient_key: string
  lane: Lane
  /** Which kind of mail about an account's address it is: of each kind only the newest waits. Null for all others. */
  proves: Generated<'confirm' | 'claim' | null>
  /** The share of its mailbox's budget that it is counted in. */
  share: Generated<Share>
  subject: string
  text: string
  html: string
  /** JSON: headers beside those that every mail has. */
  headers: Generated<string>
  /** Its text or headers hold a token: all three are emptied once it was sent. */
  holds_token: Generated<0 | 1>
  created_at: number
  /** How often a worker took it up. */
  attempts: Generated<number>
  /** From when on it may be tried, be it after a failure or once its recipient may get a mail again; null once it was sent or given up. */
  next_try_at: number | null
  /** Its recipient had had enough when it was due: it may go together with others that were held back. */
  held_back: Generated<0 | 1>
  /** The mail that it goes with, as one: that one is counted, and what comes of it comes of all. Never changed once it was tried. */
  joined_to: Generated<number | null>
  /** Until when `lease_owner` alone may send it; null while nobody does. */
  lease_until: Generated<number | null>
  lease_owner: Generated<string | null>
  sent_at: Generated<number | null>
  given_up_at: Generated<number | null>
  /** Why the last attempt failed: the server's code or the kind of failure, no addresses and no texts. */
  last_error: Generated<string | null>
}

export type OutboxRow = Selectable<OutboxTable>

declare module '#db/database.ts' {
  interface Database {
    outbox: OutboxTable
  }
}
