import { sql, type Kysely } from 'kysely'

/**
 * Every token of a place keeps what was typed for its mail. Of mails from before only what the place says is known, which
 * is what was typed last.
 */
export const askingsForPlaces = {
  async up(db: Kysely<unknown>) {
    await sql`alter table event_registration_tokens add column name text not null default ''`.execute(db)
    await sql`alter table event_registration_tokens add column organisation text`.execute(db)
    await sql`alter table event_registration_tokens add column reference text not null default ''`.execute(db)
    await sql`alter table event_registration_tokens add column asked_at integer not null default 0`.execute(
      db,
    )
    await sql`
      update event_registration_tokens
      set (name, organisation, reference, asked_at) = (
        select name, organisation, reference, asked_at from event_registrations where id = registration_id)`.execute(
      db,
    )
    await sql`
      create index event_registration_tokens_by_reference on event_registration_tokens (reference)`.execute(
      db,
    )
  },
}
