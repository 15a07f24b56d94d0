import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { createOneClickHeaders } from '#mail/outbox/one-click.ts'
import { deleteUnsentListMails } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import type { MailHeaders } from '#mail/transports/transport.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { Problem } from '#shared/problem.ts'
import { createToken, hashToken } from '#shared/token.ts'
import {
  deleteOldTokens,
  deleteStop,
  findStop,
  findTokenHolder,
  insertStop,
  insertStopToken,
} from './reminder-stops.repository.ts'

type Trx = Transaction<Database>

/** Mail programs post here when their user presses "Unsubscribe" (RFC 8058). */
export const ONE_CLICK_PATH = '/api/reminders/one-click'
/** How long the link of a reminder works: tokens can't be kept for ever. */
export const STOP_TOKEN_RETENTION = 400 * DAY

/** Creates the token with which a recipient stops all reminders. */
export async function createStopToken(
  { now, randomBytes }: Pick<AppContext, 'now' | 'randomBytes'>,
  trx: Trx,
  userId: number,
): Promise<string> {
  const { token, hash } = createToken(randomBytes)
  await insertStopToken(trx, { hash, user_id: userId, created_at: now() })
  return token
}

/** Headers with which mail programs offer to stop reminders. */
export const createStopHeaders = (site: Site, token: string): MailHeaders =>
  createOneClickHeaders(site, ONE_CLICK_PATH, token)

/** Whether an account wants no reminders about its listings. */
export const hasStoppedReminders = async (db: Kysely<Database>, userId: number): Promise<boolean> =>
  (await findStop(db, userId)) !== undefined

/** Stops the reminders of an account and deletes unsent ones. It may be repeated. */
export const stopReminders = (context: Pick<AppContext, 'store' | 'now'>, token: string) =>
  withTokenHolder(context, token, async (trx, { id, email }) => {
    await insertStop(trx, id, context.now())
    await deleteUnsentListMails(trx, email, ONE_CLICK_PATH)
  })

/** Sends an account reminders again. It may be repeated. */
export const resumeReminders = (context: Pick<AppContext, 'store' | 'now'>, token: string) =>
  withTokenHolder(context, token, (trx, { id }) => deleteStop(trx, id))

/** Runs work for the account that a token was sent to; returns its masked address. */
function withTokenHolder(
  { store }: Pick<AppContext, 'store'>,
  token: string,
  work: (trx: Trx, account: { id: number; email: string }) => Promise<void>,
): Promise<{ email: string }> {
  return store.write.transaction().execute(async (trx) => {
    const holder = await findTokenHolder(trx, hashToken(token))
    if (!holder) {
      throw new Problem('not-found', 'This link no longer works. Please use the link in our newest reminder')
    }
    await work(trx, holder)
    return { email: maskEmail(holder.email) }
  })
}

/** Deletes the tokens of old reminders. */
export const purgeReminderTokens = (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> =>
  purgeInBatches(db, (trx, limit) => deleteOldTokens(trx, now - STOP_TOKEN_RETENTION, limit), signal)
