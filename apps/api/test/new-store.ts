import type { OnEnd } from './file-end.ts'
import { newPostgresStore } from './stores/postgres-store.ts'
import { newSqliteStore } from './stores/sqlite-store.ts'
import type { TestStore, TestStoreOptions } from './stores/test-store.ts'

export type { TestStore }

/** The engine of this test run. */
export const ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Creates a migrated database for one test, deleted when it ends. */
export const newStore = (options: TestStoreOptions = {}, onEnd?: OnEnd): Promise<TestStore> =>
  ENGINE === 'postgres' ? newPostgresStore(options, onEnd) : newSqliteStore(options, onEnd)
