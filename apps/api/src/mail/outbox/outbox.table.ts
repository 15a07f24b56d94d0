import type { Generated, Selectable } from 'kysely'
import type { Share } from '../budget/budget.ts'
import type { Lane } from './lanes.ts'

/** The purpose of a link in a mail about an account, which proves that its user reads mails to that address. */
export type AddressProof = 'confirm' | 'claim' | 'reset'

/** A mail to send, rendered when it was caused so that later changes don't affect it. */
export interface OutboxTable {
  id: Generated<number>
  /** Never changes, so that a mail that arrives twice can be recognised. */
  message_id: string
  to_name: string
  to_address: string
  /** The key of the address's mailbox, by which its budget is counted. */
  recipient_key: string
  lane: Lane
  /** The kind of address proof, of which only the newest waits. Null for all other mails. */
  proves: Generated<AddressProof | null>
  /** The share of the mailbox's budget in which it counts. */
  share: Generated<Share>
  subject: string
  text: string
  html: string
  /** JSON of the headers besides those of every mail. */
  headers: Generated<string>
  /** Whether its text or headers contain a token: text, HTML and headers are emptied once it has been sent. */
  holds_token: Generated<0 | 1>
  created_at: number
  /** How often a worker has leased it. */
  attempts: Generated<number>
  /** When it may be tried: after a failure, or once the budget allows it again. Null once it was sent or given up. */
  next_try_at: number | null
  /** It is never due before this instant, until which its decision can be undone. Null for most mails. */
  not_before: Generated<number | null>
  /** The decision that it is about; undoing it deletes the mail. */
  decision_id: Generated<number | null>
  /** Whether the budget was exhausted when it was due: it may then join others in a digest. */
  held_back: Generated<0 | 1>
  /** The first mail of its digest, which counts, and whose outcome applies to all. Fixed at the first attempt. */
  joined_to: Generated<number | null>
  /** Until when only `lease_owner` may send it; null while it is not leased. */
  lease_until: Generated<number | null>
  lease_owner: Generated<string | null>
  sent_at: Generated<number | null>
  given_up_at: Generated<number | null>
  /** The id of the request that caused it, as in the log; null for mails of jobs and commands. */
  request_id: Generated<string | null>
  /** Why the last attempt failed: the server's code or the kind of failure, never an address or a text. */
  last_error: Generated<string | null>
}

export type OutboxRow = Selectable<OutboxTable>

declare module '#db/database.ts' {
  interface Database {
    outbox: OutboxTable
  }
}
