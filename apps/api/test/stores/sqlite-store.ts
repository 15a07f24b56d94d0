import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { inject } from 'vitest'
import { openStore, type SqliteStore } from '#db/engine/sqlite/open.ts'
import type { OnEnd } from '../file-end.ts'
import { onRunFinished } from '../run-end.ts'
import { findBeginning, prepareCleaning } from './clean-sqlite.ts'
import { createResettableLimitCounts } from './resettable-limit-counts.ts'
import { DEFINITION, createTimelines, type TestStore, type TestStoreOptions } from './test-store.ts'
import { reverseUnordered } from './unordered-reversed.ts'

/** Additional members for tests of SQLite alone. */
interface SqliteTestStore extends SqliteStore, TestStore {
  openBeside(options?: TestStoreOptions): Promise<SqliteStore>
}

/**
 * Creates a migrated SQLite database for one test, on two handles as in production, deleted when it ends. For tests of
 * SQLite's own behaviour: all others use `newStore`.
 */
export const newSqliteStore = (
  options: TestStoreOptions = {},
  onEnd: OnEnd = onRunFinished,
): Promise<SqliteTestStore> => openFile((file) => copyFileSync(inject('migrated'), file), options, onEnd)

/** Creates the same from the database of the last release before the baseline. */
export const newStoreFromBefore = (): Promise<SqliteTestStore> => openFile(writeDatabaseFromBefore)

/** Writes the file of that database: with two signed-in accounts, a business with a photo, and an order. */
export const writeDatabaseFromBefore = (file: string): void =>
  writeFileSync(file, brotliDecompressSync(readFileSync(BEFORE)))

const BEFORE = join(import.meta.dirname, '../fixtures/before-the-baseline.sqlite.br')

async function openFile(
  write: (file: string) => void,
  options: TestStoreOptions = {},
  onEnd: OnEnd = onRunFinished,
): Promise<SqliteTestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
  const file = join(folder, 'portal.sqlite')
  write(file)
  const open: SqliteStore[] = []
  let isDefinedAnew = false
  const openOnce = (once: TestStoreOptions) => {
    const store = reverseUnordered(openStore(file, once))
    // A test's database need not survive a power cut.
    store.writeSqlite.pragma('synchronous = off')
    open.push(store)
    return store
  }
  onEnd(async () => {
    await Promise.all(open.map((store) => store.close()))
    rmSync(folder, { recursive: true })
  })
  const store = openOnce(options)
  const { limitCounts, resetCounts } = createResettableLimitCounts()
  const beginning = findBeginning(store.writeSqlite)
  const timelines = createTimelines({ versions: store.versions.bind(store), write: store.write })
  let clean: (() => void) | undefined
  return Object.assign(store, {
    limitCounts,
    versions: timelines.versions,
    openBeside: async (beside: TestStoreOptions = {}) => openOnce(beside),
    run: async (statements: string) => {
      isDefinedAnew ||= DEFINITION.test(statements)
      store.writeSqlite.exec(statements)
    },
    reset: async () => {
      if (isDefinedAnew) return false
      await Promise.all(open.splice(1).map((beside) => beside.close()))
      clean ??= prepareCleaning(store.writeSqlite, beginning)
      clean()
      await timelines.begin()
      resetCounts()
      // Reads of this turn saw the previous state.
      await nextTurn()
      return true
    },
  })
}
