import { sql, type Kysely } from 'kysely'

/**
 * Messages to businesses with a phone number instead of an email address. SQLite can't drop a condition, so the table is
 * created again, and so are the replies, which dropping it would delete.
 */
export const messagesByPhone = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const MESSAGE_COLUMNS =
  'id, business_id, kind, reference, name, email, phone, message, status, created_at, answered_at'

const STATEMENTS = [
  `create table new_business_messages (
    id integer primary key autoincrement,
    business_id integer not null references businesses (id),
    kind text not null check (kind in ('message', 'quote')),
    reference text not null unique,
    name text not null,
    email text,
    phone text,
    message text not null,
    status text not null default 'open' check (status in ('open', 'answered')),
    is_open integer not null generated always as (status = 'open') stored,
    created_at integer not null,
    answered_at integer,
    check ((answered_at is null) = (status = 'open')),
    check (email is not null or phone is not null)
  ) strict`,
  `insert into new_business_messages (${MESSAGE_COLUMNS}) select ${MESSAGE_COLUMNS} from business_messages`,
  `create table new_business_message_replies (
    id integer primary key autoincrement,
    message_id integer not null references new_business_messages (id) on delete cascade,
    author_id integer references users (id) on delete set null,
    text text not null,
    at integer not null
  ) strict`,
  'insert into new_business_message_replies select * from business_message_replies',
  // No id is used twice: emails link to messages.
  `delete from sqlite_sequence where name in ('new_business_messages', 'new_business_message_replies')`,
  `insert into sqlite_sequence (name, seq)
    select 'new_' || name, seq from sqlite_sequence where name in ('business_messages', 'business_message_replies')`,
  'drop table business_message_replies',
  'drop table business_messages',
  'alter table new_business_messages rename to business_messages',
  'alter table new_business_message_replies rename to business_message_replies',
  `create index business_messages_in_order on business_messages
    (business_id, is_open desc, created_at desc, id desc)`,
  'create index business_messages_by_age on business_messages (coalesce(answered_at, created_at))',
  'create index business_message_replies_by_message on business_message_replies (message_id, id)',
]
