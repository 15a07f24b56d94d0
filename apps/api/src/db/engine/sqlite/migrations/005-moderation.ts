import { sql, type Kysely } from 'kysely'

/** What administrators did. Rows are only ever added. */
export const moderation = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table audit (
        id integer primary key autoincrement,
        at integer not null,
        actor_id integer references users (id) on delete set null,
        action text not null,
        subject_kind text not null,
        subject_id integer not null,
        reason text,
        note text
      ) strict`.execute(db)
    await sql`create index audit_newest on audit (at desc, id desc)`.execute(db)
    await sql`create index audit_by_subject on audit (subject_kind, subject_id, id)`.execute(db)
    await sql`create index audit_by_actor on audit (actor_id) where actor_id is not null`.execute(db)
  },
}
