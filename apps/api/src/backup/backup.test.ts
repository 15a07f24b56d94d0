import SqliteDatabase from 'better-sqlite3'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { MINUTE } from '@portal/domain/shared'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDataDir } from '#db/engine/sqlite/open.ts'
import { findIdentity } from '#db/identity.ts'
import { readLastBackup, recordLastBackup } from '#db/last-backup.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import {
  createBackup,
  BACKED_UP_AT,
  readHashes,
  newPortalFolder,
  restoreBackup,
} from '#test/backed-up-portal.ts'
import { newDataDir } from '#test/data-dir.ts'
import { restore } from './restore.ts'
import { requireSpace } from './require-space.ts'

type Database = InstanceType<typeof SqliteDatabase>
// oxlint-disable-next-line typescript/unbound-method -- called with its database
const closeReally = SqliteDatabase.prototype.close

const diskFull = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))

test('a restored backup has every row and every photo file that rows refer to', async () => {
  const portal = await newPortalFolder()
  const { file, report } = await createBackup(portal)
  expect(report).toMatchObject({ files: portal.files.length, removed: [], lost: [] })
  const { dataDir } = await restoreBackup(file)
  const before = readHashes(portal.dataDir)
  expect(readHashes(dataDir)).toEqual(
    Object.fromEntries(portal.files.toSorted().map((name) => [name, before[name]])),
  )
  const store = openDataDir(dataDir)
  for (const table of ['users', 'businesses', 'photos', 'audit', 'orders'] as const) {
    const rows = (from: typeof store) => from.read.selectFrom(table).selectAll().execute()
    expect(await rows(store)).toEqual(await rows(portal.store))
  }
  await store.close()
})

test('a restore signs everybody out, pauses waiting mails, raises versions, owns no photos and records its backup', async () => {
  const portal = await newPortalFolder()
  const { file } = await createBackup(portal)
  const { dataDir, report } = await restoreBackup(file)
  expect(report.changes).toEqual({ migrations: [], sessions: 1, mails: 1 })
  const store = openDataDir(dataDir)
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([])
  const [mail] = await store.read.selectFrom('outbox').selectAll().execute()
  expect(mail).toMatchObject({ given_up_at: BACKED_UP_AT, next_try_at: null, sent_at: null })
  // Photos of a bucket still belong to the original portal.
  expect(await findIdentity(portal.store.read)).not.toBeNull()
  expect(await findIdentity(store.read)).toBeNull()
  expect(await readLastBackup(store.read)).toEqual({ at: BACKED_UP_AT, file, bytes: statSync(file).size })
  const versions = await store.versions()
  const before = await portal.store.versions()
  for (const name of ['value', 'places', 'words'] as const)
    expect(versions[name]).toBeGreaterThan(before[name] + 1_000_000)
  await store.close()
})

test('a backup gets its name and its record only once it is complete', async () => {
  const portal = await newPortalFolder()
  expect(await readLastBackup(portal.store.read)).toBeNull()
  const { file, report } = await createBackup(portal)
  expect(readdirSync(dirname(file))).toEqual(['backup.tar'])
  const bytes = statSync(file).size
  expect(report).toMatchObject({ bytes, recordError: null })
  expect(await readLastBackup(portal.store.read)).toEqual({ at: BACKED_UP_AT, file, bytes })
})

test('of overlapping backups the one with the latest state is recorded', async () => {
  const { store } = await newPortalFolder()
  for (const [minute, file] of [
    [1, '/b.tar'],
    [0, '/a.tar'],
    [2, '/c.tar'],
    [1, '/b.tar'],
  ] as const)
    await recordLastBackup(store.write, { at: BACKED_UP_AT + minute * MINUTE, file, bytes: 1 })
  expect(await readLastBackup(store.read)).toEqual({
    at: BACKED_UP_AT + 2 * MINUTE,
    file: '/c.tar',
    bytes: 1,
  })
})

test('a backup that lacks photos is not recorded as the last one', async () => {
  const portal = await newPortalFolder()
  const { file } = await createBackup(portal)
  await portal.media.remove(portal.files.slice(0, 1))
  const later = await createBackup(portal)
  expect(later.report).toMatchObject({ lost: portal.files.slice(0, 1), recordError: null })
  expect((await readLastBackup(portal.store.read))?.file).toBe(file)
})

test('a backup that can’t be recorded is complete and reports that', async () => {
  const portal = await newPortalFolder()
  portal.store.writeSqlite.pragma('query_only = 1')
  const { file, report } = await createBackup(portal)
  expect(report.recordError).toMatch(/readonly/)
  await restoreBackup(file)
})

test.skipIf(process.platform === 'win32')('only the owner can read a backup', async () => {
  const { file } = await createBackup(await newPortalFolder())
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a backup overwrites nothing and explains a wrong path', async () => {
  const portal = await newPortalFolder()
  const folder = newDataDir()
  const file = join(folder, 'kept.txt')
  writeFileSync(file, 'kept')
  await expect(createBackup(portal, { file })).rejects.toThrow(`${file} is there already`)
  expect(readFileSync(file, 'utf8')).toBe('kept')
  await expect(createBackup(portal, { file: join(folder, 'no/backup.tar') })).rejects.toThrow(
    /its folder is not there/,
  )
  expect(readdirSync(folder)).toEqual(['kept.txt'])
})

test('of two simultaneous backups into one file one is refused and the other is complete', async () => {
  const portal = await newPortalFolder()
  const file = join(newDataDir(), 'backup.tar')
  const outcomes = await Promise.allSettled([createBackup(portal, { file }), createBackup(portal, { file })])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([
    { reason: { message: expect.stringContaining('Another backup') as string } },
  ])
  await restoreBackup(file)
})

test.skipIf(process.platform === 'win32')('a lock file is deleted before its lock is released', async () => {
  const portal = await newPortalFolder()
  const letGo: [string, boolean][] = []
  const close = vi.spyOn(SqliteDatabase.prototype, 'close').mockImplementation(function (this: Database) {
    letGo.push([basename(this.name), existsSync(this.name)])
    return closeReally.call(this)
  })
  onTestFinished(() => close.mockRestore())
  const { file } = await createBackup(portal)
  await restoreBackup(file)
  const locks = letGo.filter(([name]) => name === 'lock' || name === 'unfinished-restore')
  expect(locks).toEqual([
    ['lock', false],
    ['unfinished-restore', false],
  ])
})

test('a backup reports photos deleted meanwhile apart from photos lost before', async () => {
  const portal = await newPortalFolder()
  const [deleted = '', ...rest] = portal.files
  const lost = rest.at(-1) ?? ''
  rmSync(join(portal.dataDir, 'media', lost))
  let isDeleted = false
  const media = {
    ...portal.media,
    async *files() {
      yield* portal.media.files()
      // The database has been copied by now.
      if (isDeleted) return
      isDeleted = true
      await portal.store.write.deleteFrom('photos').where('name', '=', portal.photo).execute()
      await portal.media.remove([deleted])
    },
  }
  const { file, report } = await createBackup(portal, { media })
  expect(report).toMatchObject({ files: portal.files.length - 2, removed: [deleted], lost: [lost] })
  const { dataDir, report: after } = await restoreBackup(file)
  expect(after.missing).toBe(2)
  expect(Object.keys(readHashes(dataDir))).toHaveLength(portal.files.length - 2)
})

test('backup and restore report a full disk and leave nothing behind', async () => {
  const portal = await newPortalFolder()
  const file = join(newDataDir(), 'backup.tar')
  await expect(createBackup(portal, { file, media: { ...portal.media, read: diskFull } })).rejects.toThrow(
    `There is no space left in ${dirname(file)}`,
  )
  expect(readdirSync(dirname(file))).toEqual([])
  await expect(requireSpace(dirname(file), 1e15)).rejects.toThrow(/1000000000\.0 MB are needed/)

  await createBackup(portal, { file })
  const dataDir = join(newDataDir(), 'data')
  const full = { ...createFolderStore(join(dataDir, 'media')), put: diskFull }
  await expect(
    restore({ dataDir, databaseUrl: null, place: dataDir, media: full, now: Date.now }, file),
  ).rejects.toThrow('There is no space left')
  expect(existsSync(dataDir)).toBe(false)
})

test('a backup is only restored into an empty folder', async () => {
  const { file } = await createBackup(await newPortalFolder())
  const { dataDir } = await restoreBackup(file)
  const before = readHashes(dataDir)
  await expect(restoreBackup(file, dataDir)).rejects.toThrow(/is not empty: it has media, portal\.sqlite\./)
  expect(readHashes(dataDir)).toEqual(before)
  const other = newDataDir()
  mkdirSync(join(other, 'outbox'))
  await expect(restoreBackup(file, other)).rejects.toThrow('is not empty: it has outbox')
})

test('another file is refused as no backup', async () => {
  const folder = newDataDir()
  await expect(restoreBackup(join(folder, 'nothing'))).rejects.toThrow('is not there, or can’t be read')
  for (const content of ['', '#!/bin/sh\necho hello\n', 'no archive '.repeat(200)]) {
    writeFileSync(join(folder, 'file'), content)
    await expect(restoreBackup(join(folder, 'file'))).rejects.toThrow('is no backup of a portal')
  }
})
