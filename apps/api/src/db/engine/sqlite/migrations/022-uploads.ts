import { sql, type Kysely } from 'kysely'

/**
 * What photos take on disk, which is null until it was measured, and what came from each network address on a day. An
 * address is kept as a keyed hash.
 */
export const uploads = {
  async up(db: Kysely<unknown>) {
    await sql`alter table photos add column bytes integer check (bytes >= 0)`.execute(db)
    await sql`create index photos_unmeasured on photos (name) where bytes is null`.execute(db)
    await sql`
      create table upload_days (
        address blob not null check (length(address) = 16),
        day integer not null,
        bytes integer not null check (bytes >= 0),
        primary key (address, day)
      ) strict, without rowid`.execute(db)
    await sql`create index upload_days_by_day on upload_days (day)`.execute(db)
    await sql`
      create index businesses_rejected on businesses (rejected_at) where status = 'rejected'`.execute(db)
  },
}
