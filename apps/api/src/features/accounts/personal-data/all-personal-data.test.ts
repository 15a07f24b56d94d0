import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { ALL_PERSONAL_DATA } from './all-personal-data.service.ts'

/** The part that exports and deletes each table's data about people. */
const PART_OF_TABLE: Readonly<Record<string, string>> = {
  users: 'account',
  sessions: 'account',
  account_tokens: 'account',
  email_changes: 'account',
  identities: 'account',
  second_steps: 'account',
  pending_sign_ins: 'account',
  idempotency_keys: 'account',
  businesses: 'listings',
  business_handovers: 'handovers',
  reviews: 'reviews',
  review_votes: 'reviews',
  saves: 'savedBusinesses',
  business_messages: 'messages',
  business_message_replies: 'messages',
  reports: 'reports',
  content: 'submissions',
  event_registrations: 'eventRegistrations',
  event_registration_tokens: 'eventRegistrations',
  quote_requests: 'quoteRequests',
  quote_events: 'quoteRequests',
  orders: 'orders',
  payments: 'orders',
  refunds: 'orders',
  credit_entries: 'orders',
  // Which administrator set a rate, as the audit trail says; forgotten with the account.
  exchange_rates: 'auditTrail',
  // Which administrator added words, as the audit trail says; forgotten with the account.
  search_word_overrides: 'auditTrail',
  inquiries: 'messagesToThePortal',
  subscribers: 'newsletter',
  alert_recipients: 'alerts',
  reminder_stops: 'reminders',
  reminder_tokens: 'reminders',
  audit: 'auditTrail',
  // Who changed content last, as the audit trail says; forgotten with the account.
  content_editing: 'auditTrail',
  // Only for a day, beside the audit trail.
  decisions: 'auditTrail',
  outbox: 'emails',
}

/** Columns that name a person, or contain how to reach one. */
const NAMES_PEOPLE = /email|phone|address$|(first|last|contact|owner|submitter)_name/
/** `name` alone may be that of a thing. */
const OF_THINGS = [
  'photos',
  'content_pictures',
  'content_picture_uses',
  'quote_services',
  'order_items',
  'payment_proofs',
  'upload_days',
  'kysely_migration',
  'sqlite_sequence',
]

test('every table that names people belongs to a part of the export and the deletion', async () => {
  const store = await newSqliteStore()
  const columns = store.readSqlite
    .prepare(
      `select t.name as tableName, c.name as columnName, f."table" as refersTo
       from sqlite_master t join pragma_table_info(t.name) c
       left join pragma_foreign_key_list(t.name) f on f."from" = c.name
       where t.type = 'table' and t.sql not like '%virtual%' and t.name not like '%\\_search\\_%' escape '\\'`,
    )
    .all() as { tableName: string; columnName: string; refersTo: string | null }[]
  const naming = columns.filter(
    ({ tableName, columnName, refersTo }) =>
      refersTo === 'users' ||
      ((NAMES_PEOPLE.test(columnName) || columnName === 'name') && !OF_THINGS.includes(tableName)),
  )
  const tables = [...new Set(naming.map(({ tableName }) => tableName))]
  expect(tables.filter((table) => PART_OF_TABLE[table] === undefined)).toEqual([])
  const parts = new Set(ALL_PERSONAL_DATA.map(({ name }) => name))
  expect(Object.entries(PART_OF_TABLE).filter(([, part]) => !parts.has(part))).toEqual([])
  expect(parts.size).toBe(ALL_PERSONAL_DATA.length)
})
