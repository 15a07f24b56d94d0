import type { RoleChange, UserState } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderRoleChanged } from '#mail/templates/role-changed.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { toAddressee, countOtherAdmins, updateUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { requireManagedUser, getName, toUserState, UserConflict } from './managed-account.service.ts'

/** Grants or withdraws administrator rights, and notifies the account by email. */
export async function setRole(
  context: AppContext,
  { actorId, userId }: { readonly actorId: number; readonly userId: number },
  { role, confirmed = false }: RoleChange,
): Promise<UserState> {
  const { store, now, config } = context
  return store.write.transaction().execute(async (trx) => {
    const user = await requireManagedUser(trx, { actorId, userId })
    const { role: before } = toUserState(user)
    if (before === role) throw new UserConflict(`${getName(user)} ${UNCHANGED[role]}`, user)
    if (role === 'administrator') requireTrustworthy(user)
    else await requireRevocable(trx, user, { isOwn: actorId === userId, confirmed })
    const changed = await updateUser(trx, userId, { is_admin: role === 'administrator' ? 1 : 0 })
    await recordAction(trx, {
      at: now(),
      actor_id: actorId,
      action: role === 'administrator' ? 'made administrator' : 'no longer administrator',
      subject_kind: 'account',
      subject_id: userId,
      before: { role: before },
      after: { role },
    })
    const email = renderRoleChanged(config, { firstName: user.first_name, isAdmin: role === 'administrator' })
    await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email })
    return toUserState(changed)
  })
}

const UNCHANGED = {
  administrator: 'is already an administrator',
  user: 'is no longer an administrator',
} as const

/** Whoever opened an account whose address is not confirmed may not be who they seem. */
function requireTrustworthy(user: UserRow): void {
  if (user.suspended_at !== null)
    throw new UserConflict('This account is suspended. Restore it before you make it an administrator', user)
  if (user.email_confirmed_at === null)
    throw new UserConflict(
      'This account’s address is not confirmed. Ask its owner to open the link in our email first',
      user,
    )
}

/** Without any administrator nobody could decide about anything. */
async function requireRevocable(
  trx: Transaction<Database>,
  user: UserRow,
  { isOwn, confirmed }: { readonly isOwn: boolean; readonly confirmed: boolean },
): Promise<void> {
  if ((await countOtherAdmins(trx, user.id)) === 0)
    throw new UserConflict('This is the only administrator. Make somebody else an administrator first', user)
  if (isOwn && !confirmed)
    throw createFieldProblem(
      'confirmed',
      'Please confirm that you give up your own rights as an administrator',
    )
}
