import { sql, type Kysely } from 'kysely'

/** Two-step sign-in: authenticator apps, recovery codes, and sign-ins that wait for a code. */
export const secondSteps = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table second_steps (
        user_id integer primary key references users (id) on delete cascade,
        secret blob not null,
        turned_on_at integer,
        last_used_step integer not null,
        created_at integer not null
      ) strict`.execute(db)
    await sql`
      create table recovery_codes (
        user_id integer not null references second_steps (user_id) on delete cascade,
        hash blob not null,
        primary key (user_id, hash)
      ) strict, without rowid`.execute(db)
    await sql`
      create table pending_sign_ins (
        hash blob primary key,
        user_id integer not null references users (id) on delete cascade,
        wrong_codes integer not null,
        created_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`create index pending_sign_ins_by_user on pending_sign_ins (user_id)`.execute(db)
    await sql`create index pending_sign_ins_by_age on pending_sign_ins (created_at)`.execute(db)
  },
}
