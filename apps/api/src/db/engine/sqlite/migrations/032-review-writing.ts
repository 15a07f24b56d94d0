import { sql, type Kysely } from 'kysely'

/** Reviews that people write and change, their owners' replies, and who found them helpful. */
export const reviewWriting = {
  async up(db: Kysely<unknown>) {
    await extendReviews(db)
    await sql`
      create index reviews_useful on reviews (business_id, helpful_count desc, created_at desc, id desc)
      where status = 'published'`.execute(db)
    await sql`
      create index reviews_waiting on reviews (submitted_at, id)
      where status = 'pending' or waiting_comment is not null`.execute(db)
    await sql`
      create table review_votes (
        review_id integer not null references reviews (id) on delete cascade,
        user_id integer not null references users (id) on delete cascade,
        primary key (review_id, user_id)
      ) strict, without rowid`.execute(db)
    await sql`create index review_votes_by_user on review_votes (user_id)`.execute(db)
    await countWaiting(db)
  },
}

const COLUMNS = [
  // When it was sent in, or changed: the queue's order.
  'submitted_at integer not null default 0',
  'edited_at integer',
  'waiting_rating integer check (waiting_rating between 1 and 5)',
  'waiting_comment text',
  'rejection_reason text',
  'rejection_note text',
  'reply text',
  'replied_at integer',
  'helpful_count integer not null default 0 check (helpful_count >= 0)',
] as const

async function extendReviews(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS) await sql`alter table reviews add column ${sql.raw(column)}`.execute(db)
  await sql`update reviews set submitted_at = created_at`.execute(db)
}

/** A new review waits, and so does a change to a published one. */
const waits = (row: string) => `(${row}.status = 'pending' or ${row}.waiting_comment is not null)`

async function countWaiting(db: Kysely<unknown>): Promise<void> {
  const add = `
    insert into queue_counts (kind, waiting) values ('review', 1)
    on conflict (kind) do update set waiting = waiting + 1;`
  const take = `update queue_counts set waiting = waiting - 1 where kind = 'review';`
  const statements = [
    `insert into queue_counts (kind, waiting) select 'review', count(*) from reviews where ${waits('reviews')}`,
    `create trigger queue_reviews_insert after insert on reviews when ${waits('new')} begin ${add} end`,
    `create trigger queue_reviews_delete after delete on reviews when ${waits('old')} begin ${take} end`,
    `create trigger queue_reviews_enter after update of status, waiting_comment on reviews
     when ${waits('new')} and not ${waits('old')} begin ${add} end`,
    `create trigger queue_reviews_leave after update of status, waiting_comment on reviews
     when ${waits('old')} and not ${waits('new')} begin ${take} end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
