import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { addCast } from '#test/cast.ts'
import { newDataDir } from '#test/process.ts'
import { migrate } from '#db/migrations/migrate.ts'
import { openDataDir } from '#db/engine/open-store.ts'

async function newOperator() {
  const dataDir = newDataDir()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await migrate(store.write)
  await addCast(store, 1)
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { env })
  const administrators = async () => {
    const rows = await store.read.selectFrom('users').select('email').where('is_admin', '=', 1).execute()
    return rows.map(({ email }) => email)
  }
  return { run, administrators }
}

test('grants and revokes administrator rights, beside a database in use', async () => {
  const { run, administrators } = await newOperator()
  expect((await run('admin', 'grant', 'Owner@portal.test')).stdout).toMatch(/is an administrator now/)
  expect(await administrators()).toEqual(['admin@portal.test', 'owner@portal.test'])
  await run('admin', 'revoke', 'owner@portal.test')
  await run('admin', 'revoke', 'admin@portal.test')
  expect(await administrators()).toEqual([])
})

test('refuses an address without an account', async () => {
  const { run, administrators } = await newOperator()
  const failing = run('admin', 'grant', 'nobody@portal.test')
  await expect(failing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no account/) as string,
  })
  expect(await administrators()).toEqual(['admin@portal.test'])
})

test('each command has a help text', async () => {
  const { run } = await newOperator()
  expect((await run('--help')).stdout).toContain('admin')
  expect((await run('admin', 'grant', '--help')).stdout).toContain('makes an account an administrator')
})
