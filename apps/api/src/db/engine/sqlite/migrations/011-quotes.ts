import { sql, type Kysely } from 'kysely'

/** Requests for websites with what they cost when they were made, what became of them, and repeats without an account. */
export const quotes = {
  async up(db: Kysely<unknown>) {
    await addRequests(db)
    await addServices(db)
    await addEvents(db)
    await letAnybodyRepeat(db)
  },
}

async function addRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_requests (
      id integer primary key autoincrement,
      reference text not null unique,
      status text not null,
      is_new integer not null generated always as (status = 'new') stored,
      created_at integer not null,
      is_sample integer not null default 0 check (is_sample in (0, 1)),
      business_name text not null,
      country text not null,
      contact_name text not null,
      email text not null,
      search_text text not null,
      phone text,
      preferred_contact text not null,
      pages integer not null,
      domain_type text not null,
      domain_name text,
      base_cents integer not null,
      total_cents integer not null,
      currency text not null,
      requirements text not null
    ) strict`.execute(db)
  await sql`
    create index quote_requests_to_do on quote_requests (is_new desc, created_at desc, id desc)`.execute(db)
  await sql`
    create index quote_requests_by_status on quote_requests (status, created_at desc, id desc)`.execute(db)
}

/** The chosen services with their prices of that time. */
async function addServices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_services (
      quote_id integer not null references quote_requests (id) on delete cascade,
      position integer not null,
      name text not null,
      price_cents integer not null,
      primary key (quote_id, position)
    ) strict, without rowid`.execute(db)
}

/** Changes of status, and notes among administrators. Rows are only ever added. */
async function addEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_events (
      id integer primary key autoincrement,
      quote_id integer not null references quote_requests (id) on delete cascade,
      status text,
      note text,
      actor_id integer references users (id) on delete set null,
      at integer not null,
      check (status is not null or note is not null)
    ) strict`.execute(db)
  await sql`create index quote_events_by_quote on quote_events (quote_id, id)`.execute(db)
  await sql`
    create index quote_events_by_actor on quote_events (actor_id) where actor_id is not null`.execute(db)
}

/** Senders without an account are told apart by their keys alone. */
async function letAnybodyRepeat(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys rename to idempotency_keys_of_users`.execute(db)
  await sql`
    create table idempotency_keys (
      user_id integer references users (id) on delete cascade,
      key text not null,
      call text not null,
      fingerprint blob not null,
      answer text not null,
      created_at integer not null,
      unique (user_id, key)
    ) strict`.execute(db)
  await sql`
    insert into idempotency_keys (user_id, key, call, fingerprint, answer, created_at)
    select user_id, key, call, fingerprint, answer, created_at from idempotency_keys_of_users`.execute(db)
  await sql`drop table idempotency_keys_of_users`.execute(db)
  await sql`
    create unique index idempotency_keys_without_user on idempotency_keys (key)
    where user_id is null`.execute(db)
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db)
}
