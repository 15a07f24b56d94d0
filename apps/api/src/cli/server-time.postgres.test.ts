import { join } from 'node:path'
import type { Command } from 'commander'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY, MINUTE } from '@portal/domain/shared'
import { newDataDir } from '#test/data-dir.ts'
import { fixture } from '#test/import-file.ts'
import { openForTest } from '#test/migrated-postgres.ts'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { createImportCommand } from './import.ts'
import { createMigrateCommand } from './migrate.ts'

const MAPPING = join(import.meta.dirname, 'mappings', 'airports.json')

test('commands date what they write by the server’s clock, not their machine’s', async () => {
  const url = await newPostgresDatabase()
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATA_DIR', newDataDir())
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    output.mockRestore()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  const real = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: real + 400 * DAY })
  const run = (command: Command, ...words: string[]) => command.parseAsync(words, { from: 'user' })

  await run(createMigrateCommand())
  const { read } = await openForTest(url)
  const { value } = await read.selectFrom('public_version').select('value').executeTakeFirstOrThrow()
  expect(value).toBeLessThan(real + 10 * MINUTE)
  await run(createImportCommand(), fixture('pacific_airports.csv'), '--mapping', MAPPING, '--country', 'sb')
  const imported = await read.selectFrom('businesses').select('created_at').executeTakeFirstOrThrow()
  expect(imported.created_at).toBeGreaterThan(real - 10 * MINUTE)
  expect(imported.created_at).toBeLessThan(real + 10 * MINUTE)
})
