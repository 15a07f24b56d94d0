import type { UserState } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { findUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** What an account is, as answers and refusals say it. */
export const toUserState = (row: Pick<UserRow, 'id' | 'is_admin' | 'suspended_at'>): UserState => ({
  id: row.id,
  role: row.is_admin === 1 ? 'administrator' : 'user',
  suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at).toISOString(),
})

/** A change that does not fit what the account is by now; its answer says what that is. */
export class UserConflict extends Problem {
  constructor(message: string, user: UserRow) {
    super('conflict', message, { details: { current: toUserState(user) } })
  }
}

export const createUserNotFoundProblem = (): Problem => new Problem('not-found', 'User not found')

export const getName = ({ first_name: first, last_name: last }: UserRow): string => `${first} ${last}`.trim()

/**
 * The account that an administrator changes. Whoever was an administrator when the request arrived and is none any more
 * changes nothing: of two who take each other's rights away at once, the first does.
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
