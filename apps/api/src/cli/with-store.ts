import { readDataDir } from '#config.ts'
import { migrate } from '#db/migrate.ts'
import { openDataDir, type Store } from '#db/open.ts'

/** Does a command's work on the portal's database, beside a server that may be running on it. */
export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = openDataDir(readDataDir(process.env))
  try {
    await migrate(store.write)
    return await work(store)
  } finally {
    await store.close()
  }
}
