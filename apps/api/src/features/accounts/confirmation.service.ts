import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { MailContext } from '#mail/outbox/outbox.service.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { releaseWaiting } from './confirmed-address.service.ts'
import { deleteOldAccountTokens, findTokenHolder } from './account-tokens.repository.ts'
import { getUser, updateUser } from '#features/users/users.service.ts'
import { sendConfirmation } from './accounts.service.ts'

/** How long a token in an email to an account's address is valid. */
export const TOKEN_LIFETIME = 7 * DAY

/** Confirms an account's address. Repeating it with the same token changes nothing. */
export async function confirmEmail(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const tokenFilter = { purposes: ['confirm'], after: at - TOKEN_LIFETIME } as const
    const user = await findTokenHolder(trx, hashToken(token), tokenFilter)
    if (!user) {
      throw new Problem(
        'not-found',
        'This link no longer works. Sign in and ask for a new one: links work for 7 days',
      )
    }
    if (user.email_confirmed_at === null) {
      await updateUser(trx, user.id, { email_confirmed_at: at })
      await releaseWaiting(trx, user, at)
    }
    return { email: maskEmail(user.email) }
  })
}

/** Sends another link unless the address is confirmed; older links stay valid. */
export async function resendConfirmation(
  context: MailContext & Pick<AppContext, 'store'>,
  userId: number,
): Promise<{ email: string }> {
  return context.store.write.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    if (user.email_confirmed_at !== null) {
      throw new Problem('conflict', 'Your email address is already confirmed')
    }
    await sendConfirmation(context, trx, user, { isRepeat: true })
    return { email: user.email }
  })
}

/** Deletes expired tokens. */
export const purgeAccountTokens = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteOldAccountTokens(db, now - TOKEN_LIFETIME)
