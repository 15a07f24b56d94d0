import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openStore, type SqliteStore } from '#db/engine/sqlite/open.ts'

/** A migrated database of its own for one test, on two handles as in production; gone when the test ends. */
export async function newStore(options: { readonly lockWait?: number } = {}): Promise<SqliteStore> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
  const file = join(folder, 'portal.sqlite')
  copyFileSync(inject('migrated'), file)
  const store = openStore(file, options)
  // A database that a test deletes need not survive a power cut.
  store.writeSqlite.pragma('synchronous = off')
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  return store
}
