import type SqliteDatabase from 'better-sqlite3'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { rebuildSearchIndex } from '#features/search/rebuild.repository.ts'

type Sqlite = SqliteDatabase.Database
type Row = Readonly<Record<string, unknown>>

/** Rows per transaction. */
const BATCH = 20_000

/**
 * Fills the empty table of businesses. Indexes, full text and counters are created afterwards, each at once: updating them
 * row by row would take hours for a million.
 */
export async function insertInBulk(
  { write, writeSqlite: sqlite }: Pick<SqliteStore, 'write' | 'writeSqlite'>,
  rows: Iterable<Row>,
  onProgress: (done: number) => void,
): Promise<void> {
  sqlite.pragma('synchronous = 0')
  sqlite.pragma('cache_size = -400000')
  const followers = sqlite
    .prepare<[], { name: string; type: string; sql: string }>(
      "select name, type, sql from sqlite_master where tbl_name = 'businesses' and type in ('index', 'trigger') and sql is not null",
    )
    .all()
  for (const { type, name } of followers) sqlite.exec(`drop ${type} ${name}`)
  insertRows(sqlite, rows, onProgress)
  for (const { type, sql } of followers) if (type === 'index') sqlite.exec(sql)
  sqlite.exec(WHAT_FOLLOWS)
  await write.transaction().execute(rebuildSearchIndex)
  for (const { type, sql } of followers) if (type === 'trigger') sqlite.exec(sql)
  sqlite.pragma('cache_size = -16000')
  sqlite.pragma('synchronous = 2')
  sqlite.pragma('wal_checkpoint(truncate)')
}

function insertRows(sqlite: Sqlite, rows: Iterable<Row>, onProgress: (done: number) => void): void {
  let done = 0
  let insert: SqliteDatabase.Statement | undefined
  sqlite.exec('begin')
  for (const row of rows) {
    insert ??= prepareInsert(sqlite, Object.keys(row))
    insert.run(row)
    done += 1
    if (done % BATCH === 0) {
      sqlite.exec('commit; begin')
      onProgress(done)
    }
  }
  sqlite.exec('commit')
}

const prepareInsert = (sqlite: Sqlite, columns: readonly string[]): SqliteDatabase.Statement =>
  sqlite.prepare(
    `insert into businesses (${columns.join()}) values (${columns.map((name) => `:${name}`).join()})`,
  )

/** What the triggers and the repository do for each listing. */
const WHAT_FOLLOWS = `
  insert into business_search (business_search) values ('rebuild');
  insert into business_names (business_names) values ('rebuild');
  insert into business_counts (country, province, category, counted_flags, listings)
    select country, ifnull(province, ''), category, counted_flags, count(*) from businesses where listed = 1
    group by country, ifnull(province, ''), category, counted_flags;
  insert into business_changes (business_id) select id from businesses where listed = 1 order by id;
  insert or ignore into opening_patterns (key, pattern)
    select opening_key, opening from businesses where opening is not null order by id;
  insert into queue_counts (kind, waiting)
    select 'business', count(*) from businesses where status = 'pending' and removed_at is null
    having count(*) > 0;
  update public_version set value = value + (select count(*) from businesses where listed = 1) where id = 1;
`
