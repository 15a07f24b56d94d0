import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A word as wide as 60 characters can be, at which no line breaks by itself. */
export const UNBROKEN = 'W'.repeat(60)
const EMAIL = `${'w'.repeat(48)}@example.com`
const ADDRESS = `https://${'w'.repeat(52)}.example/${UNBROKEN}`

/** The columns with text that people typed, by table. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  users: ['first_name', 'last_name'],
  businesses: ['name', 'address', 'owner_name', 'business_license', 'directions', 'description', 'town'],
  reviews: ['first_name', 'last_name', 'comment', 'reply', 'waiting_comment', 'rejection_note'],
  quote_requests: ['business_name', 'contact_name', 'requirements'],
  quote_services: ['name'],
  quote_events: ['note'],
  content: ['title', 'summary', 'body', 'submitter_name', 'rejection_note'],
  inquiries: ['name', 'message', 'note'],
  business_messages: ['name', 'message'],
  business_message_replies: ['text'],
  orders: ['billed_name', 'billed_business', 'refund_reason', 'cancellation_reason'],
  order_items: ['name'],
  payments: ['note', 'external_id'],
  payment_proofs: ['note'],
  plan_periods: [],
}

/** These have to stay valid addresses. */
const CONTACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  businesses: { email: EMAIL, website: ADDRESS },
  quote_requests: { email: EMAIL, domain_name: `${'w'.repeat(52)}.example` },
  inquiries: { email: EMAIL, page: `/${UNBROKEN}` },
  business_messages: { email: EMAIL },
  orders: { billed_email: EMAIL },
  content: { submitter_email: EMAIL },
}

const isAddress = (text: string): boolean => /^https?:/.test(text)
const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text)

/** Values that don't come from a text field: links, and values that the site parses. */
const UNCHANGED_FIELDS =
  /^(?:id|slug|status|country|province|category|path|file|date|topic|tab|mode|updatedOn|reviewedOn|kind|type|createdAt|trialExpiryDate|phone|temporarilyClosedUntil|featuredImageUrl|logoUrl|videoUrl|cover|color)$/

/** The texts of a stored value, each without a blank. */
function toUnbroken(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return name === 'images' || name === 'businessTypes' ? value : value.map((one) => toUnbroken(one, name))
  if (typeof value === 'object' && value !== null)
    return name === 'hours'
      ? value
      : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toUnbroken(one, key)]))
  if (typeof value !== 'string' || UNCHANGED_FIELDS.test(name)) return value
  if (name === 'html' || name === 'lead') return `<p>${UNBROKEN}</p>`
  if (isAddress(value)) return ADDRESS
  return isEmail(value) ? EMAIL : UNBROKEN
}

const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  businesses: ['card', 'tags'],
  content: ['details', 'document'],
}

/** Fills every text that people typed with a word of 60 characters, in all records of a stopped portal. */
export function fillWithUnbrokenTexts(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, 'portal.sqlite'))
  const set = (table: string, column: string, value: string) =>
    db.prepare(`update ${table} set ${column} = ? where ${column} is not null and ${column} <> ''`).run(value)
  db.exec('begin')
  for (const [table, columns] of Object.entries(COLUMNS))
    for (const column of columns) set(table, column, UNBROKEN)
  for (const [table, contacts] of Object.entries(CONTACTS))
    for (const [column, value] of Object.entries(contacts)) set(table, column, value)
  for (const [table, columns] of Object.entries(JSON_COLUMNS))
    for (const column of columns)
      for (const row of db
        .prepare(`select id, ${column} as json from ${table} where ${column} is not null`)
        .all())
        db.prepare(`update ${table} set ${column} = ? where id = ?`).run(
          JSON.stringify(toUnbroken(JSON.parse(String(row.json)))),
          row.id ?? 0,
        )
  db.exec('commit')
  db.close()
}
