import { MAX_ACTIVITIES_SHOWN, type ClaimedAccount, type TakeOverInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withdrawVotes } from '#features/reviews/helpful.service.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderAccountClaim } from '#mail/templates/account-claim.ts'
import { renderAccountExists } from '#mail/templates/account-exists.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { releaseWaiting } from './confirmed-address.service.ts'
import { deleteTokens, findTokenHolder } from './account-tokens.repository.ts'
import { readActivity, type Activity } from './activity.service.ts'
import { TOKEN_LIFETIME } from './confirmation.service.ts'
import { deleteWaitingChange } from './email-change/email-changes.repository.ts'
import { hashPassword, requireUncommonPassword } from './passwords.ts'
import { deleteUserSessions } from './sessions.repository.ts'
import { deleteSecondStep } from './second-step/second-step.repository.ts'
import { startSession, type RenewSession } from './sessions.service.ts'
import { requireActive } from './sign-in-refusal.ts'
import { findUserByEmail, updateUser } from '#features/users/users.service.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { withdraw } from './withdrawal.service.ts'

/**
 * Sends a link to an address with which somebody else may have opened an account. Response and timing are the same
 * whether the address has an account or not; only the email differs.
 */
export async function requestClaim(context: AppContext, email: string): Promise<{ email: string }> {
  const to = { name: '', address: email }
  return context.store.write.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    const isUnconfirmed = user?.email_confirmed_at === null
    const token = await createAccountToken(trx, context, isUnconfirmed ? user.id : null, 'claim')
    const claim = renderAccountClaim(context.config, { token })
    const mail = { to, lane: 'security', addressProof: 'claim' } as const
    if (isUnconfirmed) await enqueueMail(trx, context, { ...mail, email: claim, holdsToken: true })
    else if (user) await enqueueMail(trx, context, { ...mail, email: renderAccountExists(context.config) })
    return { email }
  })
}

/** The activity of an unconfirmed account, for whoever has a token sent to its address. */
export async function reviewClaim(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<ClaimedAccount> {
  const user = await getClaimedUser(store.read, token, now())
  const activity = await readActivity(store.read, user, now())
  return {
    email: maskEmail(user.email),
    openedAt: new Date(user.created_at).toISOString(),
    activity: activity.slice(0, MAX_ACTIVITIES_SHOWN).map(({ kind, id, title, isPublic, at }) => ({
      kind,
      id,
      title,
      isPublic,
      at: new Date(at).toISOString(),
    })),
    total: activity.length,
  }
}

/**
 * Gives an account to the owner of its address, in one transaction: all sessions end, its activity except for `keep` is
 * withdrawn, the address is confirmed, and the token is used up.
 */
export async function takeOverAccount(
  context: AppContext,
  { token, firstName, lastName, password, keep }: TakeOverInput,
  renewSession: RenewSession,
): Promise<UserRow> {
  const { store, now } = context
  requireUncommonPassword(password)
  // Checked first, so that an invalid link does not end the session of the request.
  await getClaimedUser(store.read, token, now())
  const passwordHash = await hashPassword(password)
  const session = await renewSession()
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const { id, email } = await getClaimedUser(trx, token, at)
    const keptKeys = new Set(keep.map(toKey))
    const activity = await readActivity(trx, { id, email }, at)
    const toWithdraw = activity.filter((one) => !keptKeys.has(toKey(one)))
    await withdrawAll(trx, toWithdraw, { actorId: id, at })
    await withdrawVotes(trx, id)
    await deleteUserSessions(trx, id)
    await deleteTokens(trx, id)
    await deleteWaitingChange(trx, id)
    await deleteSecondStep(trx, id)
    const user = await updateUser(trx, id, {
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      profile_image_url: null,
      email_confirmed_at: at,
    })
    await releaseWaiting(trx, user, at)
    await startSession(trx, session, { userId: id, now: at })
    return user
  })
}

const toKey = ({ kind, id }: Pick<Activity, 'kind' | 'id'>): string => `${kind} ${id}`

async function withdrawAll(
  trx: Transaction<Database>,
  activity: readonly Activity[],
  by: { readonly actorId: number; readonly at: number },
): Promise<void> {
  for (const one of activity) await withdraw(trx, one, by)
}

/** The unconfirmed account of a token; a token of either purpose proves access to its address. */
async function getClaimedUser(db: Kysely<Database>, token: string, now: number): Promise<UserRow> {
  const tokenFilter = { purposes: ['confirm', 'claim'], after: now - TOKEN_LIFETIME } as const
  const user = await findTokenHolder(db, hashToken(token), tokenFilter)
  if (user?.email_confirmed_at === null) {
    requireActive(user)
    return user
  }
  throw new Problem(
    'not-found',
    user
      ? 'This account is already confirmed. Please sign in'
      : 'This link no longer works. Links work once, within 7 days',
  )
}
