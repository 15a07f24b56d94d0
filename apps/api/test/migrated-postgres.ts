import { onTestFinished } from 'vitest'
import { createPostgresStore, type PostgresStore } from '#db/engine/postgres/open.ts'
import { migrate } from '#db/schema.ts'
import type { OnEnd } from './file-end.ts'
import { newPostgresDatabase, newPostgresTemplate } from './postgres-database.ts'

let template: Promise<string> | undefined

/** Creates a template of a migrated database, to which `add` may add data. */
export const newMigratedTemplate = (
  add: (store: PostgresStore) => Promise<void> = () => Promise.resolve(),
): Promise<string> =>
  newPostgresTemplate(async (url) => {
    const store = await createPostgresStore(url, { statementTimeoutMs: 0 })
    await migrate(store)
    await add(store)
    await store.close()
  })

/** Creates a migrated database for one test; returns its URL. */
export async function newMigratedDatabase(onEnd: OnEnd = onTestFinished): Promise<string> {
  template ??= newMigratedTemplate()
  return newPostgresDatabase(await template, onEnd)
}

/** Opens a database as another process does, until the test ends. */
export async function openForTest(url: string, onEnd: OnEnd = onTestFinished): Promise<PostgresStore> {
  const store = await createPostgresStore(url)
  onEnd(() => store.close())
  return store
}
