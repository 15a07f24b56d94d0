import { digestOf } from './digest.ts'
import type { OutboxRow } from './outbox.table.ts'
import type { TakenUp } from './take-up.service.ts'
import type { Mail, MailHeaders } from './transport.ts'

/** What was taken up, as it leaves. */
export function mailOf({ mail, joined }: TakenUp): Mail {
  if (joined.length === 0) return singleOf(mail)
  const rows = [mail, ...joined].toSorted((a, b) => a.id - b.id)
  return {
    ...singleOf(mail),
    ...digestOf(rows),
    // Another one than the first mail has, which may have been sent by itself.
    messageId: mail.message_id.replace('<', '<digest-'),
    date: new Date(Math.max(...rows.map(({ created_at }) => created_at))),
    // Names are as each form was given them.
    to: {
      name: rows.every(({ to_name }) => to_name === mail.to_name) ? mail.to_name : '',
      address: mail.to_address,
    },
  }
}

const singleOf = (row: OutboxRow): Mail => ({
  messageId: row.message_id,
  date: new Date(row.created_at),
  to: { name: row.to_name, address: row.to_address },
  subject: row.subject,
  text: row.text,
  html: row.html,
  headers: JSON.parse(row.headers) as MailHeaders,
})
