import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { databaseFile, openDataDir } from '#db/engine/sqlite/open.ts'
import { createBackup, readHashes, newPortalFolder, restoreBackup } from './backed-up-portal.ts'
import { addCast } from './cast.ts'
import { newCli, startCommand } from './cli.ts'
import { newDataDir } from './data-dir.ts'
import { runDrill } from './drill.ts'
import { addListings } from './listings.ts'
import { failToStart, startServer } from './process.ts'

const SESSION_SECRET = 'a secret of thirty-two characters'
/** Existing listings, so that copying takes a while. */
const LISTINGS = 5_000

test('a portal lost during writes is restored from its backup and continues', async () => {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = openDataDir(dataDir)
  await addCast(store, Date.now())
  await addListings(store, ...Array.from({ length: LISTINGS }, (_, at) => ({ name: `Listed shop ${at}` })))
  await store.close()
  const lost = await runDrill({
    engine: 'SQLite',
    portal: { DATA_DIR: dataDir },
    elsewhere: { DATA_DIR: join(newDataDir(), 'data') },
    readHashes: async ({ DATA_DIR }) => readHashes(DATA_DIR),
    lose: () => rmSync(dataDir, { recursive: true }),
  })
  expect(lost).toEqual([])
}, 240_000)

/** Creates a named pipe in place of a file, which blocks readers until somebody writes. */
const makePipe = (path: string) => promisify(execFile)('mkfifo', [path])

test.skipIf(process.platform === 'win32')(
  'a backup killed midway leaves no file under its name, and can be repeated',
  async () => {
    const portal = await newPortalFolder()
    const file = join(newDataDir(), 'backup.tar')
    const photo = join(portal.dataDir, 'media', portal.files[8] ?? '')
    renameSync(photo, `${photo}.aside`)
    await makePipe(photo)
    const backup = await startCommand(portal.dataDir, ['backup', file])
    const size = () => statSync(join(`${file}.partial`, 'archive.tar'), { throwIfNoEntry: false })?.size ?? 0
    await expect.poll(size, { timeout: 60_000 }).toBeGreaterThan(0)
    await backup.kill()
    expect(readdirSync(join(file, '..'))).toEqual(['backup.tar.partial'])

    renameSync(`${photo}.aside`, photo)
    const { report } = await createBackup(portal, { file })
    expect(report.files).toBe(portal.files.length)
    expect(readdirSync(join(file, '..'))).toEqual(['backup.tar'])
    await restoreBackup(file)
  },
  240_000,
)

test.skipIf(process.platform === 'win32')(
  'a restore killed midway leaves an unusable folder, and can be repeated',
  async () => {
    const portal = await newPortalFolder()
    const { file } = await createBackup(portal)
    const archive = readFileSync(file)
    const pipe = join(newDataDir(), 'backup.tar')
    await makePipe(pipe)
    const dataDir = join(newDataDir(), 'data')
    const restore = await startCommand(dataDir, ['restore', pipe])
    // Opened for reading and writing, since a pipe without a reader can't be opened for writing alone.
    const opened = openSync(pipe, 'r+')
    writeSync(opened, archive, 0, 40_000)
    await expect.poll(() => existsSync(databaseFile(dataDir)), { timeout: 60_000 }).toBe(true)
    await restore.kill()

    const line =
      /^DATA_DIR is ".*data", where a backup is being restored or its restore was cut off\. Run `restore` again\n$/
    expect(await failToStart({ DATA_DIR: dataDir, SESSION_SECRET })).toMatchObject({
      code: 1,
      said: expect.stringMatching(line) as string,
    })
    for (const words of [['migrate'], ['outbox', 'send']])
      await expect(newCli(dataDir)(...words)).rejects.toMatchObject({
        stderr: expect.stringMatching(line) as string,
      })

    await restoreBackup(file, dataDir)
    expect(readdirSync(dataDir).toSorted()).toEqual(['media', 'portal.sqlite'])
    const server = await startServer({ DATA_DIR: dataDir, SESSION_SECRET })
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
  },
  240_000,
)
