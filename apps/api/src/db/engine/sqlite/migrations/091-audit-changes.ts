import { sql, type Kysely } from 'kysely'

/** What each action changed, when what it decided about was sent in, and the orders in which the audit trail is read. */
export const auditChanges = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table audit add column changes text check (changes is null or json_valid(changes))`.execute(db)
    await sql`alter table audit add column submitted_at integer`.execute(db)
    await sql`drop index audit_by_actor`.execute(db)
    await sql`
      create index audit_by_actor on audit (actor_id, at desc, id desc) where actor_id is not null`.execute(
      db,
    )
    await sql`create index audit_by_action on audit (action, at desc, id desc)`.execute(db)
    await sql`create index audit_by_kind on audit (subject_kind, at desc, id desc)`.execute(db)
  },
}
