import type { Decision } from '@portal/domain/contract'
import { canDecide, statusLabel, type ModerationStatus } from '@portal/domain/moderation'
import { fieldProblem, Problem } from '#shared/problem.ts'

/** Why something is rejected. */
export interface RejectionReason {
  readonly reason: string | null
  readonly note: string | null
}

/** Parses a decision's reason and note; refuses a reason without a label. */
export function parseRejectionReason(
  { reason, note }: Decision,
  findLabel: (code: string) => string | null,
): RejectionReason {
  if (reason && findLabel(reason) === null) throw fieldProblem('reason', 'Please choose one of the reasons')
  return { reason: reason || null, note: note || null }
}

interface Subject {
  readonly status: ModerationStatus
  readonly submitted_at: number | null
}

/** Refuses a decision about what is decided already or was sent in again meanwhile; `label` is `listing`, say. */
export function requirePending(
  { status, submitted_at }: Subject,
  { submittedAt }: Decision,
  label: string,
): void {
  if (!canDecide(status)) {
    throw new Problem('conflict', `This ${label} is no longer pending: it is ${statusLabel(status)}`)
  }
  if (submittedAt && Date.parse(submittedAt) !== submitted_at) {
    throw new Problem('conflict', `This ${label} was sent in again meanwhile. Please read it once more`)
  }
}
