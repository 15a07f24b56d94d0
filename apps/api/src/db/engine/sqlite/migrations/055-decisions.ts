import { sql, type Kysely } from 'kysely'

/**
 * What it takes to undo a decision: who made it, until when, and the state before. Mails about it don't leave before that
 * moment. Rejected versions are what a resubmission is compared with.
 */
export const decisions = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table decisions (
        id integer primary key autoincrement,
        batch_id integer references decisions (id) on delete cascade,
        administrator_id integer references users (id) on delete set null,
        kind text not null,
        subject_id integer not null,
        decided_at integer not null,
        undo_until integer not null,
        before text not null check (json_valid(before)),
        after_digest blob not null check (length(after_digest) = 32),
        undone_at integer
      ) strict`.execute(db)
    await sql`create index decisions_by_age on decisions (undo_until)`.execute(db)
    await sql`create index decisions_by_batch on decisions (batch_id) where batch_id is not null`.execute(db)
    await sql`
      create index decisions_by_administrator on decisions (administrator_id)
      where administrator_id is not null`.execute(db)
    await delayMails(db)
    await sql`
      create table rejected_versions (
        business_id integer primary key references businesses (id) on delete cascade,
        fields text not null check (json_valid(fields)),
        rejected_at integer not null
      ) strict`.execute(db)
  },
}

async function delayMails(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column not_before integer`.execute(db)
  await sql`
    alter table outbox add column decision_id integer references decisions (id) on delete set null`.execute(
    db,
  )
  await sql`create index outbox_of_decision on outbox (decision_id) where decision_id is not null`.execute(db)
}
