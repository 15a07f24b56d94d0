import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Database } from '../../database.ts'
import type { KnownSchema, Schema } from '../store.ts'
import { migrations } from './migrations/index.ts'

/** The part of SQLite's schema that is known without a database. */
export const SQLITE_SCHEMA: Omit<KnownSchema, 'executed'> = {
  migrations,
  lastReplaced: '136-last-backup',
  mayBeNewer: false,
}

export const createSchema = (read: Kysely<Database>): Schema => ({
  ...SQLITE_SCHEMA,
  // Writers wait for each other in one queue, so there are no deadlocks.
  isDeadlock: () => false,
  tables: async () => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'
        and name not in (${DEFAULT_MIGRATION_TABLE}, ${DEFAULT_MIGRATION_LOCK_TABLE}) order by name`.execute(
      read,
    )
    return rows.map(({ name }) => name)
  },
  executed: async () => {
    const table = await sql`select 1 from sqlite_schema where name = ${DEFAULT_MIGRATION_TABLE}`.execute(read)
    if (table.rows.length === 0) return []
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(read)
    return rows.map(({ name }) => name)
  },
})
