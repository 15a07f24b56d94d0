import type { QueueState } from '@portal/domain/contract'
import { UNDO_SECONDS } from '@portal/domain/moderation'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { findLastAction, recordAction } from '#features/audit/audit.service.ts'
import type { AuditTable } from '#features/audit/audit.table.ts'
import type { DecisionReason, ReviewItem, DecisionResult, QueueSource, State } from '../sources/source.ts'
import { insertDecision } from './decisions.repository.ts'
import { createHash } from 'node:crypto'

type Trx = Transaction<Database>
type Context = Pick<AppContext, 'config' | 'now' | 'randomBytes'>

/** Decisions that an administrator makes together; they are undone together. */
export interface Batch {
  readonly administratorId: number
  readonly at: number
  readonly undoUntil: number
  /** The id of the first decision, which identifies the batch; null until there is one. */
  id: number | null
}

export const startBatch = (administratorId: number, at: number): Batch => ({
  administratorId,
  at,
  undoUntil: at + UNDO_SECONDS * 1000,
  id: null,
})

/** A decided item, as it was before. */
interface Subject {
  readonly source: QueueSource
  readonly id: number
  readonly item: ReviewItem
}

/** Records a decision: the audit entry, how to undo it, and the mails, which wait until it can't be undone. */
export async function recordDecision(
  trx: Trx,
  context: Context,
  batch: Batch,
  { source, id, item }: Subject,
  { action, state, mails, consequences = [] }: DecisionResult,
  why: DecisionReason,
): Promise<void> {
  const { administratorId, at, undoUntil } = batch
  await recordAction(trx, {
    at,
    actor_id: administratorId,
    action,
    subject_kind: source.subject,
    subject_id: id,
    ...why,
    submitted_at: item.submittedAt,
    before: toFacts(item.state),
    after: toFacts(state),
  })
  for (const consequence of consequences)
    await recordAction(trx, { ...consequence, at, actor_id: administratorId })
  const decisionId = await insertDecision(trx, {
    batch_id: batch.id,
    administrator_id: administratorId,
    kind: source.kind,
    subject_id: id,
    decided_at: at,
    undo_until: undoUntil,
    before: JSON.stringify(getChangedColumns(item.state, state)),
    after_digest: getDigest(state),
  })
  batch.id ??= decisionId
  for (const mail of mails)
    await enqueueMail(trx, context, { ...mail, decision: { id: decisionId, undoUntil } })
}

/** The status that results from an action; other actions leave it unchanged. */
const STATUSES: Readonly<Partial<Record<AuditTable['action'], QueueState['status']>>> = {
  approved: 'approved',
  rejected: 'rejected',
  'taken down': 'rejected',
  withdrawn: 'rejected',
  resolved: 'resolved',
  dismissed: 'dismissed',
}

/** The current status of an item; by whom and when only if its last action led to it. */
export async function readState(
  db: Kysely<Database>,
  { subject }: Pick<QueueSource, 'subject'>,
  id: number,
  status: QueueState['status'],
): Promise<QueueState> {
  const last = status === 'pending' ? null : await findLastAction(db, { kind: subject, id })
  if (!last || STATUSES[last.action] !== status) return { status, by: null, at: null }
  return { status, by: last.actor, at: new Date(last.at).toISOString() }
}

/** The columns that a decision changed, with their earlier values. */
const getChangedColumns = (before: State, after: State): State =>
  Object.fromEntries(Object.entries(before).filter(([column, value]) => after[column] !== value))

/** Columns that audit entries record by other means: reason, note and time. */
const ENTRY_COLUMNS = new Set([
  'rejection_reason',
  'rejection_note',
  'rejected_at',
  'decided_at',
  'edit.reason',
  'edit.note',
  'edit.decided_at',
])

/** The columns whose changes the audit trail keeps. */
export const toFacts = (state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([column]) => !ENTRY_COLUMNS.has(column)))

/** Equal for equal states, whatever the order of their columns. */
export const getDigest = (state: State): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(state).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest()
