import { onTestFinished } from 'vitest'
import { openPostgresStore, type PostgresStore } from '#db/engine/postgres/open.ts'
import { migrate } from '#db/schema.ts'
import { newPostgresDatabase, newPostgresTemplate } from './postgres-database.ts'

let template: Promise<string> | undefined

/** The address of a migrated database for one test, gone when it ends. */
export async function newMigratedDatabase(): Promise<string> {
  template ??= newPostgresTemplate(async (url) => {
    const store = await openPostgresStore(url, { statementTimeout: 0 })
    await migrate(store)
    await store.close()
  })
  return newPostgresDatabase(await template)
}

/** A database as a process of its own opens it, until the test ends. */
export async function openForTest(url: string): Promise<PostgresStore> {
  const store = await openPostgresStore(url)
  onTestFinished(() => store.close())
  return store
}
