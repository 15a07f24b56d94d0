import type { AppContext } from '#context.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueuePasswordReset } from '../new-password/password-reset.service.ts'
import { endChosenSessions } from '../sessions/account-sessions.service.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import { requireManagedUser, UserConflict } from './managed-account.service.ts'

interface AccountAction {
  readonly actorId: number
  readonly userId: number
}

/**
 * Signs somebody out of one session, or everywhere; returns how many sessions ended, and whether that of the request
 * did.
 */
export async function endUserSessions(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { actorId, userId }: AccountAction,
  { which, currentId }: { readonly which: string; readonly currentId: string },
): Promise<{ ended: number; endsCurrent: boolean }> {
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    await requireManagedUser(trx, { actorId, userId })
    const { ended, endsCurrent } = await endChosenSessions(trx, userId, { which, currentId }, at)
    // Sign-ins that wait for their code end as well.
    if (which === 'all') await deleteUserSessions(trx, userId)
    await recordAction(trx, {
      at,
      actor_id: actorId,
      action: 'sessions ended',
      subject_kind: 'account',
      subject_id: userId,
      before: { endedSessions: 0 },
      after: { endedSessions: ended },
    })
    return { ended, endsCurrent }
  })
}

/** Sends somebody a link to choose a new password. */
export async function sendPasswordReset(
  context: AppContext,
  { actorId, userId }: AccountAction,
): Promise<{ email: string }> {
  const { store, now } = context
  return store.write.transaction().execute(async (trx) => {
    const user = await requireManagedUser(trx, { actorId, userId })
    if (user.suspended_at !== null)
      throw new UserConflict('This account is suspended. Restore it before you send a new password', user)
    await enqueuePasswordReset(trx, context, user)
    await recordAction(trx, {
      at: now(),
      actor_id: actorId,
      action: 'password reset sent',
      subject_kind: 'account',
      subject_id: userId,
    })
    return { email: user.email }
  })
}
