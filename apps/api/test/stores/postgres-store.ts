import { createPostgresStore, createStoreOn, type PostgresStore } from '#db/engine/postgres/open.ts'
import type { OnEnd } from '../file-end.ts'
import { administerDatabase } from '../postgres-database.ts'
import { onRunFinished } from '../run-end.ts'
import { DEFINITION, createTimelines, type TestStore, type TestStoreOptions } from './test-store.ts'
import { BorrowedPools } from './borrowed-pools.ts'
import { borrowDatabase } from './worker-databases.ts'

/** Creates a migrated PostgreSQL database for one test; its rows are deleted when it ends. */
export async function newPostgresStore(
  options: TestStoreOptions = {},
  onEnd: OnEnd = onRunFinished,
): Promise<TestStore> {
  const database = await borrowDatabase()
  let isDefinedAnew = false
  const open: PostgresStore[] = []
  const openOnce = async (once: TestStoreOptions) => {
    const store =
      once.lockTimeoutMs === undefined
        ? createStoreOn(new BorrowedPools(database.pools))
        : await createPostgresStore(database.url, once)
    open.push(store)
    return store
  }
  onEnd(async () => {
    await Promise.all(open.map((store) => store.close()))
    await database.refund({ isUsable: !isDefinedAnew })
  })
  const store = await openOnce(options)
  const timelines = createTimelines({ versions: store.versions.bind(store), write: store.write })
  return Object.assign(store, {
    versions: timelines.versions,
    openBeside: (beside: TestStoreOptions = {}) => openOnce(beside),
    run: async (statements: string) => {
      isDefinedAnew ||= DEFINITION.test(statements)
      await administerDatabase(database.url, statements)
    },
    reset: async () => {
      if (isDefinedAnew) return false
      await Promise.all(open.splice(1).map((beside) => beside.close()))
      await database.clean()
      await timelines.begin()
      return true
    },
  })
}
