import type { Decision } from '@portal/domain/contract'
import { canDecide, statusLabel, type ModerationStatus } from '@portal/domain/moderation'
import { fieldProblem, Problem } from '#shared/problem.ts'

/** Why something is rejected, as it is stored. */
export interface RejectionReason {
  readonly reason: string | null
  readonly note: string | null
}

/** A decision's reason and note; refuses a reason that is not among those that are read out to whom it concerns. */
export function parseRejectionReason(
  { reason, note }: Decision,
  labelOf: (code: string) => string | null,
): RejectionReason {
  if (reason && labelOf(reason) === null) throw fieldProblem('reason', 'Please choose one of the reasons')
  return { reason: reason || null, note: note || null }
}

interface Subject {
  readonly status: ModerationStatus
  readonly submitted_at: number | null
}

/** Refuses what is decided already, and what was sent in again since it was read; `called` is `listing`, say. */
export function mustBeUndecided(
  { status, submitted_at }: Subject,
  { submittedAt }: Decision,
  called: string,
): void {
  if (!canDecide(status)) {
    throw new Problem('conflict', `This ${called} is no longer pending: it is ${statusLabel(status)}`)
  }
  if (submittedAt && Date.parse(submittedAt) !== submitted_at) {
    throw new Problem('conflict', `This ${called} was sent in again meanwhile. Please read it once more`)
  }
}
