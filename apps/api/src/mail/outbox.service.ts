import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { Letter } from './letter.ts'
import { insertMail } from './outbox.repository.ts'

export type { Letter } from './letter.ts'

/** Who gets a mail. */
export interface Addressee {
  readonly name: string
  readonly address: string
}

const MESSAGE_ID_BYTES = 16

/** Writes a mail to be sent, in the transaction of what caused it: either both are there or neither. */
export async function enqueueMail(
  trx: Transaction<Database>,
  { config, now, randomBytes }: Pick<AppContext, 'config' | 'now' | 'randomBytes'>,
  { to, letter }: { readonly to: Addressee; readonly letter: Letter },
): Promise<void> {
  const at = now()
  await insertMail(trx, {
    message_id: `<${randomBytes(MESSAGE_ID_BYTES).toString('hex')}@${new URL(config.publicUrl).hostname}>`,
    to_name: oneLine(to.name),
    to_address: to.address,
    subject: oneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    created_at: at,
    next_try_at: at,
  })
}

/** Names and subjects become headers, which a line break would end. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
