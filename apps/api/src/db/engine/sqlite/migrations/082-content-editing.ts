import { sql, type Kysely } from 'kysely'

/** What administrators write: the version and the form of each, edits that wait beside what is public, and pictures. */
export const contentEditing = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table content_editing (
        content_id integer primary key references content (id) on delete cascade,
        version integer not null check (version > 0),
        stored text check (json_valid(stored)),
        waiting text check (json_valid(waiting)),
        changed_at integer not null,
        changed_by integer references users (id) on delete set null
      ) strict`.execute(db)
    await sql`
      create index content_editing_by_person on content_editing (changed_by)
      where changed_by is not null`.execute(db)
    await sql`
      create index content_editing_waiting on content_editing (content_id)
      where waiting is not null`.execute(db)
    await sql`create index content_by_kind on content (kind, id desc, status)`.execute(db)
    await sql`
      create table content_pictures (
        name text primary key check (length(name) = 22),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        color text not null,
        sha256 blob not null unique check (length(sha256) = 32),
        bytes integer not null check (bytes > 0),
        added_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`
      create table content_picture_uses (
        name text not null references content_pictures (name) on delete cascade,
        content_id integer not null references content (id) on delete cascade,
        is_public integer not null check (is_public in (0, 1)),
        primary key (name, content_id, is_public)
      ) strict, without rowid`.execute(db)
    await sql`create index content_picture_uses_by_content on content_picture_uses (content_id)`.execute(db)
  },
}
