import { sql, type Kysely } from 'kysely'

/** Who gets the newsletter, the hashes of the tokens in its mails, and its issues. */
export const newsletter = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table subscribers (
        id integer primary key autoincrement,
        email text unique,
        masked text not null,
        country text,
        asked_at integer not null,
        confirmed_at integer,
        left_at integer,
        check ((email is null) = (left_at is not null))
      ) strict`.execute(db)
    await sql`
      create index subscribers_confirmed on subscribers (id, confirmed_at)
      where confirmed_at is not null and left_at is null`.execute(db)
    await sql`
      create index subscribers_unconfirmed on subscribers (asked_at)
      where confirmed_at is null and left_at is null`.execute(db)
    await sql`create index subscribers_gone on subscribers (left_at) where left_at is not null`.execute(db)
    await addIssues(db)
    await addTokens(db)
  },
}

async function addIssues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_issues (
      id integer primary key autoincrement,
      due_at integer not null unique,
      since integer not null,
      until integer not null,
      last_subscriber_id integer not null default 0,
      letters integer not null default 0,
      finished_at integer
    ) strict`.execute(db)
}

/** One token leaves by each letter of an issue, so that nobody gets an issue twice. */
async function addTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_tokens (
      hash blob primary key,
      subscriber_id integer not null references subscribers (id) on delete cascade,
      purpose text not null check (purpose in ('confirm', 'leave')),
      country text,
      issue_id integer references newsletter_issues (id),
      created_at integer not null,
      unique (subscriber_id, issue_id)
    ) strict, without rowid`.execute(db)
  await sql`create index newsletter_tokens_by_age on newsletter_tokens (created_at)`.execute(db)
}
