import { sql, type Kysely } from 'kysely'

/** What people report of businesses and reviews. */
export const reports = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reports (
        id integer primary key autoincrement,
        reference text not null unique,
        business_id integer not null references businesses (id) on delete cascade,
        review_id integer references reviews (id) on delete cascade,
        reason text not null,
        note text,
        reporter_id integer references users (id) on delete set null,
        reporter_hash blob,
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
        submitted_at integer not null,
        decided_at integer,
        check ((decided_at is null) = (status = 'pending'))
      ) strict`.execute(db)
    await sql`
      create index reports_waiting on reports (submitted_at, id) where status = 'pending'`.execute(db)
    await sql`create index reports_by_business on reports (business_id, submitted_at desc)`.execute(db)
    await sql`create index reports_by_review on reports (review_id) where review_id is not null`.execute(db)
    await countWaiting(db)
  },
}

async function countWaiting(db: Kysely<unknown>): Promise<void> {
  const add = `
    insert into queue_counts (kind, waiting) values ('report', 1)
    on conflict (kind) do update set waiting = waiting + 1;`
  const take = `update queue_counts set waiting = waiting - 1 where kind = 'report';`
  const statements = [
    `create trigger queue_reports_insert after insert on reports when new.status = 'pending' begin ${add} end`,
    `create trigger queue_reports_delete after delete on reports when old.status = 'pending' begin ${take} end`,
    `create trigger queue_reports_enter after update of status on reports
     when new.status = 'pending' and old.status <> 'pending' begin ${add} end`,
    `create trigger queue_reports_leave after update of status on reports
     when old.status = 'pending' and new.status <> 'pending' begin ${take} end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
