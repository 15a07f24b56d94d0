import type {
  ApprovalOutcomes,
  Approvals,
  Decision,
  DecidedItem,
  QueueDecision,
  QueueKind,
  QueueState,
  QueueStatus,
} from '@portal/domain/contract'
import type { Transaction, Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import type { DecisionResult, QueueSource, DecisionReason } from '../sources/source.ts'
import type { QueueSources } from '../sources/sources.service.ts'
import { recordDecision, startBatch, type Batch, readState } from './record.service.ts'
import { getQueueStatusLabel } from '@portal/domain/moderation'

type Trx = Transaction<Database>
export type DecisionContext = Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes'>

/** Who decides, and the key under which a repeat gets the same response. */
export interface DecisionRequest {
  readonly administratorId: number
  readonly idempotencyKey: string | null
}

/** The decided item, and when the trial of an approved business ends, in milliseconds. */
export interface DecidedItemWithTrial {
  readonly item: DecidedItem
  readonly trialExpiresAt: number | null
}

interface Key {
  readonly kind: QueueKind
  readonly id: number
}

/** Decides on an item of the queue: the change, the audit entry and the mails are one transaction. */
export function decideItem(
  context: DecisionContext,
  sources: QueueSources,
  { administratorId, idempotencyKey }: DecisionRequest,
  { kind, id }: Key,
  decision: QueueDecision,
): Promise<DecidedItemWithTrial> {
  const at = context.now()
  const call = 'PATCH /api/admin/status'
  const request = {
    userId: administratorId,
    key: idempotencyKey,
    call,
    body: { kind, id, decision },
    now: at,
  }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const batch = startBatch(administratorId, at)
      const source = sources[kind]
      const { slug, trialExpiresAt = null } = await decideOne(trx, context, batch, source, id, decision)
      const item = { kind, id, slug, status: decision.status, decision: toUndoable(batch) }
      return { item, trialExpiresAt }
    }),
  )
}

/** Approves several items at once. Those that can't be approved stay unchanged; their outcome says why. */
export function approveItems(
  context: DecisionContext,
  sources: QueueSources,
  { administratorId, idempotencyKey }: DecisionRequest,
  { items }: Approvals,
): Promise<ApprovalOutcomes> {
  const at = context.now()
  const call = 'POST /api/admin/queue/approvals'
  const request = { userId: administratorId, key: idempotencyKey, call, body: items, now: at }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, request, async () => {
      const batch = startBatch(administratorId, at)
      const outcomes: ApprovalOutcomes['outcomes'] = []
      for (const { kind, id, submittedAt } of items) {
        const source = sources[kind]
        const refusal = await catchRefusal(() =>
          decideOne(trx, context, batch, source, id, { status: 'approved', submittedAt }),
        )
        outcomes.push({ kind, id, ...toOutcome(refusal) })
      }
      return { decision: batch.id === null ? null : toUndoable(batch), outcomes }
    }),
  )
}

/**
 * Runs a decision; returns its refusal, or null. A refusal comes before any write, so the other items of the transaction
 * are not affected.
 */
async function catchRefusal(decide: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await decide()
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

const toOutcome = (refusal: Problem | null) => ({
  isApproved: refusal === null,
  message: refusal?.message ?? null,
  current: refusal instanceof StaleDecision ? refusal.current : null,
})

async function decideOne(
  trx: Trx,
  context: DecisionContext,
  batch: Batch,
  source: QueueSource,
  id: number,
  decision: QueueDecision | Decision,
): Promise<DecisionResult> {
  const { approve, reject } = source.outcomes
  if (decision.status !== approve && decision.status !== reject)
    throw createFieldProblem('status', `Expected ${approve} or ${reject}`)
  const why = parseRejectionReason(decision, (code) => source.reasonLabel(code))
  const item = await source.open(trx, id)
  await requirePending(trx, source, id, item, decision)
  const result =
    decision.status === approve ? await item.approve(batch.at, why) : await item.reject(batch.at, why)
  await recordDecision(trx, context, batch, { source, id, item }, result, why)
  return result
}

/** The undoable decision of a batch, which must have at least one. */
export const toUndoable = ({ id, undoUntil }: Batch): DecidedItem['decision'] => ({
  id: id ?? 0,
  undoUntil: new Date(undoUntil).toISOString(),
})

/** Parses a decision's reason and note; refuses a reason without a label. */
export function parseRejectionReason(
  { reason, note }: Pick<Decision, 'reason' | 'note'>,
  findLabel: (code: string) => string | null,
): DecisionReason {
  if (reason && findLabel(reason) === null)
    throw createFieldProblem('reason', 'Please choose one of the reasons')
  return { reason: reason || null, note: note || null }
}

interface Subject {
  readonly status: QueueStatus
  readonly submittedAt: number
}

/** A decision on an item that has changed since it was read; the response has its current state. */
export class StaleDecision extends Problem {
  readonly current: QueueState

  constructor(message: string, current: QueueState) {
    super('conflict', message, { details: { current } })
    this.current = current
  }
}

/** Rejects a decision on an item that is already decided or was submitted again, with its current state. */
export async function requirePending(
  db: Kysely<Database>,
  source: Pick<QueueSource, 'subject' | 'label'>,
  id: number,
  { status, submittedAt }: Subject,
  decision: Pick<QueueDecision, 'submittedAt'>,
): Promise<void> {
  const current = await readState(db, source, id, status)
  if (status !== 'pending') {
    const message = `This ${source.label} is no longer pending: it is ${getQueueStatusLabel(status)}`
    throw new StaleDecision(message, current)
  }
  if (decision.submittedAt && Date.parse(decision.submittedAt) !== submittedAt) {
    const message = `This ${source.label} was submitted again. Please read it again`
    throw new StaleDecision(message, current)
  }
}
