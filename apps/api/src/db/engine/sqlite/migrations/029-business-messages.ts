import { sql, type Kysely } from 'kysely'

/** Messages of visitors to businesses, and what their owners answered. */
export const businessMessages = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table business_messages (
        id integer primary key autoincrement,
        business_id integer not null references businesses (id),
        kind text not null check (kind in ('message', 'quote')),
        reference text not null unique,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        status text not null default 'open' check (status in ('open', 'answered')),
        is_open integer not null generated always as (status = 'open') stored,
        created_at integer not null,
        answered_at integer,
        check ((answered_at is null) = (status = 'open'))
      ) strict`.execute(db)
    await sql`
      create index business_messages_in_order
      on business_messages (business_id, is_open desc, created_at desc, id desc)`.execute(db)
    await sql`
      create table business_message_replies (
        id integer primary key autoincrement,
        message_id integer not null references business_messages (id) on delete cascade,
        author_id integer references users (id) on delete set null,
        text text not null,
        at integer not null
      ) strict`.execute(db)
    await sql`
      create index business_message_replies_by_message on business_message_replies (message_id, id)`.execute(
      db,
    )
  },
}
