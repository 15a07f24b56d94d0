import { sql, type Kysely } from 'kysely'

/** Messages and reports to the administrators; mails with headers of their own, and such as hold a token. */
export const inquiries = {
  async up(db: Kysely<unknown>) {
    await addInquiries(db)
    await extendMails(db)
  },
}

async function addInquiries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inquiries (
      id integer primary key autoincrement,
      kind text not null check (kind in ('message', 'issue')),
      reference text not null unique,
      topic text not null,
      name text,
      email text,
      page text,
      message text not null,
      search_text text not null,
      status text not null default 'new' check (status in ('new', 'handled')),
      is_new integer not null generated always as (status = 'new') stored,
      note text,
      created_at integer not null,
      handled_at integer,
      check ((handled_at is null) = (status = 'new'))
    ) strict`.execute(db)
  await sql`create index inquiries_to_do on inquiries (is_new desc, created_at desc, id desc)`.execute(db)
}

async function extendMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column headers text not null default '{}'`.execute(db)
  await sql`
    alter table outbox add column holds_token integer not null default 0 check (holds_token in (0, 1))`.execute(
    db,
  )
}
