import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { newCli } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'
import { findProgram } from '#test/program.ts'
import { migrate, listMissingMigrations } from '#db/schema.ts'
import { openDataDir } from '#db/engine/sqlite/open.ts'

/** Milliseconds: each command is a process. */
const SLOW = 60_000

function newFolder() {
  const dataDir = newDataDir()
  const open = () => {
    const store = openDataDir(dataDir)
    onTestFinished(() => store.close())
    return store
  }
  return { dataDir, run: newCli(dataDir), open }
}

/** One command that reads, some that write, one that sends. */
const COMMANDS = [
  ['export', 'businesses', '--format', 'csv'],
  ['admin', 'grant', 'owner@portal.test'],
  ['seed', 'demo'],
  ['outbox', 'send'],
]

test(
  'migrate creates a database, and reports if there is nothing to do',
  async () => {
    const { run, open } = newFolder()
    expect((await run('migrate')).stdout).toMatch(/^Migrated: 136-baseline, /)
    expect(await listMissingMigrations(open())).toEqual([])
    expect((await run('migrate')).stdout).toBe('The database is of this version already\n')
  },
  SLOW,
)

test(
  'migrate creates no database beside photos without one, unless told to',
  async () => {
    const { run, dataDir } = newFolder()
    const media = join(dataDir, 'media')
    mkdirSync(media)
    writeFileSync(join(media, 'a-1600.webp'), 'photo')
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr: `There are photos in ${media}, but no database in ${dataDir}. See DATA_DIR, or restore a backup into an empty folder. To begin anew, run \`migrate --new\`\n`,
    })
    expect(readdirSync(dataDir)).toEqual(['media'])
    expect((await run('migrate', '--new')).stdout).toMatch(/^Migrated: 136-baseline, /)
    expect((await run('migrate')).stdout).toBe('The database is of this version already\n')
  },
  SLOW,
)

test(
  'a command creates no database',
  async () => {
    const { run, dataDir } = newFolder()
    for (const words of COMMANDS) {
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stderr: `There is no database in ${dataDir}. See DATA_DIR, or make one: start the portal, or run \`migrate\`\n`,
      })
    }
    expect(readdirSync(dataDir)).toEqual([])
  },
  SLOW,
)

test(
  'a command refuses an older database unchanged and explains what to do',
  async () => {
    const { run, open } = newFolder()
    const store = open()
    await migrate(store)
    store.writeSqlite.exec(
      'delete from kysely_migration where name = (select max(name) from kysely_migration)',
    )
    for (const words of COMMANDS) {
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^The database in .* is older than this version \(it lacks \d{3}-\S+\)\. Make a copy, then run `migrate`.*\n$/,
        ) as string,
      })
    }
    expect(await listMissingMigrations(store)).toHaveLength(1)
  },
  SLOW,
)

test(
  'a command and migrate refuse a database that is too old and name the release to use first',
  async () => {
    const { run, open } = newFolder()
    const store = open()
    await migrate(store)
    store.writeSqlite.exec(`
      delete from kysely_migration;
      insert into kysely_migration (name, timestamp) values ('001-accounts', ''), ('135-listing-names', '')`)
    for (const words of [['export', 'businesses', '--format', 'csv'], ['migrate']]) {
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^The database in .* is too old for this version \(its last migration is 135-listing-names\)\. Make a copy, then run `migrate` of the release before this one, .*\n$/,
        ) as string,
      })
    }
    expect(await store.schema.executed()).toEqual(['001-accounts', '135-listing-names'])
  },
  SLOW,
)

test(
  'every command, including migrate, refuses the database of a newer version unchanged',
  async () => {
    const { run, open } = newFolder()
    const store = open()
    await migrate(store)
    store.writeSqlite.exec(`insert into kysely_migration (name, timestamp) values ('999-of-the-future', '')`)
    for (const words of [...COMMANDS, ['migrate']]) {
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^The database in .* is newer than this version \(it has 999-of-the-future\)\. .*\n$/,
        ) as string,
      })
    }
  },
  SLOW,
)

test(
  'a file of another program under the portal’s name is refused unchanged',
  async () => {
    const { run, dataDir } = newFolder()
    const other = new SqliteDatabase(join(dataDir, 'portal.sqlite'))
    onTestFinished(() => void other.close())
    other.exec('create table guests (name text)')
    await expect(run('migrate')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database in .* is of another program: it has the tables guests\. Name another folder in DATA_DIR\n$/,
      ) as string,
    })
    expect(other.prepare('select name from sqlite_schema').pluck().all()).toEqual(['guests'])
  },
  SLOW,
)

test(
  'a reader may close the output of a command early',
  async () => {
    const { environment, cli } = await findProgram()
    const command = spawn(process.execPath, [cli, 'migrate'], {
      env: { ...environment, DATA_DIR: newDataDir() },
    })
    command.stdout.destroy()
    const [complaint, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')])
    expect([code, complaint]).toEqual([0, ''])
  },
  SLOW,
)

test.skipIf(process.platform === 'win32')(
  'files of a command are accessible to its own user only',
  async () => {
    const { run, dataDir } = newFolder()
    await run('migrate')
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o077])
    expect(modes).toContainEqual(['portal.sqlite', 0])
    expect(modes.filter(([, others]) => others !== 0)).toEqual([])
  },
  SLOW,
)

test.skipIf(process.platform === 'win32')(
  'a command restricts a data folder that is accessible to others',
  async () => {
    const { run, dataDir } = newFolder()
    await run('migrate')
    const photos = join(dataDir, 'media')
    mkdirSync(photos, { recursive: true })
    writeFileSync(join(photos, 'a.webp'), '')
    const [folders, files] = [
      [dataDir, photos],
      [join(dataDir, 'portal.sqlite'), join(photos, 'a.webp')],
    ]
    const modes = (paths: readonly string[]) => paths.map((path) => statSync(path).mode & 0o777)
    for (const command of [['migrate'], ['export', 'businesses', '--format', 'csv']]) {
      for (const folder of folders) chmodSync(folder, 0o755)
      for (const file of files) chmodSync(file, 0o644)
      await run(...command)
      expect([modes(folders), modes(files)]).toEqual([
        [0o700, 0o700],
        [0o600, 0o600],
      ])
    }
  },
  SLOW,
)
