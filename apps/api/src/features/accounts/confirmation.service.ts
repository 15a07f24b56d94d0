import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { releaseMails, type MailContext } from '#mail/outbox/outbox.service.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { deleteOldAccountTokens, findTokenHolder } from './account-tokens.repository.ts'
import { askToConfirm } from './accounts.service.ts'
import { changeUser, findUser } from './users.repository.ts'

/** How long a token of a mail to an account's address works. */
export const TOKEN_LIFETIME = 7 * DAY

/** Notes that an account's address is its holder's. The same token again is the same confirmation. */
export async function confirmEmail(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const confirming = { purposes: ['confirm'], after: at - TOKEN_LIFETIME } as const
    const user = await findTokenHolder(trx, hashToken(token), confirming)
    if (!user) {
      throw new Problem(
        'not-found',
        'This link no longer works. Sign in and ask for another one: a link works for 7 days',
      )
    }
    if (user.email_confirmed_at === null) {
      await changeUser(trx, user.id, { email_confirmed_at: at })
      await releaseMails(trx, user.email, at)
    }
    return { email: maskEmail(user.email) }
  })
}

/** Sends another link, as long as the address is not confirmed; older links go on working. */
export async function resendConfirmation(
  context: MailContext & Pick<AppContext, 'store'>,
  userId: number,
): Promise<{ email: string }> {
  return context.store.write.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId)
    if (!user) throw new Problem('signed-out', 'You are not signed in')
    if (user.email_confirmed_at !== null) {
      throw new Problem('conflict', 'Your email address is confirmed already')
    }
    await askToConfirm(context, trx, user, { again: true })
    return { email: user.email }
  })
}

/** Forgets the tokens that no longer work. */
export const purgeAccountTokens = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteOldAccountTokens(db, now - TOKEN_LIFETIME)
