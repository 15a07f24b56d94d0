import { existsSync } from 'node:fs'
import { readDataDir } from '#config/config.ts'
import { requireCurrentSchema } from '#db/migrations/migrate.ts'
import { databaseFile, openDataDir, type Store } from '#db/engine/open-store.ts'
import { SchemaError } from '#db/migrations/schema-error.ts'

/**
 * Runs a command on the portal's database, beside a server that may be running on it. A database of another
 * version is refused unchanged: only `migrate` and the start of a server migrate it.
 */
export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const dataDir = readDataDir(process.env)
  if (!existsSync(databaseFile(dataDir))) throw new SchemaError('absent')
  const store = openDataDir(dataDir)
  try {
    await requireCurrentSchema(store.read)
    return await work(store)
  } finally {
    await store.close()
  }
}
