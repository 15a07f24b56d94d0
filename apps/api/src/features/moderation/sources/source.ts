import type { Difference, QueueDetail, QueueDuplicate, QueueKind, QueueStatus } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { QueueCountsTable } from '#db/queue-counts.table.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { recordAction } from '#features/audit/audit.service.ts'
import type { AuditSubject, AuditTable } from '#features/audit/audit.table.ts'
import type { State } from '../decisions/state.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Where something stands in the queue: the longest waiting comes first. */
export interface QueuePosition {
  readonly submittedAt: number
  readonly id: number
}

/** Something that waits, as the list of the queue shows it. */
export interface WaitingItem extends QueuePosition {
  readonly title: string
  readonly reference: string | null
  /** Category and place, say. */
  readonly about: string
  readonly sentBy: string
  readonly timeZone: string
  /** It was rejected before, or changes what is public. */
  readonly isChange: boolean
  /** What a search looks through. */
  readonly texts: readonly (string | null)[]
}

/** Why something is rejected, or what its sender is told. */
export interface DecisionReason {
  readonly reason: string | null
  readonly note: string | null
}

/** What a decision came to. */
export interface DecisionResult {
  readonly action: AuditTable['action']
  /** The state afterwards, as `Decidable.state` has it before. */
  readonly state: State
  /** Null where it has no page of its own. */
  readonly slug: string | null
  readonly trialExpiresAt?: number | null
  readonly mails: readonly OutgoingMail[]
  /** What else came of it, each a line of the audit trail of its own. */
  readonly consequences?: readonly Consequence[]
}

/** A line of the audit trail that follows from a decision. */
type Consequence = Omit<Parameters<typeof recordAction>[1], 'at' | 'actor_id'>

/** An item with what can be done about it, in one transaction. */
export interface ReviewItem {
  readonly status: QueueStatus
  readonly submittedAt: number
  /** What decisions change, and what has to be unchanged since for one to be undone. */
  readonly state: State
  approve(at: number, why: DecisionReason): Promise<DecisionResult>
  reject(at: number, why: DecisionReason): Promise<DecisionResult>
  /** Undoes what a decision has changed, with all that follows from it. */
  restore(before: State): Promise<void>
}

/** Who sent something in: an account, or an address alone. */
export interface SenderKey {
  readonly userId: number | null
  readonly email: string | null
  readonly name: string
}

type Content<Detail> = Detail extends QueueDetail
  ? Omit<
      Detail,
      | 'id'
      | 'title'
      | 'reference'
      | 'submittedAt'
      | 'dueAt'
      | 'timeZone'
      | 'state'
      | 'path'
      | 'differences'
      | 'duplicates'
      | 'sender'
    >
  : never

/** An item with all that a decision needs. */
export interface Description {
  readonly title: string
  readonly reference: string | null
  readonly submittedAt: number
  readonly timeZone: string
  readonly status: QueueStatus
  readonly path: string | null
  readonly differences: readonly Difference[]
  readonly duplicates: readonly QueueDuplicate[]
  readonly sender: SenderKey | null
  /** What differs by kind. */
  readonly content: Content<QueueDetail>
}

/** One kind of what waits for a decision. The queue is made of these, and knows nothing else of what it holds. */
export interface QueueSource {
  readonly kind: QueueKind
  /** Its counter, which triggers keep. */
  readonly counter: QueueCountsTable['kind']
  /** What it is in the audit trail. */
  readonly subject: AuditSubject
  /** What it is called within a sentence. */
  readonly label: string
  /** What its two decisions make of it: right is approved, or resolved. */
  readonly outcomes: { readonly approve: QueueStatus; readonly reject: QueueStatus }
  /** The sentence for a rejection reason's code; null for an unknown code. */
  reasonLabel(code: string): string | null
  /** What waits after a position, the longest waiting first. */
  findWaiting(db: Db, after: QueuePosition, limit: number): Promise<WaitingItem[]>
  /** Throws where there is no such item. */
  open(trx: Trx, id: number): Promise<ReviewItem>
  /** Throws where there is no such item. */
  describe(db: Db, id: number, administratorId: number): Promise<Description>
}
