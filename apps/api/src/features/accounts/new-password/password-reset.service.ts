import { RESET_LINK_MINUTES, type ResetPasswordInput } from '@portal/domain/contract'
import { MINUTE } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderPasswordChanged } from '#mail/templates/password-changed.ts'
import { renderPasswordReset } from '#mail/templates/password-reset.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { releaseWaiting } from '../confirmed-address.service.ts'
import { deleteTokens, findTokenHolder } from '../account-tokens.repository.ts'
import { toAddressee, findUserByEmail, updateUser } from '#features/users/users.service.ts'
import { deleteWaitingChange } from '../email-change/email-changes.repository.ts'
import { recordOwnChange } from '../own-changes.service.ts'
import { hashPassword, requireUncommonPassword } from '../passwords.ts'
import { unlinkSince } from '../provider/unlinking.service.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import type { UserRow } from '#features/users/users.table.ts'

/**
 * Sends a link to choose a new password. Response and timing are the same whether the address has an account or not;
 * only the email differs. To an address that was never confirmed the email also offers to take the account over, since
 * somebody else may have opened it.
 */
export async function requestPasswordReset(context: AppContext, email: string): Promise<{ email: string }> {
  return context.store.write.transaction().execute(async (trx) => {
    await enqueuePasswordReset(trx, context, await findUserByEmail(trx, email))
    return { email }
  })
}

/** Sends the link. Without a user it does the same work and sends nothing. */
export async function enqueuePasswordReset(
  trx: Transaction<Database>,
  context: AppContext,
  user: UserRow | undefined,
): Promise<void> {
  const isUnconfirmed = user?.email_confirmed_at === null
  const token = await createAccountToken(trx, context, user?.id ?? null, 'reset')
  const claim = await createAccountToken(trx, context, isUnconfirmed ? user.id : null, 'claim')
  const email = renderPasswordReset(context.config, { token, claimToken: isUnconfirmed ? claim : null })
  if (!user) return
  const mail = { lane: 'security', addressProof: 'reset', holdsToken: true } as const
  await enqueueMail(trx, context, { ...mail, to: toAddressee(user), email })
}

/**
 * Sets a new password with the token of the email, in one transaction: all sessions end, every link that was mailed to
 * the account stops working, every identity is unlinked, and the address is confirmed. Returns the address, and the
 * names of the providers. The next sign-in at a provider with the same address links it again.
 */
export async function resetPassword(
  context: AppContext,
  { token, password }: ResetPasswordInput,
): Promise<{ email: string; unlinked: string[] }> {
  const { store, now } = context
  requireUncommonPassword(password)
  // Checked first, so that an invalid link does not cost a password hash.
  await getTokenHolder(store.read, token, now())
  const passwordHash = await hashPassword(password)
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const { id, email_confirmed_at } = await getTokenHolder(trx, token, at)
    await deleteUserSessions(trx, id)
    await deleteTokens(trx, id)
    await deleteWaitingChange(trx, id)
    const unlinked = await unlinkSince(context, trx, { userId: id, since: 0, at })
    const user = await updateUser(trx, id, {
      password_hash: passwordHash,
      email_confirmed_at: email_confirmed_at ?? at,
    })
    await releaseWaiting(trx, user, at)
    await recordOwnChange(trx, { at, userId: id, action: 'password reset' })
    const message = { to: toAddressee(user), lane: 'security' } as const
    await enqueueMail(trx, context, {
      ...message,
      email: renderPasswordChanged(context.config, { firstName: user.first_name, unlinked }),
    })
    return { email: user.email, unlinked }
  })
}

async function getTokenHolder(db: Kysely<Database>, token: string, now: number): Promise<UserRow> {
  const tokenFilter = { purposes: ['reset'], after: now - RESET_LINK_MINUTES * MINUTE } as const
  const user = await findTokenHolder(db, hashToken(token), tokenFilter)
  if (user) return user
  throw new Problem(
    'not-found',
    'This link no longer works. Links work once, within one hour. Please ask for a new one',
  )
}
