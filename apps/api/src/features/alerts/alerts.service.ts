import { MAX_ALERTS, parseAlertFilters } from '@portal/domain/alert'
import type { Alert, AlertsOfAddress, NewAlert } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { getUser } from '#features/users/users.service.ts'
import { renderAlertConfirm } from '#mail/templates/alert-confirm.ts'
import { deleteUnsentListMails, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import { createToken, hashToken } from '#shared/token.ts'
import { getNextAlertTime } from './alert-time.ts'
import {
  deleteAlert,
  deleteAlertsOf,
  deleteLeftRecipients,
  deleteOldTokens,
  deleteUnconfirmedAlerts,
  deleteUnconfirmedRecipients,
  findAlert,
  findConfirmed,
  findRecipient,
  findTokenHolder,
  getAlert,
  insertAlert,
  insertRecipient,
  insertToken,
  updateAlert,
  updateRecipient,
} from './alerts.repository.ts'
import type { AlertRow, RecipientRow } from './alerts.table.ts'
import { deleteOldEntries } from './entries.repository.ts'
import { ONE_CLICK_PATH } from './unsubscribe.ts'

type Trx = Transaction<Database>
type ClockContext = Pick<AppContext, 'store' | 'now'>

/** How long a confirmation link works; afterwards an unconfirmed alert is deleted. */
export const ALERT_CONFIRMATION_LIFETIME = 7 * DAY
/** How long links of emails work and told entries are remembered: they can't be kept for ever. */
export const ALERT_RETENTION = 400 * DAY

const STALE_CONFIRMATION = 'This link no longer works. Please ask for the alert again: links work for 7 days'
const STALE_TOKEN = 'This link no longer works. Please use the link in our newest email'

/**
 * Creates an alert once it is confirmed by email. The response is the same whether the address is known or not; an alert that
 * exists gets the new frequency by the confirmation.
 */
export const requestAlert = (
  context: AppContext,
  submission: PublicSubmission<NewAlert>,
): Promise<{ email: string }> => {
  const { email, list, frequency } = submission.input
  const filters = parseAlertFilters(list, submission.input.filters ?? '')
  if (filters === null) throw createFieldProblem('filters', 'Please choose the filters again')
  return acceptSubmission(context, submission, {
    call: 'POST /api/alerts',
    fingerprint: { email, list, filters, frequency },
    async store({ trx, now }) {
      const recipient = await findOrCreateRecipient(trx, email, now)
      const alert = await findOrCreateAlert(trx, recipient, { list, filters, frequency }, now)
      return createConfirmationMail(context, trx, { recipient, alert: { ...alert, frequency } })
    },
    emails: (mail) => [mail],
    response: () => ({ email }),
  })
}

async function findOrCreateRecipient(trx: Trx, email: string, now: number): Promise<RecipientRow> {
  const known = await findRecipient(trx, email)
  if (!known) {
    const unconfirmed = { confirmed_at: null, left_at: null }
    return insertRecipient(trx, { ...unconfirmed, email, masked: maskEmail(email), asked_at: now })
  }
  await updateRecipient(trx, known.id, { asked_at: now })
  return known
}

/** The alert; asking again restarts the seven days of one that is not confirmed. */
async function findOrCreateAlert(
  trx: Trx,
  { id }: RecipientRow,
  alert: Pick<AlertRow, 'list' | 'filters' | 'frequency'>,
  now: number,
): Promise<AlertRow> {
  const known = await findAlert(trx, id, alert)
  if (!known)
    return insertAlert(trx, {
      ...alert,
      recipient_id: id,
      asked_at: now,
      confirmed_at: null,
      due_at: null,
    })
  await updateAlert(trx, known.id, { asked_at: now })
  return known
}

/** Creates the token of a confirmation and the mail with it. */
async function createConfirmationMail(
  { config, now, randomBytes }: AppContext,
  trx: Trx,
  { recipient, alert }: { readonly recipient: RecipientRow; readonly alert: AlertRow },
): Promise<OutgoingMail> {
  const { token, hash } = createToken(randomBytes)
  await insertToken(trx, {
    hash,
    recipient_id: recipient.id,
    alert_id: alert.id,
    purpose: 'confirm',
    frequency: alert.frequency,
    created_at: now(),
  })
  return {
    to: { name: '', address: recipient.email ?? '' },
    email: renderAlertConfirm(config, { token, alert }),
    lane: 'security',
    holdsToken: true,
  }
}

/** Confirms an alert, or changes how often it is sent. The same token again gives the same response. */
export async function confirmAlert(
  { store, now }: ClockContext,
  token: string,
): Promise<{ email: string; alert: Alert }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const holder = await findTokenHolder(trx, hashToken(token), 'confirm')
    if (!holder?.alertId || !holder.frequency || holder.createdAt <= at - ALERT_CONFIRMATION_LIFETIME)
      throw new Problem('not-found', STALE_CONFIRMATION)
    const { recipient, alertId, frequency } = holder
    const alert = await getAlert(trx, alertId)
    if (alert.confirmed_at === null) {
      const { length } = await findConfirmed(trx, recipient.id)
      if (length >= MAX_ALERTS)
        throw new Problem(
          'conflict',
          `You have ${MAX_ALERTS} alerts. Stop one by the link in its email first`,
        )
    }
    if (alert.confirmed_at === null || alert.frequency !== frequency)
      await updateAlert(trx, alertId, {
        frequency,
        confirmed_at: alert.confirmed_at ?? at,
        due_at: getNextAlertTime(frequency, at),
      })
    await updateRecipient(trx, recipient.id, { confirmed_at: recipient.confirmed_at ?? at })
    return { email: recipient.masked, alert: toAlert({ ...alert, frequency }) }
  })
}

const toAlert = ({ id, list, filters, frequency }: AlertRow): Alert => ({ id, list, filters, frequency })

/** The alerts of the address of an email. */
export async function readAlerts({ store }: ClockContext, token: string): Promise<AlertsOfAddress> {
  const { recipient } = await requireHolder(store.read, token)
  return describeRecipient(store.read, recipient)
}

/** Stops the alert of an email, or another one of the same address. It may be repeated. */
export async function leaveAlert(
  { store, now }: ClockContext,
  { token, alertId }: { readonly token: string; readonly alertId?: number | undefined },
): Promise<AlertsOfAddress> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const holder = await requireHolder(trx, token)
    const id = alertId ?? holder.alertId
    if (id !== null) await stopAlert(trx, holder.recipient, id, at)
    return describeRecipient(trx, holder.recipient)
  })
}

async function requireHolder(db: Kysely<Database>, token: string) {
  const hash = hashToken(token)
  // Whoever holds an email of the alert may stop it, also the one that asked to confirm it.
  const holder = (await findTokenHolder(db, hash, 'leave')) ?? (await findTokenHolder(db, hash, 'confirm'))
  if (!holder) throw new Problem('not-found', STALE_TOKEN)
  return holder
}

const describeRecipient = async (
  db: Kysely<Database>,
  { id, masked }: RecipientRow,
): Promise<AlertsOfAddress> => ({ email: masked, alerts: (await findConfirmed(db, id)).map(toAlert) })

/** Stops an alert; with the last one the address is deleted. Returns whether there was one. */
async function stopAlert(trx: Trx, recipient: RecipientRow, id: number, at: number): Promise<boolean> {
  const isStopped = await deleteAlert(trx, recipient.id, id)
  if (isStopped && (await findConfirmed(trx, recipient.id)).length === 0) {
    if (recipient.email !== null) await deleteUnsentListMails(trx, recipient.email, ONE_CLICK_PATH)
    await deleteAlertsOf(trx, recipient.id)
    await updateRecipient(trx, recipient.id, { email: null, left_at: at })
  }
  return isStopped
}

/** The alerts of a signed-in person's address, once it is confirmed: before, it may be somebody else's. */
export async function listAlertsOf({ store }: ClockContext, userId: number): Promise<Alert[]> {
  const recipient = await findRecipientOf(store.read, userId)
  return recipient ? (await findConfirmed(store.read, recipient.id)).map(toAlert) : []
}

/** Stops an alert of a signed-in person's address. */
export async function deleteAlertOf({ store, now }: ClockContext, userId: number, id: number): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    const recipient = await findRecipientOf(trx, userId)
    if (!recipient || !(await stopAlert(trx, recipient, id, now())))
      throw new Problem('not-found', 'Alert not found')
  })
}

async function findRecipientOf(db: Kysely<Database>, userId: number): Promise<RecipientRow | undefined> {
  const { email, email_confirmed_at } = await getUser(db, userId)
  return email_confirmed_at === null ? undefined : findRecipient(db, email)
}

/** Deletes unconfirmed alerts and addresses, those who left long ago, old tokens and old told entries. */
export async function purgeAlerts(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  const unconfirmed = now - ALERT_CONFIRMATION_LIFETIME
  const old = now - ALERT_RETENTION
  await purgeInBatches(db, (trx, limit) => deleteUnconfirmedRecipients(trx, unconfirmed, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteUnconfirmedAlerts(trx, unconfirmed, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteLeftRecipients(trx, old, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteOldTokens(trx, old, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteOldEntries(trx, old, limit), signal)
}
