import { sql, type Kysely } from 'kysely'

/** Accounts at the identity provider that are linked to accounts here, and sign-ins that are under way there. */
export const identities = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table identities (
        issuer text not null,
        subject text not null,
        user_id integer not null references users (id) on delete cascade,
        created_at integer not null,
        primary key (issuer, subject)
      ) strict, without rowid`.execute(db)
    await sql`create index identities_by_user on identities (user_id)`.execute(db)
    await sql`
      create table provider_sign_ins (
        state_hash blob primary key,
        browser_hash blob not null,
        nonce text not null,
        code_verifier text not null,
        return_to text not null,
        created_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`create index provider_sign_ins_by_age on provider_sign_ins (created_at)`.execute(db)
  },
}
