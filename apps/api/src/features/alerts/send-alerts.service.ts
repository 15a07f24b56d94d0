import { DAY } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { renderAlert } from '#mail/templates/alert.ts'
import { createToken } from '#shared/token.ts'
import { getNextAlertTime } from './alert-time.ts'
import { insertToken, updateAlert } from './alerts.repository.ts'
import { findDueAlerts, findTold, insertEntries, lockDueAlert, type DueAlert } from './entries.repository.ts'
import { findEntries, findPublished, type Entry, type EntrySources } from './find-entries.ts'
import { createUnsubscribeHeaders } from './unsubscribe.ts'

type AlertContext = MailContext & Pick<AppContext, 'store'>

/** Alerts read at once. */
const BATCH = 100
/** How far an alert looks back: longer than any job stands still, and than what is taken down is restored. */
const LOOK_BACK = 60 * DAY
/** Limit of new entries, above what any list gets within the look-back. */
const MAX_FOUND = 1000
/** Entries that an email shows. */
const MAX_SHOWN = 12
/** The next email of a weekly alert is due sooner than this. */
const LATEST = 8 * DAY

/**
 * Enqueues the emails of alerts that are due; returns how many. Safe to interrupt and repeat, even concurrently: what an
 * alert tells is stored in the transaction of its email, and told once.
 */
export async function sendAlerts(
  context: AlertContext,
  sources: EntrySources,
  signal?: AbortSignal,
): Promise<number> {
  let emails = 0
  for (;;) {
    const now = context.now()
    const due = await findDueAlerts(context.store.read, { now, latest: now + LATEST, limit: BATCH })
    for (const alert of due) {
      if (signal?.aborted) return emails
      if (await sendAlert(context, sources, alert)) emails += 1
    }
    if (due.length < BATCH) return emails
  }
}

/** Enqueues the email of an alert, if it has anything new. */
async function sendAlert(context: AlertContext, sources: EntrySources, alert: DueAlert): Promise<boolean> {
  const { store } = context
  const now = context.now()
  const after = Math.max(alert.confirmed_at ?? now, now - LOOK_BACK)
  const found = await findEntries(sources, alert, { after, limit: MAX_FOUND }, { now })
  return store.write.transaction().execute(async (trx) => {
    // Another process, or the person, may have been faster.
    if (!(await lockDueAlert(trx, alert))) return false
    await updateAlert(trx, alert.id, { due_at: getNextAlertTime(alert.frequency, now) })
    const told = await findTold(trx, alert.id, getIds(found))
    const untold = found.filter(({ id }) => !told.has(id))
    // Something may have been taken down since it was found.
    const published = await findPublished(trx, alert, getIds(untold), now)
    const entries = untold.filter(({ id }) => published.has(id))
    if (entries.length === 0) return false
    await insertEntries(trx, alert.id, getIds(entries), now)
    await enqueueAlert(context, trx, alert, entries)
    return true
  })
}

const getIds = (entries: readonly Entry[]): number[] => entries.map(({ id }) => id)

async function enqueueAlert(
  context: AlertContext,
  trx: Transaction<Database>,
  alert: DueAlert,
  entries: readonly Entry[],
): Promise<void> {
  const { token, hash } = createToken(context.randomBytes)
  await insertToken(trx, {
    hash,
    recipient_id: alert.recipient_id,
    alert_id: alert.id,
    purpose: 'leave',
    frequency: null,
    created_at: context.now(),
  })
  await enqueueMail(trx, context, {
    to: { name: '', address: alert.email },
    email: renderAlert(context.config, {
      alert,
      entries: entries.slice(0, MAX_SHOWN),
      count: entries.length,
      unsubscribeToken: token,
    }),
    headers: createUnsubscribeHeaders(context.config, token),
    lane: 'bulk',
    holdsToken: true,
  })
}
