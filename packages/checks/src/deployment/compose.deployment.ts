import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../workspace.ts'

const HOME = join(ROOT, 'docs/deploy')
/** The only key that Debian 12's compose program doesn't know; the project name is passed as an option instead. */
const NAME = 'name: portal\n'
const SECRET = 'filled'

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>
}

/** The configuration that a compose program resolves from a file, with all variables of the example of secrets set. */
function readAsProgram(file: string): { status: number | null; stderr: string; stdout: string } {
  expect(file).toContain(NAME)
  const folder = mkdtempSync(join(tmpdir(), 'portal-compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const secrets = join(folder, 'portal.env')
  const example = readFileSync(join(HOME, 'portal.env.example'), 'utf8')
  writeFileSync(secrets, example.replaceAll(/^([A-Z_]+)=$/gm, `$1=${SECRET}`))
  const options = ['--project-name', 'portal', '--project-directory', HOME, '--env-file', secrets]
  const { status, stderr, stdout } = spawnSync('docker-compose', [...options, '--file', '-', 'config'], {
    input: file.replace(NAME, ''),
    encoding: 'utf8',
  })
  return { status, stderr, stdout }
}

const example = readFileSync(join(HOME, 'compose.yaml'), 'utf8')

test('a compose program reads the file, and fills in each secret', () => {
  const { stdout, ...ended } = readAsProgram(example)
  expect(ended).toEqual({ status: 0, stderr: '' })
  expect(stdout).not.toContain('${')
  const { services } = parse(stdout) as Compose
  expect(Object.keys(services).toSorted()).toEqual(
    Object.keys((parse(example) as Compose).services).toSorted(),
  )
  for (const name of ['api-1', 'api-2', 'cli', 'migrate'])
    expect(services[name]?.environment).toMatchObject({
      SESSION_SECRET: SECRET,
      DATABASE_URL: `postgres://portal:${SECRET}@postgres:5432/portal`,
    })
})

test.each([
  ['a key', 'read_only: true', 'readonly: true'],
  ['a service', 'postgres: { condition: service_healthy }', 'database: { condition: service_healthy }'],
])('it rejects a missing %s', (_what, from, to) => {
  expect(example).toContain(from)
  const { status, stderr } = readAsProgram(example.replaceAll(from, to))
  expect(status).not.toBe(0)
  expect(stderr).not.toBe('')
})
