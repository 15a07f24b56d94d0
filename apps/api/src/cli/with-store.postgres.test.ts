import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { newMigratedDatabase } from '#test/migrated-postgres.ts'
import { withStore } from './with-store.ts'

test('statements of a command have no timeout on a server', async () => {
  vi.stubEnv('DATA_DIR', newDataDir())
  vi.stubEnv('DATABASE_URL', await newMigratedDatabase())
  onTestFinished(() => void vi.unstubAllEnvs())
  const limits = await withStore(({ read, write }) =>
    Promise.all([read, write].map((db) => sql`show statement_timeout`.execute(db))),
  )
  expect(limits.flatMap(({ rows }) => rows)).toEqual([{ statement_timeout: '0' }, { statement_timeout: '0' }])
})

test('an unreadable data folder is reported as such, not as one without a database', async () => {
  const loop = join(newDataDir(), 'loop')
  symlinkSync(loop, loop)
  vi.stubEnv('DATA_DIR', loop)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(withStore(() => Promise.resolve())).rejects.toThrow(
    `DATA_DIR is "${loop}", but the folder can’t be created (ELOOP)`,
  )
})
