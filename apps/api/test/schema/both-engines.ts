import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { newMigratedDatabase, openForTest } from '../migrated-postgres.ts'
import { newPostgresStore } from '../stores/postgres-store.ts'
import { newSqliteStore } from '../stores/sqlite-store.ts'

/** A migrated database on each engine. */
export interface BothEngines {
  readonly sqlite: Kysely<Database>
  readonly postgres: Kysely<Database>
}

/** Two migrated databases for one test, gone when it ends. */
export async function createBothEngines(): Promise<BothEngines> {
  const { write: postgres } = await openForTest(await newMigratedDatabase())
  const { write: sqlite } = await newSqliteStore()
  return { sqlite, postgres }
}

/** The same of all but the indexes that are for speed alone: in a tenth of the time. */
export async function createBothWithoutIndexes(): Promise<BothEngines> {
  const { write: postgres } = await newPostgresStore()
  const { write: sqlite } = await newSqliteStore()
  return { sqlite, postgres }
}

/** Rows of a statement of which only the engine knows the columns. */
export async function rowsOf(db: Kysely<Database>, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db)
  return rows
}
