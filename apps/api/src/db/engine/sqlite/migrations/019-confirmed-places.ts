import { sql, type Kysely } from 'kysely'

/**
 * A place at an event counts once it is confirmed by mail; until then it is held. Places from before count, and their
 * organisers know of them. Tokens have a table, so that a new mail takes no link away from an older one.
 */
export const confirmedPlaces = {
  async up(db: Kysely<unknown>) {
    await moveRegistrations(db)
    await sql`
      create table event_holds (
        id integer primary key autoincrement,
        event_id integer not null references content (id) on delete cascade,
        registration_id integer not null references event_registrations (id) on delete cascade,
        network text not null,
        held_until integer not null
      ) strict`.execute(db)
    await sql`create index event_holds_of_event on event_holds (event_id, held_until)`.execute(db)
    await sql`create index event_holds_of_registration on event_holds (registration_id)`.execute(db)
    await sql`create index event_holds_by_end on event_holds (held_until)`.execute(db)
    await sql`
      create table event_digests (
        event_id integer primary key references content (id) on delete cascade,
        sent_at integer not null
      ) strict`.execute(db)
    await sql`
      create index content_unpublished on content (kind, ends_at, rejected_at)
      where status <> 'approved'`.execute(db)
    await countPlacesApart(db)
  },
}

async function moveRegistrations(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_registrations rename to registrations_before`.execute(db)
  await sql`
    create table event_registrations (
      id integer primary key autoincrement,
      event_id integer not null references content (id) on delete cascade,
      email text not null,
      name text not null,
      organisation text,
      reference text not null unique,
      created_at integer not null,
      asked_at integer not null,
      confirmed_at integer,
      cancelled_at integer,
      is_taken integer as (confirmed_at is not null and cancelled_at is null) stored,
      organiser_knows integer not null default 0 check (organiser_knows in (0, 1)),
      unique (event_id, email)
    ) strict`.execute(db)
  await sql`
    insert into event_registrations (id, event_id, email, name, organisation, reference, created_at, asked_at,
      confirmed_at, cancelled_at, organiser_knows)
    select id, event_id, email, name, organisation, reference, created_at, created_at, created_at, cancelled_at,
      cancelled_at is null
    from registrations_before order by id`.execute(db)
  await sql`
    create table event_registration_tokens (
      hash blob primary key,
      registration_id integer not null references event_registrations (id) on delete cascade
    ) strict, without rowid`.execute(db)
  await sql`
    insert into event_registration_tokens (hash, registration_id)
    select token_hash, id from registrations_before`.execute(db)
  await sql`drop table registrations_before`.execute(db)
  await sql`
    create index event_registration_tokens_of on event_registration_tokens (registration_id)`.execute(db)
  await sql`
    create index event_registrations_untold on event_registrations (event_id, id)
    where is_taken <> organiser_knows`.execute(db)
  await sql`
    create index event_registrations_unconfirmed on event_registrations (asked_at)
    where confirmed_at is null`.execute(db)
}

/** The number of places moves a version of its own, which only the answers about events depend on. */
async function countPlacesApart(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public_version add column places integer not null default 0`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info('content') where name <> 'registrations'`.execute(db)
  const others = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`drop trigger content_version_update`.execute(db)
  await sql`
    create trigger content_version_update after update of ${others} on content
    when new.status = 'approved' or old.status = 'approved'
    begin update public_version set value = value + 1 where id = 1; end`.execute(db)
  await sql`
    create trigger content_places_update after update of registrations on content
    when new.registrations <> old.registrations
    begin update public_version set places = places + 1 where id = 1; end`.execute(db)
}
