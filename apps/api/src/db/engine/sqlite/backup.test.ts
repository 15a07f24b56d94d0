// cspell:ignore autocheckpoint
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { migrate } from '../../schema.ts'
import { copySqlite } from './backup.ts'
import { databaseFile, openDataDir } from './open.ts'

test('the required space includes pages that are only in the write-ahead log', async () => {
  const dataDir = newDataDir()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await migrate(store)
  const { writeSqlite } = store
  // Without pages that migrations have freed, which the filling would use.
  writeSqlite.exec('vacuum')
  writeSqlite.pragma('wal_checkpoint(truncate)')
  writeSqlite.pragma('wal_autocheckpoint = 0')
  writeSqlite.exec('create table filling (bytes blob); insert into filling values (zeroblob(4000000))')
  const { size } = statSync(databaseFile(dataDir))
  const asked: number[] = []
  const copy = await copySqlite(dataDir, join(newDataDir(), 'copy.sqlite'), {
    requireSpace: async (bytes) => void asked.push(bytes),
  })
  await copy.close()
  expect(copy.bytes).toBeGreaterThan(size + 4_000_000)
  expect(asked).toEqual([copy.bytes])
})
