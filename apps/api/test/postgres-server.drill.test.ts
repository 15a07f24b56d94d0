import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { npmFolder } from './postgres-binaries.ts'

const PROGRAM = `
  import { startPostgres } from '#test/postgres-server.ts'
  console.log((await startPostgres()).socketFolder)`

test('a server ends and leaves nothing behind when its parent process is killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [folder] = (await once(createInterface(child.stdout), 'line')) as [string]
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(folder)).toBe(false)
})

test('without a PostgreSQL of the system, uses the one from npm', () => {
  const version = execFileSync(join(npmFolder() ?? '', 'postgres'), ['--version'], { encoding: 'utf8' })
  expect(version).toMatch(/^postgres \(PostgreSQL\) \d+/)
})
