import type { Account, EmailChangeInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderEmailChangeConfirm } from '#mail/templates/email-change-confirm.ts'
import { renderEmailChangeNotice } from '#mail/templates/email-change-notice.ts'
import { renderEmailChangeTaken } from '#mail/templates/email-change-taken.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { createToken } from '#shared/token.ts'
import { getUser, toAddressee, findUserByEmail } from '#features/users/users.service.ts'
import { requireOwnPassword } from '../new-password/own-password.ts'
import {
  deleteWaitingChange,
  findWaitingChange,
  insertChange,
  insertChangeToken,
} from './email-changes.repository.ts'
import type { EmailChangeRow, EmailChangeTokensTable } from './email-changes.table.ts'
import { isReservedByAnother } from './reserved-address.service.ts'

type Trx = Transaction<Database>

/**
 * Requests another address for an account; replaces a pending request. The new address gets a link, the old one a
 * notice. The response does not reveal whether the new address has an account: its holder gets an email instead.
 */
export async function requestEmailChange(
  context: AppContext,
  userId: number,
  { email, password }: EmailChangeInput,
): Promise<{ email: string }> {
  const { store, now } = context
  const { password_hash: passwordHash } = await getUser(store.read, userId)
  await requireOwnPassword(passwordHash, password, 'password')
  return store.write.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    if (user.email === email) throw createFieldProblem('email', 'This is already the address of your account')
    await deleteWaitingChange(trx, userId)
    const change = await insertChange(trx, {
      user_id: userId,
      old_email: user.email,
      new_email: email,
      requested_at: now(),
    })
    await mailNewAddress(trx, context, change)
    const stopToken = await createChangeToken(trx, context, change.id, 'stop')
    const facts = { firstName: user.first_name, newEmail: maskEmail(email), token: stopToken }
    await enqueueMail(trx, context, {
      to: toAddressee(user),
      lane: 'security',
      holdsToken: true,
      email: renderEmailChangeNotice(context.config, { ...facts, isDone: false }),
    })
    return { email }
  })
}

/** Sends another link to the new address; older ones stay valid. */
export const resendEmailChange = (context: AppContext, userId: number): Promise<{ email: string }> =>
  context.store.write.transaction().execute(async (trx) => {
    const change = await findWaitingChange(trx, userId)
    if (!change) throw new Problem('not-found', 'You have no email change to confirm')
    await mailNewAddress(trx, context, change)
    return { email: change.new_email }
  })

/** Keeps the present address; links that were already mailed stop working. */
export const cancelEmailChange = (
  { store }: Pick<AppContext, 'store'>,
  userId: number,
): Promise<{ email: string }> =>
  store.write.transaction().execute(async (trx) => {
    await deleteWaitingChange(trx, userId)
    return { email: (await getUser(trx, userId)).email }
  })

/** The address that waits to be confirmed, as the account page shows it. */
export async function readEmailChange(db: Kysely<Database>, userId: number): Promise<Account['emailChange']> {
  const change = await findWaitingChange(db, userId)
  if (!change) return null
  return { email: change.new_email, requestedAt: new Date(change.requested_at).toISOString() }
}

/** Creates a token for an email about a change. */
export async function createChangeToken(
  trx: Trx,
  { now, randomBytes }: Pick<AppContext, 'now' | 'randomBytes'>,
  changeId: number,
  purpose: EmailChangeTokensTable['purpose'],
): Promise<string> {
  const { token, hash } = createToken(randomBytes)
  await insertChangeToken(trx, { hash, change_id: changeId, purpose, created_at: now() })
  return token
}

/**
 * Mails the link to an address without an account. The holder of one with an account gets a notice instead, after the
 * same work.
 */
async function mailNewAddress(
  trx: Trx,
  context: AppContext,
  { id, user_id: userId, new_email: address }: EmailChangeRow,
): Promise<void> {
  const token = await createChangeToken(trx, context, id, 'confirm')
  const isTaken =
    (await findUserByEmail(trx, address)) !== undefined ||
    (await isReservedByAnother(trx, { address, userId, at: context.now() }))
  await enqueueMail(trx, context, {
    to: { name: '', address },
    lane: 'security',
    holdsToken: !isTaken,
    email: isTaken
      ? renderEmailChangeTaken(context.config)
      : renderEmailChangeConfirm(context.config, { token }),
  })
}
