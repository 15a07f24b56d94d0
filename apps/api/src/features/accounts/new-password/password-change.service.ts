import type { ChangePasswordInput } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderPasswordChanged } from '#mail/templates/password-changed.ts'
import { getUser, toAddressee, updateUser } from '#features/users/users.service.ts'
import { hashPassword, requireUncommonPassword } from '../passwords.ts'
import { deleteOtherSessions } from '../sessions/account-sessions.repository.ts'
import { toEndedSessions, recordOwnChange } from '../own-changes.service.ts'
import { hashSessionId } from '../sessions.service.ts'
import { requireOwnPassword } from './own-password.ts'

/** Changes a password; all sessions but the present one end. Returns how many. */
export async function changePassword(
  context: AppContext,
  userId: number,
  { currentPassword, password }: ChangePasswordInput,
  sessionId: string,
): Promise<{ ended: number }> {
  const { store } = context
  requireUncommonPassword(password)
  const before = await getUser(store.read, userId)
  await requireOwnPassword(before.password_hash, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  return store.write.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    // The later of two concurrent changes must not accept the old password.
    if (user.password_hash !== before.password_hash)
      await requireOwnPassword(user.password_hash, currentPassword, 'currentPassword')
    await updateUser(trx, userId, { password_hash: passwordHash })
    await enqueueMail(trx, context, {
      to: toAddressee(user),
      lane: 'security',
      email: renderPasswordChanged(context.config, { firstName: user.first_name, unlinked: [] }),
    })
    const ended = await deleteOtherSessions(trx, userId, hashSessionId(sessionId))
    const at = context.now()
    await recordOwnChange(trx, { at, userId, action: 'password changed', ...toEndedSessions(ended) })
    return { ended }
  })
}
