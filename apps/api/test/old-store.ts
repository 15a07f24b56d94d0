import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished } from 'vitest'
import { migrations } from '#db/migrations/index.ts'
import { openStore } from '#db/engine/open-store.ts'

/** A database of before, as a migration left it; gone when the test ends. */
export async function oldStore(migration: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'))
  const store = openStore(join(folder, 'portal.sqlite'))
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db: store.write, provider })
  const { error } = await migrator.migrateTo(migration)
  expect(error).toBeUndefined()
  return {
    store,
    /** Brings it to the newest shape, as the start of a server does. */
    migrate: async () => {
      const latest = await migrator.migrateToLatest()
      expect(latest.error).toBeUndefined()
    },
  }
}
