import { sql, type Kysely } from 'kysely'

/** How often visitors searched, by day, and for what. */
export const searches = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table search_days (
        day text not null,
        is_found integer not null check (is_found in (0, 1)),
        count integer not null check (count > 0),
        primary key (day, is_found)
      ) strict, without rowid`.execute(db)
    await sql`
      create table search_texts (
        day text not null,
        text text not null check (text <> ''),
        is_found integer not null check (is_found in (0, 1)),
        count integer not null check (count > 0),
        primary key (day, text)
      ) strict, without rowid`.execute(db)
    await sql`create index search_texts_by_text on search_texts (text, day, count)`.execute(db)
  },
}
