import type { Difference, QueueDetail, QueueDuplicate, QueueKind, QueueStatus } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { QueueCountsTable } from '#db/queue-counts.table.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { recordAction } from '#features/audit/audit.service.ts'
import type { AuditSubject, AuditTable } from '#features/audit/audit.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** The columns of a row that decisions affect, by name. */
export type State = Readonly<Record<string, string | number | null>>

/** The position of an item in the queue: the longest waiting comes first. */
export interface QueuePosition {
  readonly submittedAt: number
  readonly id: number
}

/** A waiting item as the queue lists it. */
export interface WaitingItem extends QueuePosition {
  readonly title: string
  readonly reference: string | null
  /** For example category and place. */
  readonly about: string
  readonly sentBy: string
  readonly timeZone: string
  /** Whether it was rejected before, or changes something public. */
  readonly isChange: boolean
  /** The texts that a search covers. */
  readonly texts: readonly (string | null)[]
}

/** Why an item is rejected, or a note to its sender. */
export interface DecisionReason {
  readonly reason: string | null
  readonly note: string | null
}

/** The result of a decision. */
export interface DecisionResult {
  readonly action: AuditTable['action']
  /** The state after the decision; `ReviewItem.state` is the one before. */
  readonly state: State
  /** Null without a page of its own. */
  readonly slug: string | null
  readonly trialExpiresAt?: number | null
  readonly mails: readonly OutgoingMail[]
  /** Its side effects, each with an audit entry of its own. */
  readonly consequences?: readonly Consequence[]
}

/** An audit entry for a side effect of a decision. */
type Consequence = Omit<Parameters<typeof recordAction>[1], 'at' | 'actor_id'>

/** An item with its possible decisions, in one transaction. */
export interface ReviewItem {
  readonly status: QueueStatus
  readonly submittedAt: number
  /** The columns that decisions change; undoing one requires them unchanged since. */
  readonly state: State
  approve(at: number, why: DecisionReason): Promise<DecisionResult>
  reject(at: number, why: DecisionReason): Promise<DecisionResult>
  /** Undoes the changes of a decision and their side effects. */
  restore(before: State): Promise<void>
}

/** A sender: an account, or only an email address. */
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
  /** The part that differs by kind. */
  readonly content: Content<QueueDetail>
}

/** One kind of queue item. The queue consists of these and knows nothing else about its items. */
export interface QueueSource {
  readonly kind: QueueKind
  /** Its counter, which triggers maintain. */
  readonly counter: QueueCountsTable['kind']
  /** Its name in the audit trail. */
  readonly subject: AuditSubject
  /** Its name within a sentence. */
  readonly label: string
  /** The statuses that its two decisions lead to. */
  readonly outcomes: { readonly approve: QueueStatus; readonly reject: QueueStatus }
  /** The sentence for a rejection reason's code; null for an unknown code. */
  reasonLabel(code: string): string | null
  /** Waiting items after a position, the longest waiting first. */
  findWaiting(db: Db, after: QueuePosition, limit: number): Promise<WaitingItem[]>
  /** Throws if there is no such item. */
  open(trx: Trx, id: number): Promise<ReviewItem>
  /** Throws if there is no such item. */
  describe(db: Db, id: number, administratorId: number): Promise<Description>
}
