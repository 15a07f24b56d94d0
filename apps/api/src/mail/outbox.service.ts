import { DAY, HOUR } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { askingToConfirm } from './confirmation.service.ts'
import type { Lane } from './lane.ts'
import type { Email } from './email.ts'
import { hasTag, recipientKey } from './recipient-key.ts'
import type { MailHeaders } from './transport.ts'
import { withoutLinks } from './templates/without-links.ts'
import {
  deleteSettledMails,
  deleteUnsentMails,
  findLastProof,
  hastenMails,
  insertMail,
  reviveMails,
  rewriteMail,
} from './outbox.repository.ts'

export type { Email } from './email.ts'

/** Who gets a mail. */
export interface Addressee {
  readonly name: string
  readonly address: string
}

const MESSAGE_ID_BYTES = 16
const KEPT_FOR = 30 * DAY
/** How long nobody gets the same mail about their account's address again. */
const NOT_AGAIN_WITHIN = HOUR / 12

/** What writing a mail takes: links and ids name the site. */
export interface MailContext extends Pick<AppContext, 'now' | 'randomBytes'> {
  readonly config: Pick<Config, 'publicUrl'>
}

/** A mail to write. */
export interface Outgoing {
  readonly to: Addressee
  readonly letter: Email
  /** Beside those that every mail has, such as `Reply-To`. */
  readonly headers?: MailHeaders
  /** Left out: `transactional`. */
  readonly lane?: Lane
  /** Whether its text or headers hold a token, which nobody shall find in the database once it was sent. */
  readonly holdsToken?: boolean
  /**
   * By which mail about the account of its address it proves that address: it needs no further link, has a share of the
   * budget, and takes the place of one that still waits.
   */
  readonly proves?: 'confirm' | 'claim'
}

/**
 * Writes a mail to be sent, in the transaction of what caused it: either both are there or neither. One to the address
 * of an unconfirmed account gets the link that confirms it.
 * While one of the same kind about an account's address waits or was sent minutes ago, there is no second one.
 */
export async function enqueueMail(
  trx: Transaction<Database>,
  context: MailContext,
  { to, letter: given, headers = {}, lane = 'transactional', holdsToken = false, proves }: Outgoing,
): Promise<void> {
  const { config, now, randomBytes } = context
  const at = now()
  const asking = proves ? null : await askingToConfirm(trx, context, to.address, given)
  const letter = asking ?? given
  const mail = {
    message_id: `<${randomBytes(MESSAGE_ID_BYTES).toString('hex')}@${new URL(config.publicUrl).hostname}>`,
    to_name: withoutLinks(oneLine(to.name)),
    to_address: to.address,
    recipient_key: recipientKey(to.address),
    lane,
    proves: proves ?? null,
    // Not for tags: whoever opens accounts with these by the dozen would use up the share of the address itself.
    share: proves && !hasTag(to.address) ? ('account' as const) : ('other' as const),
    subject: oneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    headers: JSON.stringify(Object.fromEntries(headerLines(headers))),
    holds_token: holdsToken || asking !== null ? (1 as const) : (0 as const),
  }
  const last = mail.proves && (await findLastProof(trx, mail, at - NOT_AGAIN_WITHIN))
  if (!last) return insertMail(trx, { ...mail, created_at: at, next_try_at: at })
  // What was tried once stays the same mail, and its link works as long as any.
  if (last.next_try_at !== null && last.attempts === 0) await rewriteMail(trx, last.id, mail)
}

const headerLines = (headers: MailHeaders) =>
  Object.entries(headers).map(([name, value]) => [name, oneLine(value)])

/** Names and subjects become headers, which a line break would end. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

/** Lets mails that were given up wait again, at once; answers how many. */
export const retryGivenUp = (db: Kysely<Database>, now: number): Promise<number> => reviveMails(db, now)

/** Lets what waits for an address be tried at once: its recipient may get more than before, as once it is confirmed. */
export const releaseMails = (trx: Transaction<Database>, address: string, now: number): Promise<void> =>
  hastenMails(trx, { to_address: address, recipient_key: recipientKey(address) }, now)

/** Takes back what one may unsubscribe from and has not been sent yet: its reader has left. */
export const withdrawListMails = (trx: Transaction<Database>, address: string): Promise<void> =>
  deleteUnsentMails(trx, { address, header: 'List-Unsubscribe' })

/** Forgets mails that were sent or given up 30 days ago, a few at a time. */
export const purgeMails = (db: Kysely<Database>, now: number): Promise<void> =>
  purgeInBatches((most) => deleteSettledMails(db, now - KEPT_FOR, most))
