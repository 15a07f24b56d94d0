import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrate } from '#db/migrations/migrate.ts'
import { openStore, type Store } from '#db/engine/open-store.ts'

let template: Promise<Buffer> | undefined

/** A migrated database of its own for one test, on two handles as in production; gone when the test ends. */
export async function newStore(options: { readonly lockWait?: number } = {}): Promise<Store> {
  template ??= migratedTemplate()
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
  const file = join(folder, 'portal.sqlite')
  writeFileSync(file, await template)
  const store = openStore(file, options)
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  return store
}

/** Migrated once per test process; each test starts from its bytes. */
async function migratedTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-template-'))
  const store = openStore(join(folder, 'portal.sqlite'))
  await migrate(store.write)
  await store.close()
  const bytes = readFileSync(join(folder, 'portal.sqlite'))
  rmSync(folder, { recursive: true })
  return bytes
}
