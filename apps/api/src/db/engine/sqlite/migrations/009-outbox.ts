import { sql, type Kysely } from 'kysely'

/** Mails that wait to be sent, are being sent, were sent or were given up. */
export const outbox = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table outbox (
        id integer primary key autoincrement,
        message_id text not null unique,
        to_name text not null,
        to_address text not null,
        subject text not null,
        text text not null,
        html text not null,
        created_at integer not null,
        attempts integer not null default 0,
        next_try_at integer,
        lease_until integer,
        lease_owner text,
        sent_at integer,
        given_up_at integer,
        last_error text,
        check ((next_try_at is null) = (sent_at is not null or given_up_at is not null)),
        check ((lease_until is null) = (lease_owner is null))
      ) strict`.execute(db)
    await sql`create index outbox_waiting on outbox (next_try_at, id) where next_try_at is not null`.execute(
      db,
    )
    await sql`create index outbox_sent on outbox (sent_at) where sent_at is not null`.execute(db)
    await sql`create index outbox_given_up on outbox (given_up_at) where given_up_at is not null`.execute(db)
  },
}
