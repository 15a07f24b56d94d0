import type { OnEnd } from './file-end.ts'
import { newPostgresStore } from './stores/postgres-store.ts'
import { newSqliteStore } from './stores/sqlite-store.ts'
import type { TestStore, TestStoreOptions } from './stores/test-store.ts'

export type { TestStore }

/** The engine that this run of the tests is for. */
export const ENGINE = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** A migrated database of its own for one test; gone when the test ends. */
export const newStore = (options: TestStoreOptions = {}, onEnd?: OnEnd): Promise<TestStore> =>
  ENGINE === 'postgres' ? newPostgresStore(options, onEnd) : newSqliteStore(options, onEnd)
