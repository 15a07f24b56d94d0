import { DAY, HOUR } from '@portal/domain/shared'
import { getCurrentRequest } from '@portal/server/requests'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { addConfirmationLink } from './address-confirmation.service.ts'
import type { Lane } from './lanes.ts'
import type { Email } from '../rendering/email.ts'
import { hasTag, getRecipientKey } from '../budget/recipient-key.ts'
import type { MailHeaders } from '../transports/transport.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import type { AddressProof } from './outbox.table.ts'
import {
  clampMailTimes,
  deleteDecisionMails,
  deleteFinishedMails,
  deleteUnsentMails,
  findLastProofMail,
  abandonUnsentMails,
  makeMailsDue,
  insertMail,
  retryAbandonedMails,
  rewriteMail,
} from './outbox.repository.ts'

/** The recipient of a mail. */
export interface Addressee {
  readonly name: string
  readonly address: string
}

const MESSAGE_ID_BYTES = 16
export const MAIL_RETENTION = 30 * DAY
/** How long no second mail of the same kind is sent to prove an account's address. */
const REPEAT_PAUSE = HOUR / 12

/** The dependencies of enqueueing a mail: its links and ids contain the site. */
export interface MailContext extends Pick<AppContext, 'now' | 'randomBytes'> {
  readonly config: Pick<Config, 'publicUrl'>
}

/** A mail to enqueue. */
export interface OutgoingMail {
  readonly to: Addressee
  readonly email: Email
  /** Besides those of every mail, such as `Reply-To`. */
  readonly headers?: MailHeaders
  /** By default `transactional`. */
  readonly lane?: Lane
  /** Whether its text or headers contain a token, which must not stay in the database once it has been sent. */
  readonly holdsToken?: boolean
  /**
   * Set if the mail's link proves an account's address. Such a mail gets no further confirmation link, has a share of its
   * own in the budget, and replaces a waiting one of the same kind.
   */
  readonly addressProof?: AddressProof
  /** The decision that it is about: it is sent once that can no longer be undone. */
  readonly decision?: MailedDecision
}

/** A decision that can be undone until an instant, in milliseconds. */
export interface MailedDecision {
  readonly id: number
  readonly undoUntil: number
}

/**
 * Adds a mail to the outbox in the transaction of its cause: both are stored or neither. A mail to the address of an
 * unconfirmed account gets a link that confirms it. Only one address proof of each kind waits, and none is added within
 * minutes of a sent one.
 */
export async function enqueueMail(
  trx: Transaction<Database>,
  context: MailContext,
  {
    to,
    email: originalEmail,
    headers = {},
    lane = 'transactional',
    holdsToken = false,
    addressProof: proofKind,
    decision,
  }: OutgoingMail,
): Promise<void> {
  const { config, now, randomBytes } = context
  const at = now()
  const withLink = proofKind ? null : await addConfirmationLink(trx, context, to.address, originalEmail)
  const email = withLink ?? originalEmail
  const mail = {
    message_id: `<${randomBytes(MESSAGE_ID_BYTES).toString('hex')}@${new URL(config.publicUrl).hostname}>`,
    to_name: disableAutolinks(toSingleLine(to.name)),
    to_address: to.address,
    recipient_key: getRecipientKey(to.address),
    lane,
    proves: proofKind ?? null,
    // Not for tagged addresses: accounts with dozens of tags would use up the mailbox's own share.
    share: proofKind && !hasTag(to.address) ? ('account' as const) : ('other' as const),
    subject: toSingleLine(email.subject),
    text: email.text,
    html: email.html,
    headers: JSON.stringify(Object.fromEntries(formatHeaderLines(headers))),
    holds_token: holdsToken || withLink !== null ? (1 as const) : (0 as const),
    request_id: getCurrentRequest()?.id ?? null,
    ...(decision && { decision_id: decision.id, not_before: decision.undoUntil }),
  }
  const last = mail.proves && (await findLastProofMail(trx, mail, at - REPEAT_PAUSE))
  if (!last) return insertMail(trx, { ...mail, created_at: at, next_try_at: decision?.undoUntil ?? at })
  // A mail that was tried may have arrived: it stays unchanged, and its link works.
  if (last.next_try_at !== null && last.attempts === 0) await rewriteMail(trx, last.id, mail)
}

const formatHeaderLines = (headers: MailHeaders) =>
  Object.entries(headers).map(([name, value]) => [name, toSingleLine(value)])

/** Names and subjects become headers, which a line break would end. */
const toSingleLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** Makes mails that were given up due again; returns how many. */
export const retryAbandoned = (db: Kysely<Database>, now: number): Promise<number> =>
  retryAbandonedMails(db, now)

/**
 * Gives up every waiting mail, since another copy of this database may have sent it. `retryAbandoned` sends it after all,
 * under its Message-ID. Returns how many.
 */
export const abandonRestoredMails = (trx: Transaction<Database>, now: number): Promise<number> =>
  abandonUnsentMails(trx, now, 'restored from a backup')

/** Makes waiting mails to an address due now, because its budget has grown, as when the address was confirmed. */
export const releaseMails = (trx: Transaction<Database>, address: string, now: number): Promise<void> =>
  makeMailsDue(trx, { to_address: address, recipient_key: getRecipientKey(address) }, now)

/** Deletes the mails about a decision that is undone; returns whether none of them has been tried. */
export const withdrawDecisionMails = (trx: Transaction<Database>, decisionId: number): Promise<boolean> =>
  deleteDecisionMails(trx, decisionId)

/** Deletes unsent mails of a list that their recipient has unsubscribed from; `path` is that of unsubscribing. */
export const deleteUnsentListMails = (
  trx: Transaction<Database>,
  address: string,
  path: string,
): Promise<void> => deleteUnsentMails(trx, { address, header: 'List-Unsubscribe', text: `${path}?` })

/** Corrects mails that were created while the clock was ahead: they would wait, and count in budgets, until then. */
export const correctMails = (db: Kysely<Database>, now: number): Promise<void> =>
  clampMailTimes(db, now, now + HOUR)

/** Deletes mails that were sent or given up 30 days ago, in batches. */
export async function purgeMails(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  await purgeInBatches(db, (trx, limit) => deleteFinishedMails(trx, now - MAIL_RETENTION, limit), signal)
}
