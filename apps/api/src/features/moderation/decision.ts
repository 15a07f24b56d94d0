import type { Decision, QueueDecision, QueueState, QueueStatus } from '@portal/domain/contract'
import { getQueueStatusLabel } from '@portal/domain/moderation'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { readState } from './decisions/record.service.ts'
import type { DecisionReason, QueueSource } from './sources/source.ts'

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
