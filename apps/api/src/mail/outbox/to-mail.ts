import { renderDigest } from '../rendering/digest.ts'
import type { OutboxRow } from './outbox.table.ts'
import type { LeasedMail } from './lease.service.ts'
import type { Mail, MailHeaders } from '../transports/transport.ts'

/** Creates the mail for a transport: a single one, or the digest of joined ones. */
export function toMail({ mail, joined }: LeasedMail): Mail {
  if (joined.length === 0) return toSingleMail(mail)
  const rows = [mail, ...joined].toSorted((a, b) => a.id - b.id)
  return {
    ...toSingleMail(mail),
    ...renderDigest(rows),
    // Not the id of the first mail, which may have been sent alone before.
    messageId: mail.message_id.replace('<', '<digest-'),
    date: new Date(Math.max(...rows.map(({ created_at }) => created_at))),
    // Each form may have been sent with another name.
    to: {
      name: rows.every(({ to_name }) => to_name === mail.to_name) ? mail.to_name : '',
      address: mail.to_address,
    },
  }
}

const toSingleMail = (row: OutboxRow): Mail => ({
  messageId: row.message_id,
  date: new Date(row.created_at),
  to: { name: row.to_name, address: row.to_address },
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as MailHeaders,
})
