import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Database } from '../../database.ts'
import type { KnownSchema, Schema } from '../store.ts'
import { TABLES, UNFINISHED_COPY } from './empty-database.ts'
import { migrations } from './migrations/index.ts'
import { isDeadlock } from './problem.ts'

/** Tables that record the migrations and an unfinished copy. */
const MARKS: readonly string[] = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, UNFINISHED_COPY]

/** The part of PostgreSQL's schema that is known without a database. */
export const POSTGRES_SCHEMA: Omit<KnownSchema, 'executed'> = { migrations, mayBeNewer: true }

export const createSchema = (read: Kysely<Database>): Schema => ({
  ...POSTGRES_SCHEMA,
  isDeadlock,
  tables: async () => {
    const { rows } = await sql<{ name: string }>`${sql.raw(TABLES)}`.execute(read)
    return rows.map(({ name }) => name).filter((name) => !MARKS.includes(name))
  },
  executed: async () => {
    const table = await sql<{
      name: string | null
    }>`select to_regclass(${DEFAULT_MIGRATION_TABLE}) as name`.execute(read)
    if (table.rows[0]?.name === null) return []
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(read)
    return rows.map(({ name }) => name)
  },
})
