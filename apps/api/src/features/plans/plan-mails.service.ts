import {
  listDuePlanMails,
  isReminder,
  PLAN_MAIL_KINDS,
  getPlanMailSubject,
  type PlanMailKind,
} from '@portal/domain/plan'
import { getTimeZone } from '@portal/domain/place'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { runInBatches } from '#db/run-in-batches.ts'
import { findAddressee } from '#features/users/users.service.ts'
import {
  enqueueMail,
  type Addressee,
  type MailContext,
  type OutgoingMail,
} from '#mail/outbox/outbox.service.ts'
import { renderPlanEnding } from '#mail/templates/plan-ending.ts'
import { renderTrialDecision } from '#mail/templates/trial-decision.ts'
import { renderTrialReminder } from '#mail/templates/trial-reminder.ts'
import {
  getEnd,
  findDueBusinesses,
  findEndingListing,
  findMailKinds,
  insertPlanMail,
  skipDuePlanMails,
  type EndingListing,
} from './plan-mails.repository.ts'
import { createStopToken, hasStoppedReminders, createStopHeaders } from './reminder-stops.service.ts'

type Trx = Transaction<Database>

export type PlanContext = MailContext & Pick<AppContext, 'store'>

/** Mails per transaction: few, so that others hardly wait. */
const BATCH = 20

/** The number of written mails by kind. */
export type PlanMailCounts = Record<PlanMailKind, number>

/**
 * Writes the mails about ends of trials and paid time that are due as of an instant and not yet written. Safe to
 * interrupt and repeat, even concurrently: each mail is one transaction with its record.
 */
export async function sendPlanMails(
  context: PlanContext,
  asOf: number,
  signal?: AbortSignal,
): Promise<PlanMailCounts> {
  const counts: PlanMailCounts = { 'trial-76': 0, 'trial-83': 0, 'trial-90': 0, 'plan-30': 0, 'plan-7': 0 }
  for (const kind of PLAN_MAIL_KINDS) {
    counts[kind] = await runInBatches({
      find: (after) => findDueBusinesses(context.store.read, { kind, asOf, after, limit: BATCH }),
      work: (ids) => sendBatch(context, kind, ids, asOf),
      signal,
    })
  }
  return counts
}

const sendBatch = (
  context: PlanContext,
  kind: PlanMailKind,
  ids: readonly number[],
  asOf: number,
): Promise<number> =>
  context.store.write.transaction().execute(async (trx) => {
    let sent = 0
    for (const id of ids) if (await sendPlanMail(context, trx, { id, kind, asOf })) sent += 1
    return sent
  })

interface DueMail {
  readonly id: number
  readonly kind: PlanMailKind
  readonly asOf: number
}

/** Writes a mail, unless it is no longer due; returns whether it has a recipient. */
async function sendPlanMail(context: PlanContext, trx: Trx, { id, kind, asOf }: DueMail): Promise<boolean> {
  const about = getPlanMailSubject(kind)
  const listing = await findEndingListing(trx, id, about)
  const endsAt = listing && getEnd(listing, about)
  if (!listing || endsAt == null) return false
  // Another process may have written it meanwhile.
  const due = listDuePlanMails(about, endsAt, await findMailKinds(trx, id, endsAt), asOf)
  if (!due.includes(kind)) return false
  // Of several missed mails the latest says everything that still matters.
  const to = due.at(-1) === kind ? await findRecipient(trx, listing, kind) : null
  await insertPlanMail(trx, {
    business_id: id,
    kind,
    ends_at: endsAt,
    at: context.now(),
    is_sent: to === null ? 0 : 1,
  })
  if (to === null) return false
  await enqueueMail(trx, context, await writeMail(context, trx, { listing, kind, endsAt, to, asOf }))
  return true
}

/** The owner; null if they want no reminders. */
async function findRecipient(
  trx: Trx,
  { owner_id }: EndingListing,
  kind: PlanMailKind,
): Promise<Recipient | null> {
  if (owner_id === null) return null
  if (isReminder(kind) && (await hasStoppedReminders(trx, owner_id))) return null
  const addressee = await findAddressee(trx, owner_id)
  return addressee && { ...addressee, userId: owner_id }
}

type Recipient = Addressee & { readonly userId: number }

interface MailFacts {
  readonly listing: EndingListing
  readonly kind: PlanMailKind
  readonly endsAt: number
  readonly to: Recipient
  readonly asOf: number
}

async function writeMail(
  context: PlanContext,
  trx: Trx,
  { listing, kind, endsAt, to: { userId, ...to }, asOf }: MailFacts,
): Promise<OutgoingMail> {
  const { config } = context
  const facts = {
    name: to.name,
    businessName: listing.name,
    businessId: listing.id,
    endsAt: new Date(endsAt),
    timeZone: getTimeZone(listing),
    now: new Date(asOf),
  }
  if (kind === 'trial-90') return { to, email: renderTrialDecision(config, facts) }
  const stopToken = await createStopToken(context, trx, userId)
  const email =
    getPlanMailSubject(kind) === 'trial'
      ? renderTrialReminder(config, { ...facts, stopToken })
      : renderPlanEnding(config, { ...facts, tier: listing.tier, stopToken })
  return { to, email, headers: createStopHeaders(config, stopToken), holdsToken: true }
}

/** Skips all mails that are due by now, of one business or of all: for listings stored with a past, as in the demo. */
export async function skipPlanMails(trx: Trx, now: number, businessId?: number): Promise<void> {
  for (const kind of PLAN_MAIL_KINDS) await skipDuePlanMails(trx, { kind, now, businessId })
}
