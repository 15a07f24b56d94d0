import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './workspace.ts'

const APPS = ['api', 'web']

interface PackageFile {
  scripts: { start: string; demo: string }
}

const readScripts = (app: string) =>
  (JSON.parse(readFileSync(join(ROOT, 'apps', app, 'package.json'), 'utf8')) as PackageFile).scripts

const engineOptions = (command: string): string[] =>
  command.split(' ').filter((word) => word.startsWith('--') && !word.startsWith('--env-file'))

const spaceOptions = (command: string): string[] =>
  engineOptions(command).filter((option) => option.includes('semi-space'))

/** Allocates garbage in a worker and in the main thread, and prints the bytes of both young generations. */
const ALLOCATE_IN_BOTH_THREADS = `
  const { Worker, isMainThread, parentPort } = require('node:worker_threads')
  const { getHeapSpaceStatistics } = require('node:v8')
  const objects = []
  for (let n = 0; n < 3e6; n += 1) objects[n % 50_000] = { n, list: [n] }
  const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  if (!isMainThread) parentPort.postMessage(space_size)
  else new Worker(process.argv[1], { eval: true, argv: [''] }).on('message', (other) => console.log(space_size, other))
`

test.each(APPS)('the demo of %s has the same Node options as production', (app) => {
  const { start, demo } = readScripts(app)
  expect(spaceOptions(start)).toHaveLength(2)
  expect(engineOptions(demo)).toEqual(engineOptions(start))
})

test.each(APPS)('the README of %s has the same Node options for a supervisor', (app) => {
  const [, ...words] = readScripts(app).start.split(' ')
  const script = words.pop() ?? ''
  const readme = readFileSync(join(ROOT, 'apps', app, 'README.md'), 'utf8')
  expect(readme).toContain(`node ${words.join(' ')} apps/${app}/${script}`)
})

/** Files that start an app in production. */
const STARTERS = [
  'docs/operations.md',
  ...APPS.flatMap((app) => [`apps/${app}/Dockerfile`, `apps/${app}/portal-${app}.service`]),
]

test.each(APPS)(
  'the image, the unit and the page on operations start %s with the same Node options',
  (app) => {
    const [, ...words] = readScripts(app).start.split(' ')
    const files = STARTERS.filter((file) => !file.startsWith('apps/') || file.startsWith(`apps/${app}/`))
    const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll('", "', ' '))
    expect(texts.map((text) => text.includes(words.join(' ')))).toEqual([true, true, true])
  },
)

test.each(APPS)('the young generations of all threads of %s have a fixed size', (app) => {
  const options = spaceOptions(readScripts(app).start)
  const mebibytes = Number(options[0]?.split('=')[1])
  const out = execFileSync(
    process.execPath,
    [...options, '-e', ALLOCATE_IN_BOTH_THREADS, ALLOCATE_IN_BOTH_THREADS],
    { encoding: 'utf8' },
  )
  for (const size of out.trim().split(' ')) expect(Number(size)).toBe(2 * mebibytes * 1024 * 1024)
})
