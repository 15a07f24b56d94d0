import { sql, type Kysely } from 'kysely'

const STATEMENTS: readonly string[] = [
  `create table business_publications (
    business_id integer primary key references businesses (id) on delete cascade,
    published_at integer not null
  ) strict`,
  'create index business_publications_by_age on business_publications (published_at)',
  // When earlier ones were approved is not known.
  `insert into business_publications (business_id, published_at)
    select id, created_at from businesses where status = 'approved' or trial_expires_at is not null`,
  `create table alert_recipients (
    id integer primary key autoincrement,
    email text unique,
    masked text not null,
    asked_at integer not null,
    confirmed_at integer,
    left_at integer,
    check ((email is null) = (left_at is not null))
  ) strict`,
  `create index alert_recipients_unconfirmed on alert_recipients (asked_at)
    where confirmed_at is null and left_at is null`,
  'create index alert_recipients_gone on alert_recipients (left_at) where left_at is not null',
  `create table alerts (
    id integer primary key autoincrement,
    recipient_id integer not null references alert_recipients (id) on delete cascade,
    list text not null
      check (list in ('businesses', 'news', 'events', 'tenders', 'jobs', 'resources')),
    filters text not null,
    frequency text not null check (frequency in ('daily', 'weekly')),
    asked_at integer not null,
    confirmed_at integer,
    due_at integer,
    unique (recipient_id, list, filters),
    check ((confirmed_at is null) = (due_at is null))
  ) strict`,
  'create index alerts_due on alerts (due_at) where due_at is not null',
  'create index alerts_unconfirmed on alerts (asked_at) where confirmed_at is null',
  `create table alert_tokens (
    hash blob primary key,
    recipient_id integer not null references alert_recipients (id) on delete cascade,
    alert_id integer references alerts (id) on delete set null,
    purpose text not null check (purpose in ('confirm', 'leave')),
    frequency text check (frequency in ('daily', 'weekly')),
    created_at integer not null,
    check ((frequency is null) = (purpose = 'leave'))
  ) strict, without rowid`,
  'create index alert_tokens_by_age on alert_tokens (created_at)',
  'create index alert_tokens_by_alert on alert_tokens (alert_id)',
  'create index alert_tokens_by_recipient on alert_tokens (recipient_id)',
  `create table alert_entries (
    alert_id integer not null references alerts (id) on delete cascade,
    entry_id integer not null,
    sent_at integer not null,
    primary key (alert_id, entry_id)
  ) strict, without rowid`,
  'create index alert_entries_by_age on alert_entries (sent_at)',
]

/**
 * Alerts about new entries of lists: addresses, alerts, the tokens of their emails, and what each has told. When businesses
 * were first published: the creation of those that are here already.
 */
export const alerts = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
