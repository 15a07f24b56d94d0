import { DEEDS_SHOWN, type ClaimedAccount, type TakeOverInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail, releaseMails } from '#mail/outbox/outbox.service.ts'
import { accountClaim } from '#mail/templates/account-claim.ts'
import { accountExists } from '#mail/templates/account-exists.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { deleteTokensOf, findTokenHolder } from './account-tokens.repository.ts'
import { readActivity, type Activity } from './activity.service.ts'
import type { NextSession } from './accounts.service.ts'
import { TOKEN_LIFETIME } from './confirmation.service.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import { startSession } from './sessions.service.ts'
import { changeUser, findUserByEmail } from './users.repository.ts'
import type { UserRow } from './users.table.ts'
import { withdraw } from './withdrawal.service.ts'

/**
 * Writes to an address with which somebody else may have opened an account. The answer is the same, after the same
 * work, whatever there is under that address; who it belongs to reads the rest in the mail.
 */
export async function askToClaim(context: AppContext, email: string): Promise<{ email: string }> {
  const to = { name: '', address: email }
  return context.store.write.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    const isOpen = user?.email_confirmed_at === null
    const token = await createAccountToken(trx, context, isOpen ? user.id : null, 'claim')
    const claim = accountClaim(context.config, { token })
    const mail = { to, lane: 'security', addressProof: 'claim' } as const
    if (isOpen) await enqueueMail(trx, context, { ...mail, email: claim, holdsToken: true })
    else if (user) await enqueueMail(trx, context, { ...mail, email: accountExists(context.config) })
    return { email }
  })
}

/** What was done with an account that nobody has confirmed, for who reads the mails of its address. */
export async function reviewClaim(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<ClaimedAccount> {
  const user = await claimed(store.read, token, now())
  const activity = await readActivity(store.read, user, now())
  return {
    email: maskEmail(user.email),
    openedAt: new Date(user.created_at).toISOString(),
    deeds: activity.slice(0, DEEDS_SHOWN).map(({ kind, id, title, isPublic, at }) => ({
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
 * Gives an account to the owner of its address, in one transaction: whoever was signed in no longer is, what was done
 * is withdrawn but for what is kept, and the address counts as confirmed. The token is spent.
 */
export async function takeOver(
  context: AppContext,
  { token, firstName, lastName, password, keep }: TakeOverInput,
  nextSession: NextSession,
): Promise<UserRow> {
  const { store, now } = context
  refuseCommonPassword(password)
  // Asked first, since a link that no longer works leaves a session that came along as it is.
  await claimed(store.read, token, now())
  const passwordHash = await hashPassword(password)
  const sessionId = await nextSession()
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const { id, email } = await claimed(trx, token, at)
    const kept = new Set(keep.map(keyOf))
    const activity = await readActivity(trx, { id, email }, at)
    const foreign = activity.filter((one) => !kept.has(keyOf(one)))
    await withdrawAll(trx, foreign, { actorId: id, at })
    await deleteSessionsOf(trx, id)
    await deleteTokensOf(trx, id)
    const user = await changeUser(trx, id, {
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      profile_image_url: null,
      email_confirmed_at: at,
    })
    await releaseMails(trx, email, at)
    await startSession(trx, sessionId, { userId: id, now: at })
    return user
  })
}

const keyOf = ({ kind, id }: Pick<Activity, 'kind' | 'id'>): string => `${kind} ${id}`

async function withdrawAll(
  trx: Transaction<Database>,
  activity: readonly Activity[],
  by: { readonly actorId: number; readonly at: number },
): Promise<void> {
  for (const one of activity) await withdraw(trx, one, by)
}

/** The unconfirmed account of a token; both kinds of mails prove the same: that somebody reads them. */
async function claimed(db: Kysely<Database>, token: string, now: number): Promise<UserRow> {
  const proof = { purposes: ['confirm', 'claim'], after: now - TOKEN_LIFETIME } as const
  const user = await findTokenHolder(db, hashToken(token), proof)
  if (user?.email_confirmed_at === null) return user
  throw new Problem(
    'not-found',
    user
      ? 'This account is confirmed already. Please sign in'
      : 'This link no longer works. A link works for 7 days, and once',
  )
}
