// cspell:ignore xinfo
import SqliteDatabase from 'better-sqlite3'
import { databaseFile } from './open.ts'
import { SQLITE_SCHEMA } from './schema.ts'
import type { KnownSchema } from '../store.ts'

/** A table of the source database. */
export interface SourceTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The tables that its rows refer to. */
  readonly references: readonly string[]
}

/** A value of a column. */
type MovedValue = string | number | bigint | Uint8Array | null

/** A database with an exclusive lock until it is closed. */
export interface MoveSource {
  readonly schema: KnownSchema
  /** Without the internal tables of SQLite, full text and migrations. */
  readonly tables: readonly SourceTable[]
  /** Reads the rows of a table in the order of some columns, with integers as bigint. */
  rows(
    table: Pick<SourceTable, 'name' | 'columns'>,
    order: readonly string[],
  ): IterableIterator<readonly MovedValue[]>
  /** The last assigned id of a table, even if its row was deleted; 0 for none. */
  lastId(table: string): number
  close(): void
}

/**
 * Locks the database of a data folder; null while another process has it open. It includes what a killed process left in
 * the write-ahead log.
 */
export function openMoveSource(dataDir: string): MoveSource | null {
  const sqlite = new SqliteDatabase(databaseFile(dataDir), { fileMustExist: true, timeout: 0 })
  try {
    // Held from the first read on: in WAL mode every process with the file open has a lock that prevents it.
    sqlite.pragma('locking_mode = exclusive')
    sqlite.exec('begin immediate; select 1 from sqlite_schema; commit')
  } catch (error) {
    sqlite.close()
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
  sqlite.defaultSafeIntegers(true)
  const names = (statement: string, ...parameters: readonly string[]) =>
    sqlite
      .prepare<unknown[], string>(statement)
      .pluck()
      .all(...parameters)
  const hasTable = (name: string) => names('select name from sqlite_schema where name = ?', name).length > 0
  return {
    schema: {
      ...SQLITE_SCHEMA,
      executed: async () =>
        hasTable('kysely_migration') ? names('select name from kysely_migration order by name') : [],
    },
    tables: names(TABLES).map((name) => ({
      name,
      columns: names('select name from pragma_table_xinfo(?) where hidden <> 1 order by cid', name),
      references: names('select distinct "table" from pragma_foreign_key_list(?)', name),
    })),
    rows: ({ name, columns }, order) =>
      sqlite
        .prepare<[], MovedValue[]>(
          `select ${columns.map(quote).join(', ')} from ${quote(name)}
           order by ${order.map((column) => `${quote(column)} collate binary nulls first`).join(', ')}`,
        )
        .raw()
        .iterate(),
    lastId: (table) =>
      Number(
        sqlite
          .prepare<[string], bigint>('select seq from sqlite_sequence where name = ?')
          .pluck()
          .get(table) ?? 0,
      ),
    close: () => sqlite.close(),
  }
}

const TABLES = `
  select name from pragma_table_list
  where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
    and name not like 'kysely\\_%' escape '\\'
  order by name`

const quote = (name: string): string => `"${name}"`
