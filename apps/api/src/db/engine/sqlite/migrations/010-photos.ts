import { sql, type Kysely } from 'kysely'

/** Photos of listings; when a listing was sent in, which is later than its creation once it is sent again. */
export const photos = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table photos (
        name text primary key check (length(name) = 22),
        business_id integer not null references businesses (id) on delete cascade,
        position integer not null check (position >= 0),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        color text not null check (color glob '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
        sha256 blob not null check (length(sha256) = 32),
        created_at integer not null,
        unique (business_id, sha256)
      ) strict, without rowid`.execute(db)
    await sql`
      alter table businesses add column photos text not null default '[]' check (json_valid(photos))`.execute(
      db,
    )
    await sql`alter table businesses add column submitted_at integer not null default 0`.execute(db)
    await sql`alter table businesses add column terms_version text`.execute(db)
    await sql`update businesses set submitted_at = created_at`.execute(db)
    await sql`drop index businesses_pending`.execute(db)
    await sql`
      create index businesses_pending on businesses (submitted_at, id)
      where status = 'pending' and removed_at is null`.execute(db)
  },
}
