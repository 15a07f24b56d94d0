import { openPostgresStore, openStoreOn, type PostgresStore } from '#db/engine/postgres/open.ts'
import type { TestStore, TestStoreOptions } from './test-store.ts'
import { administerDatabase } from '../postgres-database.ts'
import { onRunFinished } from '../run-end.ts'
import { BorrowedPools } from './borrowed-pools.ts'
import { borrowDatabase } from './worker-databases.ts'

/** What changes more than rows: the database is not as it was when its rows are. */
const DEFINITION = /\b(?:alter|create|drop)\b/i

/** A migrated database of PostgreSQL for one test; its rows are gone when the test ends. */
export async function newPostgresStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const database = await borrowDatabase()
  let isDefinedAnew = false
  const open: PostgresStore[] = []
  const openOnce = async (once: TestStoreOptions) => {
    const store =
      once.lockWait === undefined
        ? openStoreOn(new BorrowedPools(database.pools))
        : await openPostgresStore(database.url, once)
    open.push(store)
    return store
  }
  onRunFinished(async () => {
    await Promise.all(open.map((store) => store.close()))
    await database.giveBack({ isUsable: !isDefinedAnew })
  })
  return Object.assign(await openOnce(options), {
    openBeside: (beside: TestStoreOptions = {}) => openOnce(beside),
    run: async (statements: string) => {
      isDefinedAnew ||= DEFINITION.test(statements)
      await administerDatabase(database.url, statements)
    },
  })
}
