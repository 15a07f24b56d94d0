import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { deleteHandoversSince } from '#features/handovers/handovers.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderEmailChangeNotice } from '#mail/templates/email-change-notice.ts'
import { renderEmailKept } from '#mail/templates/email-kept.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { hashToken } from '#shared/token.ts'
import { releaseWaiting } from '../confirmed-address.service.ts'
import { deleteTokens } from '../account-tokens.repository.ts'
import { toAddressee, findUserByEmail, updateUser } from '#features/users/users.service.ts'
import { recordOwnChange } from '../own-changes.service.ts'
import { unlinkSince } from '../provider/unlinking.service.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import { isReservedByAnother, LINK_LIFETIME } from './reserved-address.service.ts'
import { createChangeToken } from './request-change.service.ts'
import {
  deleteChangesSince,
  deleteOldChanges,
  findChangeOfToken,
  markConfirmed,
} from './email-changes.repository.ts'
import type { EmailChangeRow, EmailChangeTokensTable } from './email-changes.table.ts'

type Trx = Transaction<Database>
type Context = Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'config'>

/**
 * Makes the new address that of the account, and mails the old one how to undo it. Links sent to the old address stop
 * working.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<{ email: string }> {
  return context.store.write.transaction().execute(async (trx) => {
    const at = context.now()
    const change = await getChange(trx, token, { purpose: 'confirm', at })
    await requireFree(trx, change.new_email, 'This address now has another account')
    if (await isReservedByAnother(trx, { address: change.new_email, userId: change.user_id, at }))
      throw new Problem('conflict', 'This address was that of another account until a few days ago')
    const user = await updateUser(trx, change.user_id, { email: change.new_email, email_confirmed_at: at })
    await markConfirmed(trx, change.id, at)
    await deleteTokens(trx, user.id)
    await releaseWaiting(trx, user, at)
    await recordOwnChange(trx, {
      at,
      userId: user.id,
      action: 'address changed',
      before: { email: change.old_email },
      after: { email: user.email },
    })
    const stopToken = await createChangeToken(trx, context, change.id, 'stop')
    const facts = { firstName: user.first_name, newEmail: maskEmail(user.email), token: stopToken }
    await enqueueMail(trx, context, {
      to: { name: `${user.first_name} ${user.last_name}`.trim(), address: change.old_email },
      lane: 'security',
      holdsToken: true,
      email: renderEmailChangeNotice(context.config, { ...facts, isDone: true }),
    })
    return { email: maskEmail(user.email) }
  })
}

/**
 * Keeps or restores the old address. Whoever requested the change knew the password: all sessions end, the password and
 * every other link of the account stop working, and identities linked and handovers offered since are removed.
 */
export async function stopEmailChange(
  context: Context,
  token: string,
): Promise<{ email: string; unlinked: string[]; withdrawn: string[] }> {
  const { store, now, config } = context
  return store.write.transaction().execute(async (trx) => {
    const at = now()
    const change = await getChange(trx, token, { purpose: 'stop', at })
    const { user_id: userId, old_email: email, confirmed_at: confirmedAt } = change
    if (confirmedAt !== null)
      await requireFree(trx, email, 'Your old address now has another account. Please write to us')
    const user = await updateUser(trx, userId, {
      password_hash: null,
      ...(confirmedAt !== null && { email }),
    })
    const unlinked = await unlinkSince(context, trx, { userId, since: change.requested_at, at })
    const withdrawn = await deleteHandoversSince(trx, { ownerId: userId, since: change.requested_at })
    await deleteUserSessions(trx, userId)
    await deleteTokens(trx, userId)
    await deleteChangesSince(trx, change)
    await recordOwnChange(trx, {
      at,
      userId,
      action: 'address change stopped',
      ...(confirmedAt !== null && { before: { email: change.new_email }, after: { email } }),
    })
    await enqueueMail(trx, context, {
      to: toAddressee(user),
      lane: 'security',
      email: renderEmailKept(config, { firstName: user.first_name, unlinked, withdrawn }),
    })
    return { email: maskEmail(email), unlinked, withdrawn }
  })
}

async function getChange(
  db: Kysely<Database>,
  token: string,
  { purpose, at }: { readonly purpose: EmailChangeTokensTable['purpose']; readonly at: number },
): Promise<EmailChangeRow> {
  const change = await findChangeOfToken(db, hashToken(token), { purpose, after: at - LINK_LIFETIME })
  if (change) return change
  throw new Problem('not-found', 'This link no longer works. Links work once, within 7 days')
}

async function requireFree(trx: Trx, email: string, message: string): Promise<void> {
  if (await findUserByEmail(trx, email)) throw new Problem('conflict', message)
}

/** Deletes changes that no link can confirm or undo any more. */
export const purgeEmailChanges = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteOldChanges(db, now - LINK_LIFETIME)
