import { sql, type Kysely } from 'kysely'

/**
 * Whose address is known to be theirs, and the tokens of mails that prove it. Accounts that are there already keep
 * all they have and may confirm from now on; an administrator's was vouched for by who made them one, and the demo's
 * people have no mailbox.
 */
export const emailConfirmation = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column email_confirmed_at integer`.execute(db)
    await sql`
      update users set email_confirmed_at = created_at
      where is_admin = 1 or email like '%@portal.test'`.execute(db)
    await sql`
      create table account_tokens (
        hash blob primary key,
        user_id integer references users (id) on delete cascade,
        purpose text not null check (purpose in ('confirm', 'claim')),
        created_at integer not null
      ) strict, without rowid`.execute(db)
    await sql`create index account_tokens_by_user on account_tokens (user_id)`.execute(db)
    await sql`create index account_tokens_by_age on account_tokens (created_at)`.execute(db)
    await sql`
      create index content_by_submitter on content (submitter_email)
      where submitter_email is not null`.execute(db)
    await sql`create index quote_requests_by_email on quote_requests (email)`.execute(db)
  },
}
