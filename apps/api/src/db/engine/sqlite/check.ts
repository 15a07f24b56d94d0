import SqliteDatabase from 'better-sqlite3'

type Sqlite = SqliteDatabase.Database

/** More findings would not help an operator. */
const MAX_FINDINGS = 20

/**
 * Checks a whole database: its pages and indexes, the references between rows, and its full-text indexes against their
 * texts. Returns a sentence for each finding; empty for a sound database. It blocks the thread, for minutes with a large
 * file: use it in a process of its own, never in a server.
 */
export function findDamage(sqlite: Sqlite): string[] {
  try {
    return [...findDamagedPages(sqlite), ...findBrokenReferences(sqlite), ...findDamagedTexts(sqlite)].slice(
      0,
      MAX_FINDINGS,
    )
  } catch (error) {
    // Some damage makes reads throw.
    if (error instanceof SqliteDatabase.SqliteError) return [error.message]
    throw error
  }
}

function findDamagedPages(sqlite: Sqlite): string[] {
  const found = sqlite.prepare<[], string>(`pragma integrity_check(${MAX_FINDINGS})`).pluck().all()
  return found.filter((line) => line !== 'ok')
}

interface BrokenReference {
  readonly table: string
  readonly rowid: number | null
  readonly parent: string
}

function findBrokenReferences(sqlite: Sqlite): string[] {
  const broken: string[] = []
  const rows = sqlite.prepare<[], BrokenReference>('pragma foreign_key_check').iterate()
  for (const { table, rowid, parent } of rows) {
    broken.push(`A row of ${table} (${String(rowid)}) refers to a row of ${parent} that is not there`)
    if (broken.length === MAX_FINDINGS) break
  }
  return broken
}

function findDamagedTexts(sqlite: Sqlite): string[] {
  const indexes = sqlite
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and sql like 'create virtual table%using fts5%' order by name`,
    )
    .pluck()
    .all()
  return indexes
    .filter((index) => !isSoundIndex(sqlite, index))
    .map((index) => `The full-text index ${index} is damaged`)
}

/** Rank 1 also compares the index with the texts of its table. */
function isSoundIndex(sqlite: Sqlite, index: string): boolean {
  try {
    sqlite.prepare(`insert into "${index}" ("${index}", rank) values ('integrity-check', 1)`).run()
    return true
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false
    throw error
  }
}

/** Counts the rows of each table by name, without SQLite's internal tables and those of indexes. */
export function countRows(sqlite: Sqlite): Record<string, number> {
  const tables = sqlite
    .prepare<[], string>(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .pluck()
    .all()
  const count = (table: string) =>
    sqlite.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}
