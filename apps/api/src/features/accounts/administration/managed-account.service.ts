import type { UserState } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** The state of an account in responses and refusals. */
export const toUserState = (row: Pick<UserRow, 'id' | 'is_admin' | 'suspended_at'>): UserState => ({
  id: row.id,
  role: row.is_admin === 1 ? 'administrator' : 'user',
  suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at).toISOString(),
})

/** A change that conflicts with the present state of the account; its response carries that state. */
export class UserConflict extends Problem {
  constructor(message: string, user: UserRow) {
    super('conflict', message, { details: { current: toUserState(user) } })
  }
}

export const createUserNotFoundProblem = (): Problem => new Problem('not-found', 'User not found')

export const getName = ({ first_name: first, last_name: last }: UserRow): string => `${first} ${last}`.trim()

/**
 * The account that an administrator changes. Checks again that the actor is an administrator: of two who revoke each
 * other's rights at once, only the first succeeds.
 */
export async function requireManagedUser(
  trx: Transaction<Database>,
  { actorId, userId }: { readonly actorId: number; readonly userId: number },
): Promise<UserRow> {
  const actor = await findUser(trx, actorId)
  if (actor?.is_admin !== 1 || actor.suspended_at !== null)
    throw new Problem('forbidden', 'Only administrators may do this')
  const user = await findUser(trx, userId)
  if (!user) throw createUserNotFoundProblem()
  return user
}
