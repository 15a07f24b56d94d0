import { sql, type Kysely } from 'kysely'

/**
 * Mails have a lane, which says what goes first, and the key under which the mails of one mailbox are counted. Mails
 * from before are counted by their address; those that one may unsubscribe from were letters of the newsletter.
 */
export const mailLanes = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table outbox add column lane text not null default 'transactional'
      check (lane in ('security', 'transactional', 'bulk'))`.execute(db)
    await sql`alter table outbox add column recipient_key text not null default ''`.execute(db)
    await sql`
      update outbox set recipient_key = lower(to_address),
        lane = iif(json_extract(headers, '$."List-Unsubscribe"') is null, 'transactional', 'bulk')`.execute(
      db,
    )
    await sql`drop index outbox_waiting`.execute(db)
    await sql`
      create index outbox_waiting on outbox (lane, next_try_at, id) where next_try_at is not null`.execute(db)
    await sql`
      create index outbox_recipient_waiting on outbox (recipient_key, next_try_at)
      where next_try_at is not null`.execute(db)
    await sql`
      create index outbox_recipient_under_way on outbox (recipient_key, lease_until)
      where lease_until is not null`.execute(db)
    await sql`
      create index outbox_recipient_sent on outbox (recipient_key, sent_at) where sent_at is not null`.execute(
      db,
    )
  },
}
