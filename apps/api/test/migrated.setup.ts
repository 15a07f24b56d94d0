import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/schema.ts'
import { openStore } from '#db/engine/sqlite/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a migrated database, which tests copy. */
    migrated: string
  }
}

/** Migrates one database for the whole run: migrating takes as long as several tests. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-template-'))
  const file = join(folder, 'portal.sqlite')
  const store = openStore(file)
  await migrate(store)
  await store.close()
  project.provide('migrated', file)
  return () => rmSync(folder, { recursive: true })
}
