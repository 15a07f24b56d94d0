import { readDatabasePlace } from '#config/config.ts'
import { requireCurrentSchema } from '#db/schema.ts'
import { hasDatabase, openDatabase } from '#db/engine/open.ts'
import type { Store } from '#db/engine/store.ts'
import { SchemaError } from '#db/schema-error.ts'

/**
 * Runs a command on the portal's database; a server may be running on it. Throws for a database of another version: only
 * `migrate` and the start of a server migrate it.
 */
export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const place = readDatabasePlace(process.env)
  if (!hasDatabase(place)) throw new SchemaError('absent')
  const store = await openDatabase(place, { disablesTimeout: true })
  try {
    await requireCurrentSchema(store)
    return await work(store)
  } finally {
    await store.close()
  }
}
