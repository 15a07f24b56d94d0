import type SqliteDatabase from 'better-sqlite3'

type Sqlite = SqliteDatabase.Database
type Row = Readonly<Record<string, unknown>>

/** The initial state of a migrated database. */
export interface Beginning {
  readonly tables: readonly string[]
  readonly fullText: readonly string[]
  /** Its rows. */
  readonly rows: ReadonlyMap<string, readonly Row[]>
}

/** The next ids: the other tables are written before it. */
const SEQUENCES = 'sqlite_sequence'

let beginning: Beginning | undefined

/** Records once the initial state of a migrated database. */
export const findBeginning = (migrated: Sqlite): Beginning => (beginning ??= readBeginning(migrated))

function readBeginning(sqlite: Sqlite): Beginning {
  const ofKind = (kind: 'table' | 'virtual') =>
    sqlite
      .prepare<[string], string>(
        "select name from pragma_table_list where schema = 'main' and type = ? and name <> 'sqlite_schema'",
      )
      .pluck()
      .all(kind)
  const ours = ofKind('table').filter((name) => name !== SEQUENCES && !name.startsWith('kysely_'))
  const tables = [...ours, SEQUENCES]
  const rowsOf = (table: string) => sqlite.prepare<[], Row>(`select * from "${table}"`).all()
  const rows = tables.map((table) => [table, rowsOf(table)] as const).filter(([, found]) => found.length > 0)
  return { tables, fullText: ofKind('virtual'), rows: new Map(rows) }
}

/** Creates the function that restores the initial rows and next ids of a database. */
export function prepareCleaning(sqlite: Sqlite, { tables, fullText, rows }: Beginning): () => void {
  const filled = (names: readonly string[], suffix = '') =>
    sqlite
      .prepare<[], string>(
        names
          .map((name) => `select '${name}' where exists (select 1 from "${name}${suffix}")`)
          .join(' union all '),
      )
      .pluck()
  const [findFilled, findIndexed] = [filled(tables), filled(fullText, '_idx')]
  const empty = (table: string) => sqlite.exec(`delete from "${table}"`)
  const clean = sqlite.transaction(() => {
    findFilled.all().forEach(empty)
    // Deletions have run triggers, which may have written rows to tables that were already empty.
    findFilled.all().forEach(empty)
    for (const table of findIndexed.all())
      sqlite.exec(`insert into "${table}" ("${table}") values ('delete-all')`)
    for (const [table, first] of rows) {
      empty(table)
      for (const row of first) insert(sqlite, table, row)
    }
  })
  return () => {
    // Rows are deleted table by table.
    sqlite.pragma('foreign_keys = 0')
    clean()
    sqlite.pragma('foreign_keys = 1')
  }
}

function insert(sqlite: Sqlite, table: string, row: Row): void {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const values = Object.values(row)
  sqlite
    .prepare(`insert into "${table}" (${names.join()}) values (${values.map(() => '?').join()})`)
    .run(...values)
}
