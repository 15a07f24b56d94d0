import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished } from 'vitest'
import { migrations } from '#db/engine/sqlite/migrations/index.ts'
import { openStore, type SqliteStore } from '#db/engine/sqlite/open.ts'
import { migrate } from '#db/schema.ts'
import { reverseUnordered } from './stores/unordered-reversed.ts'

/** Stores rows of a newer database in an old one, in the columns that it has. */
export function insertIntoOld(
  { writeSqlite }: SqliteStore,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): void {
  const known = writeSqlite
    .prepare<[string], string>('select name from pragma_table_info(?)')
    .pluck()
    .all(table)
  const insert = writeSqlite.prepare(
    `insert into ${table} (${known.join()}) values (${known.map((name) => `:${name}`).join()})`,
  )
  for (const row of rows) insert.run(row)
}

/** Creates a database as an earlier migration left it, deleted when the test ends. */
export async function createOldStore(migration: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'))
  const store = reverseUnordered(openStore(join(folder, 'portal.sqlite')))
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
    /** Migrates it to the newest schema, as the start of a server does. */
    migrate: () => migrate(store),
  }
}
