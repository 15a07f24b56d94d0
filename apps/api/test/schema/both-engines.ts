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

/** Creates two migrated databases for one test, deleted when it ends. */
export async function createBothEngines(): Promise<BothEngines> {
  const { write: postgres } = await openForTest(await newMigratedDatabase())
  const { write: sqlite } = await newSqliteStore()
  return { sqlite, postgres }
}

/** Creates the same without the indexes that only improve speed, in a tenth of the time. */
export async function createBothWithoutIndexes(): Promise<BothEngines> {
  const { write: postgres } = await newPostgresStore()
  const { write: sqlite } = await newSqliteStore()
  return { sqlite, postgres }
}

/** Runs a statement whose columns only the engine knows; returns its rows. */
export async function rowsOf(db: Kysely<Database>, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db)
  return rows
}
