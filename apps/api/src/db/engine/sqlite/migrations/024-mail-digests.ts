import { sql, type Kysely } from 'kysely'

/**
 * Mails that their recipient's budget holds back, and which of them go as one mail. Indexes for what is due and what was
 * sent leave out those that go with another one, since that one counts for all.
 */
export const mailDigests = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column held_back integer not null default 0 check (held_back in (0, 1))`.execute(
      db,
    )
    await sql`alter table outbox add column joined_to integer references outbox (id) on delete cascade`.execute(
      db,
    )
    await sql`create index outbox_joined on outbox (joined_to) where joined_to is not null`.execute(db)
    await sql`drop index outbox_waiting`.execute(db)
    await sql`
      create index outbox_waiting on outbox (lane, next_try_at, id)
      where next_try_at is not null and joined_to is null`.execute(db)
    await sql`drop index outbox_recipient_sent`.execute(db)
    await sql`
      create index outbox_recipient_sent on outbox (recipient_key, sent_at)
      where sent_at is not null and joined_to is null`.execute(db)
  },
}
