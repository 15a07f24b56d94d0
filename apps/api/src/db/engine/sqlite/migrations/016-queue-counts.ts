import { sql, type Kysely, type RawBuilder } from 'kysely'

/** What waits is counted by triggers and read by indexes, so that a long queue costs no more than a short one. */
export const queueCounts = {
  async up<Tables>(db: Kysely<Tables>) {
    await sql`
      create table queue_counts (
        kind text primary key,
        waiting integer not null check (waiting >= 0)
      ) strict, without rowid`.execute(db)
    for (const queue of QUEUES) await count(db, queue)
    await sql`drop index businesses_pending`.execute(db)
    await sql`
      create index businesses_pending on businesses (submitted_at, id, sort_name, removed_at)
      where status = 'pending' and removed_at is null`.execute(db)
    await sql`
      create index content_waiting_by_kind on content (kind, submitted_at, id)
      where status = 'pending'`.execute(db)
    await sql`create index sessions_by_age on sessions (created_at)`.execute(db)
  },
}

interface Queue {
  readonly table: string
  /** What a row counts under. */
  readonly kind: (row: string) => string
  readonly waits: (row: string) => string
  /** Columns that decide whether a row waits. */
  readonly by: string
}

const QUEUES: readonly Queue[] = [
  {
    table: 'businesses',
    kind: () => `'business'`,
    waits: (row) => `(${row}.status = 'pending' and ${row}.removed_at is null)`,
    by: 'status, removed_at',
  },
  {
    table: 'content',
    kind: (row) => `${row}.kind`,
    waits: (row) => `(${row}.status = 'pending' and ${row}.submitted_at is not null)`,
    by: 'status, submitted_at',
  },
  {
    table: 'inquiries',
    kind: () => `'inquiry'`,
    waits: (row) => `(${row}.status = 'new')`,
    by: 'status',
  },
]

async function count<Tables>(db: Kysely<Tables>, { table, kind, waits, by }: Queue): Promise<void> {
  const add = `
    insert into queue_counts (kind, waiting) values (${kind('new')}, 1)
    on conflict (kind) do update set waiting = waiting + 1;`
  const take = `update queue_counts set waiting = waiting - 1 where kind = ${kind('old')};`
  const statements: RawBuilder<unknown>[] = [
    sql.raw(`
      insert into queue_counts (kind, waiting)
      select ${kind(table)}, count(*) from ${table} where ${waits(table)} group by 1`),
    sql.raw(`
      create trigger queue_${table}_insert after insert on ${table}
      when ${waits('new')} begin ${add} end`),
    sql.raw(`
      create trigger queue_${table}_delete after delete on ${table}
      when ${waits('old')} begin ${take} end`),
    sql.raw(`
      create trigger queue_${table}_enter after update of ${by} on ${table}
      when ${waits('new')} and not ${waits('old')} begin ${add} end`),
    sql.raw(`
      create trigger queue_${table}_leave after update of ${by} on ${table}
      when ${waits('old')} and not ${waits('new')} begin ${take} end`),
  ]
  for (const statement of statements) await statement.execute(db)
}
