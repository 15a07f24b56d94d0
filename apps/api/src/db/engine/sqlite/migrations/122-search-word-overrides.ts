import { sql, type Kysely } from 'kysely'

/** What administrators add to the vocabulary of searches, and a version that differs whenever any of it does. */
export const searchWordOverrides = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table search_word_overrides (
        id integer primary key autoincrement,
        words text not null check (words <> ''),
        relation text not null check (relation in ('equal', 'is', 'kind', 'near')),
        meanings text not null check (meanings <> ''),
        category text,
        added_by integer references users (id) on delete set null,
        added_at integer not null,
        changed_at integer
      ) strict`.execute(db)
    await sql`
      create index search_words_by_person on search_word_overrides (added_by) where added_by is not null`.execute(
      db,
    )
    await sql`alter table public_version add column words integer not null default 0`.execute(db)
  },
}
