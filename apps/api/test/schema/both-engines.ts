import { sql, type Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '#db/database.ts'
import { openPostgresStore } from '#db/engine/postgres/open.ts'
import { migrate } from '#db/schema.ts'
import { newSqliteStore } from '../stores/sqlite-store.ts'
import { newPostgresDatabase, newPostgresTemplate } from '../postgres-database.ts'

/** A migrated database on each engine. */
export interface BothEngines {
  readonly sqlite: Kysely<Database>
  readonly postgres: Kysely<Database>
}

let template: Promise<string> | undefined

/** Two migrated databases for one test, gone when it ends. */
export async function openBothEngines(): Promise<BothEngines> {
  template ??= newPostgresTemplate(async (url) => {
    const store = await openPostgresStore(url, { statementTimeout: 0 })
    await migrate(store)
    await store.close()
  })
  const store = await openPostgresStore(await newPostgresDatabase(await template))
  onTestFinished(() => store.close())
  const { write: sqlite } = await newSqliteStore()
  return { sqlite, postgres: store.write }
}

/** Rows of a statement of which only the engine knows the columns. */
export async function rowsOf(db: Kysely<Database>, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db)
  return rows
}
