import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { newPortalFolder } from '#test/backed-up-portal.ts'
import { newCli } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'

/** Milliseconds: each command is a process. */
const SLOW = 60_000

test(
  'a sound database is reported as sound, and nothing is left behind',
  async () => {
    const { dataDir } = await newPortalFolder()
    const before = readdirSync(dataDir)
    expect((await newCli(dataDir)('check')).stdout).toMatch(
      /^The database is sound: \d+ rows in \d+ tables\n$/,
    )
    expect(readdirSync(dataDir)).toEqual(before)
  },
  SLOW,
)

test(
  'a database with a broken reference is reported as damaged',
  async () => {
    const { dataDir } = await newPortalFolder()
    const sqlite = new SqliteDatabase(join(dataDir, 'portal.sqlite'))
    sqlite.pragma('foreign_keys = 0')
    sqlite.exec('insert into saves (user_id, business_id, saved_at) values (999, 998, 1)')
    sqlite.close()
    await expect(newCli(dataDir)('check')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^The database is damaged: A row of saves .* refers to a row of (users|businesses) that is not there/,
      ),
    })
  },
  SLOW,
)

test(
  'a folder without a database is refused',
  async () => {
    const dataDir = newDataDir()
    await expect(newCli(dataDir)('check')).rejects.toMatchObject({ code: 1 })
    expect(readdirSync(dataDir)).toEqual([])
  },
  SLOW,
)
