import { SIGN_IN_PROBLEMS, type SignInProblem } from '@portal/domain/shared'
import { Problem, type ProblemKind } from '#shared/problem.ts'
import type { UserRow } from '#features/users/users.table.ts'

const KINDS: Readonly<Record<SignInProblem, ProblemKind>> = {
  cancelled: 'forbidden',
  expired: 'invalid',
  unverified: 'forbidden',
  failed: 'forbidden',
  unavailable: 'unavailable',
  suspended: 'forbidden',
  'too-many': 'too-many',
}

/** A failed sign-in, with a reason that the sign-in page explains. */
export class SignInRefusal extends Problem {
  readonly reason: SignInProblem

  constructor(reason: SignInProblem) {
    super(KINDS[reason], SIGN_IN_PROBLEMS[reason], reason === 'unavailable' ? { retryAfter: 60 } : {})
    this.reason = reason
  }
}

/** Refuses a sign-in to a suspended account. */
export function requireActive({ suspended_at: suspendedAt }: Pick<UserRow, 'suspended_at'>): void {
  if (suspendedAt !== null) throw new SignInRefusal('suspended')
}
