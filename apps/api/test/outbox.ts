import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { AppContext } from '#context.ts'
import type { Store } from '#db/engine/store.ts'
import { createRecipientTrustLookup } from '#mail/outbox/address-confirmation.service.ts'
import type { Email } from '#mail/rendering/email.ts'
import { enqueueMail, type Addressee, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { CONFIG, NOW } from './new-app.ts'
import { newStore } from './new-store.ts'

const EMAIL: Email = { subject: 'A subject', text: 'Hello there\n', html: '<p>Hello there</p>\n' }
const RECIPIENT: Addressee = { name: 'Moses Tara', address: 'moses@portal.test' }

/** Enqueues a mail as a feature does; returns its Message-ID. */
export async function addMail(
  context: Pick<AppContext, 'store' | 'config' | 'now' | 'randomBytes'>,
  {
    to = RECIPIENT,
    email = {},
    ...rest
  }: Partial<Omit<OutgoingMail, 'email'>> & { email?: Partial<Email> } = {},
): Promise<string> {
  const { store } = context
  await store.write
    .transaction()
    .execute((trx) => enqueueMail(trx, context, { ...rest, to, email: { ...EMAIL, ...email } }))
  const row = await store.write
    .selectFrom('outbox')
    .select('message_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.message_id
}

/** Creates a database with an outbox, an adjustable clock, and a log. */
export const newOutbox = async () => openOutbox(await newStore())

/** Opens the outbox of a database, with an adjustable clock and a log. */
export function openOutbox<Kind extends Store>(store: Kind) {
  const clock = { now: NOW }
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const getRecipientTrust = createRecipientTrustLookup(store.read, CONFIG.contactEmail)
  const context = { store, config: CONFIG, now: () => clock.now, randomBytes, log, getRecipientTrust }
  return {
    store,
    context,
    clock,
    logged: () => lines.join(''),
    add: (mail?: Parameters<typeof addMail>[1]) => addMail(context, mail),
    rows: () => store.write.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}
