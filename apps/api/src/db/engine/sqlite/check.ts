import SqliteDatabase from 'better-sqlite3'

type Sqlite = SqliteDatabase.Database

/** Findings that are told: more say no more. */
const MAX_FINDINGS = 20

/**
 * Examines a whole database: its pages and indexes, the references between its rows, and its full-text indexes against
 * the texts that they are of. Returns what is wrong, a sentence each; nothing for a sound database. It reads everything on
 * the thread, minutes for a large file: for a process of its own, never for a server.
 */
export function findDamage(sqlite: Sqlite): string[] {
  try {
    return [...findDamagedPages(sqlite), ...findBrokenReferences(sqlite), ...findDamagedTexts(sqlite)].slice(
      0,
      MAX_FINDINGS,
    )
  } catch (error) {
    // Some damage can't even be read.
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

/** Rank 1 compares the index with the texts of its table as well, not with itself alone. */
function isSoundIndex(sqlite: Sqlite, index: string): boolean {
  try {
    sqlite.prepare(`insert into "${index}" ("${index}", rank) values ('integrity-check', 1)`).run()
    return true
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false
    throw error
  }
}

/** The number of rows of each table, by its name; without the tables that SQLite keeps for itself and for indexes. */
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
