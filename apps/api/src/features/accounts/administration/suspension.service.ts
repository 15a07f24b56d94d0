import type { SuspendedUser, SuspensionInput } from '@portal/domain/contract'
import { getAccountSuspensionLabel } from '@portal/domain/moderation'
import type { AppContext } from '#context.ts'
import { hideListings, showListings } from '#features/ownership/owner-suspension.service.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderAccountRestored } from '#mail/templates/account-restored.ts'
import { renderAccountSuspended } from '#mail/templates/account-suspended.ts'
import { toAddressee, updateUser } from '#features/users/users.service.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import { requireManagedUser, toUserState, UserConflict } from './managed-account.service.ts'

interface AccountAction {
  readonly actorId: number
  readonly userId: number
}

/**
 * Suspends an account: its sessions end, and nobody can sign in to it. Its listings stay public without `hideListings`.
 * An email tells its holder the reason.
 */
export async function suspendUser(
  context: AppContext,
  { actorId, userId }: AccountAction,
  { reason, note: text, hideListings: shouldHide }: SuspensionInput,
): Promise<SuspendedUser> {
  const { store, now, config } = context
  const note = text || null
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const user = await requireManagedUser(trx, { actorId, userId })
    if (user.suspended_at !== null) throw new UserConflict('This account is already suspended', user)
    if (user.is_admin === 1)
      throw new UserConflict('An administrator can’t be suspended. Take their rights away first', user)
    const suspension = { suspended_at: at, suspension_reason: reason, suspension_note: note }
    const changed = await updateUser(trx, userId, suspension)
    await deleteUserSessions(trx, userId)
    const by = { actorId, at }
    const listings = shouldHide ? await hideListings(trx, { ownerId: userId, suspendedAt: at }, by) : 0
    await recordAction(trx, {
      at,
      actor_id: actorId,
      action: 'suspended',
      subject_kind: 'account',
      subject_id: userId,
      reason,
      note,
      before: { suspendedAt: null, hiddenListings: 0 },
      after: { suspendedAt: new Date(at).toISOString(), hiddenListings: listings },
    })
    const details = { firstName: user.first_name, reason: getAccountSuspensionLabel(reason), note, listings }
    const email = renderAccountSuspended(config, details)
    await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email })
    return { ...toUserState(changed), listings }
  })
}

/** Restores a suspended account, and the listings that were hidden with it. */
export async function restoreUser(
  context: AppContext,
  { actorId, userId }: AccountAction,
  { note: text }: { readonly note?: string | null | undefined },
): Promise<SuspendedUser> {
  const { store, now, config } = context
  const note = text || null
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const user = await requireManagedUser(trx, { actorId, userId })
    const { suspended_at: suspendedAt } = user
    if (suspendedAt === null) throw new UserConflict('This account is not suspended', user)
    const changes = { suspended_at: null, suspension_reason: null, suspension_note: null }
    const changed = await updateUser(trx, userId, changes)
    // A session that began during the suspension must not become valid again.
    await deleteUserSessions(trx, userId)
    const listings = await showListings(trx, { ownerId: userId, suspendedAt }, { actorId, at })
    await recordAction(trx, {
      at,
      actor_id: actorId,
      action: 'restored',
      subject_kind: 'account',
      subject_id: userId,
      note,
      before: { suspendedAt: new Date(suspendedAt).toISOString(), hiddenListings: listings },
      after: { suspendedAt: null, hiddenListings: 0 },
    })
    const email = renderAccountRestored(config, { firstName: user.first_name, note, listings })
    await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email })
    return { ...toUserState(changed), listings }
  })
}
