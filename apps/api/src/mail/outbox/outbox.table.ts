import type { Generated, Selectable } from 'kysely'
import type { Share } from '../budget/budget.ts'
import type { Lane } from './lanes.ts'

/** What the link of a mail about an account is for; whoever opens it reads the mails of that address. */
export type AddressProof = 'confirm' | 'claim' | 'reset'

/** A mail to send, rendered when it was caused so that nothing changes it later. */
export interface OutboxTable {
  id: Generated<number>
  /** Never changes, so that a mail that arrives twice can be recognised. */
  message_id: string
  to_name: string
  to_address: string
  /** The mailbox behind the address; its budget is counted by this. */
  recipient_key: string
  lane: Lane
  /** The kind of address proof: of each kind only the newest waits. Null for all other mails. */
  proves: Generated<AddressProof | null>
  /** The share of the mailbox's budget in which it counts. */
  share: Generated<Share>
  subject: string
  text: string
  html: string
  /** JSON: headers beside those that every mail has. */
  headers: Generated<string>
  /** Its text or headers contain a token: text, HTML and headers are emptied once it has been sent. */
  holds_token: Generated<0 | 1>
  created_at: number
  /** How often a worker has leased it. */
  attempts: Generated<number>
  /** From when on it may be tried: after a failure, or once the budget allows it again. Null once it was sent or given up. */
  next_try_at: number | null
  /** Nothing makes it due before this moment: until then what it tells about can be undone. Null for most mails. */
  not_before: Generated<number | null>
  /** The decision that it tells about; undoing it deletes the mail. */
  decision_id: Generated<number | null>
  /** The budget was used up when it was due: it may join other mails that were held back, in a digest. */
  held_back: Generated<0 | 1>
  /** The mail that it joins in a digest: that one counts, and its outcome is the outcome of all. Fixed at the first attempt. */
  joined_to: Generated<number | null>
  /** Until when only `lease_owner` may send it; null while it is not leased. */
  lease_until: Generated<number | null>
  lease_owner: Generated<string | null>
  sent_at: Generated<number | null>
  given_up_at: Generated<number | null>
  /** The request that caused it, as its log lines name it; null for mails of jobs and commands. */
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
