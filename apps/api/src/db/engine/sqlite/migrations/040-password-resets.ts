import { sql, type Kysely } from 'kysely'

/**
 * Tokens and address proofs of any kind: the check that listed the kinds is gone, so that a new kind rewrites neither
 * table.
 */
export const passwordResets = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table account_tokens_of_any_purpose (
        hash blob primary key,
        user_id integer references users (id) on delete cascade,
        purpose text not null,
        created_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`
      insert into account_tokens_of_any_purpose (hash, user_id, purpose, created_at)
      select hash, user_id, purpose, created_at from account_tokens`.execute(db)
    await sql`drop table account_tokens`.execute(db)
    await sql`alter table account_tokens_of_any_purpose rename to account_tokens`.execute(db)
    await sql`create index account_tokens_by_user on account_tokens (user_id)`.execute(db)
    await sql`create index account_tokens_by_age on account_tokens (created_at)`.execute(db)

    await sql`drop index outbox_proofs`.execute(db)
    await sql`alter table outbox add column proof text`.execute(db)
    await sql`update outbox set proof = proves where proves is not null`.execute(db)
    await sql`alter table outbox drop column proves`.execute(db)
    await sql`alter table outbox rename column proof to proves`.execute(db)
    await sql`create index outbox_proofs on outbox (recipient_key, id) where proves is not null`.execute(db)
  },
}
