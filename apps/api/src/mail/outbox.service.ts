import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '#config.ts'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { askingToConfirm } from './confirmation.service.ts'
import type { Lane } from './lane.ts'
import type { Letter } from './letter.ts'
import { recipientKey } from './recipient-key.ts'
import type { MailHeaders } from './transport.ts'
import { withoutLinks } from './templates/without-links.ts'
import {
  deleteSettledMails,
  deleteUnsentMails,
  hastenMails,
  insertMail,
  reviveMails,
} from './outbox.repository.ts'

export type { Letter } from './letter.ts'

/** Who gets a mail. */
export interface Addressee {
  readonly name: string
  readonly address: string
}

const MESSAGE_ID_BYTES = 16
const KEPT_FOR = 30 * DAY

/** What writing a mail takes: links and ids name the site. */
export interface MailContext extends Pick<AppContext, 'now' | 'randomBytes'> {
  readonly config: Pick<Config, 'publicUrl'>
}

/** A mail to write. */
export interface Outgoing {
  readonly to: Addressee
  readonly letter: Letter
  /** Beside those that every mail has, such as `Reply-To`. */
  readonly headers?: MailHeaders
  /** Left out: `transactional`. */
  readonly lane?: Lane
  /** Whether its text or headers hold a token, which nobody shall find in the database once it was sent. */
  readonly holdsToken?: boolean
  /** Whether it is about the account of its address, so that it needs no further link to confirm that. */
  readonly isAboutAccount?: boolean
}

/**
 * Writes a mail to be sent, in the transaction of what caused it: either both are there or neither. One to the address
 * of an unconfirmed account gets the link that confirms it.
 */
export async function enqueueMail(
  trx: Transaction<Database>,
  context: MailContext,
  {
    to,
    letter: given,
    headers = {},
    lane = 'transactional',
    holdsToken = false,
    isAboutAccount = false,
  }: Outgoing,
): Promise<void> {
  const { config, now, randomBytes } = context
  const at = now()
  const asking = isAboutAccount ? null : await askingToConfirm(trx, context, to.address, given)
  const letter = asking ?? given
  await insertMail(trx, {
    message_id: `<${randomBytes(MESSAGE_ID_BYTES).toString('hex')}@${new URL(config.publicUrl).hostname}>`,
    to_name: withoutLinks(oneLine(to.name)),
    to_address: to.address,
    recipient_key: recipientKey(to.address),
    lane,
    subject: oneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    headers: JSON.stringify(Object.fromEntries(headerLines(headers))),
    holds_token: holdsToken || asking !== null ? 1 : 0,
    created_at: at,
    next_try_at: at,
  })
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
