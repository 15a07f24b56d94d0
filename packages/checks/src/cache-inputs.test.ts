import { execFileSync } from 'node:child_process'
import { join, matchesGlob } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { FULL_LAYERS, LAYERS, NO_SCRIPT } from './layers.ts'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

/** Which files are inputs of which turbo tasks, including those of the tasks that they depend on. */

interface PlannedTask {
  readonly taskId: string
  readonly task: string
  readonly directory: string
  readonly command: string
  readonly inputs: Readonly<Record<string, string>>
  readonly dependencies: readonly string[]
}

let planned: ReadonlyMap<string, PlannedTask>

beforeAll(() => {
  const tasks = [...LAYERS, ...FULL_LAYERS].flatMap((layer) => layer.tasks)
  const plan = execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', ...tasks, '--env-mode=loose', '--dry=json'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 1024 * 1024 },
  )
  const { tasks: all } = JSON.parse(plan) as { tasks: PlannedTask[] }
  planned = new Map(all.map((task) => [task.taskId, task]))
})

/** The files, from the root, that are part of a task's hash. */
function listInputs(taskId: string): Set<string> {
  const task = planned.get(taskId)
  if (!task) throw new Error(`${taskId} is not a task`)
  const own = Object.keys(task.inputs).map((file) => join(task.directory, file))
  return new Set([...own, ...task.dependencies.flatMap((before) => [...listInputs(before)])])
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('.storybook/public/')
/** The wanted files that are no inputs of a task. */
const findMissing = (taskId: string, wanted: readonly string[]) => {
  const files = listInputs(taskId)
  return wanted.filter((file) => !files.has(file))
}
/** The wanted files that are inputs of none of these tasks. */
const findUnread = (tasks: readonly string[], wanted: readonly string[]) => {
  const read = new Set(
    [...planned.values()]
      .filter(({ task, command }) => tasks.includes(task) && command !== NO_SCRIPT)
      .flatMap(({ taskId }) => [...listInputs(taskId)]),
  )
  return wanted.filter((file) => !read.has(file))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isStory = (file: string) => file.endsWith('.stories.tsx')
/** The files in folders that match a pattern. */
const listFiles = (pattern: string) =>
  listWorkspaceFiles().filter((file) => matchesGlob(file, `${pattern}/**`) && !file.endsWith('README.md'))
/** The source files of packages, without tests and stories. */
const sources = (...packages: readonly string[]) =>
  packages
    .flatMap((name) => listFiles(`packages/${name}/src`))
    .filter((file) => !isTest(file) && !isStory(file))

const END_TO_END = ['@portal/web#test:e2e', '@portal/web#test:full']

describe('a change invalidates', () => {
  test('the format check, for every file', () => {
    expect(findUnread(['format', 'format:root'], listWorkspaceFiles())).toEqual([])
  })

  test('lint and types, for code', () => {
    expect(findUnread(['lint', 'lint:root'], listWorkspaceFiles().filter(isCode))).toEqual([])
  })

  test.each(['//#lint:imports', '//#dead-code'])('%s, for all code and manifests', (taskId) => {
    const manifests = listWorkspaceFiles('*.json', '*.mdx', 'pnpm-lock.yaml')
    expect(findMissing(taskId, [...listWorkspaceFiles().filter(isCode), ...manifests])).toEqual([])
  })

  test('the checks of the workspace, for every file', () => {
    expect(findMissing('@portal/checks#test', listWorkspaceFiles())).toEqual([])
  })

  test.each([
    ['@portal/reference-data#test', 'packages/reference-data', []],
    ['@portal/domain#test', 'packages/domain', ['reference-data']],
    ['@portal/server#test', 'packages/server', []],
    ['@portal/ui#test', 'packages/ui', []],
    ['@portal/api#test', 'apps/api', ['domain', 'reference-data', 'server']],
    ['@portal/api#test:postgres', 'apps/api', ['domain', 'reference-data', 'server']],
    ['@portal/api#test:full', 'apps/api', ['domain', 'reference-data', 'server']],
    ['@portal/benchmarks#test', 'benchmarks', ['domain', 'reference-data']],
    ['@portal/web#test', 'apps/web/{src,server,test}', ['domain', 'reference-data', 'server', 'ui']],
  ] as const)('%s, for %s and its dependencies', (taskId, own, packages) => {
    expect(findMissing(taskId, [...listFiles(own), ...sources(...packages)])).toEqual([])
  })

  test('lint and types of the benchmarks, for what they import', () => {
    const imported = [...listFiles('apps/api/{src,test}'), 'apps/web/e2e/spec-routes.ts'].filter(
      (file) => isCode(file) && !isTest(file),
    )
    expect(findMissing('@portal/benchmarks#lint', imported)).toEqual([])
  })

  test('the stories, for everything that they show', () => {
    const shown = listFiles('{.storybook,packages/ui/src,apps/web/{src,test}}').filter(
      (file) => !isTest(file),
    )
    expect(findMissing('//#test:stories', [...shown, ...sources('domain', 'reference-data')])).toEqual([])
  })

  test.each(['//#test:stories', '//#lint:root'])('%s, for the emails', (taskId) => {
    const emails = listFiles('apps/api/src/mail/{rendering,templates}').filter((file) => !isTest(file))
    expect(findMissing(taskId, [...emails, ...sources('domain', 'reference-data')])).toEqual([])
  })

  test.each(END_TO_END)('%s, for both apps and their dependencies', (taskId) => {
    const apps = listFiles('apps/{web/{src,server,public,e2e},api/{src,content,demo}}').filter(
      (file) => !isTest(file) && !isStory(file),
    )
    expect(findMissing(taskId, [...apps, ...sources('domain', 'reference-data', 'server', 'ui')])).toEqual([])
  })

  test.each(END_TO_END)('%s, for the fixtures that they import', (taskId) => {
    expect(findMissing(taskId, listFiles('apps/api/test/fixtures'))).toEqual([])
  })
})

describe('a change does not invalidate', () => {
  test.each([
    [
      'the kit',
      'packages/ui/src/tokens/token.ts',
      ['@portal/api#test', '@portal/api#test:postgres', '@portal/api#lint', '@portal/domain#test'],
    ],
    [
      'a test of the kit',
      'packages/ui/src/Accordion/Accordion.test.tsx',
      ['@portal/web#test', '//#test:stories'],
    ],
    ['the API', 'apps/api/src/main.ts', ['@portal/web#test', '@portal/web#lint', '//#test:stories']],
    ['a test of the API', 'apps/api/test/abuse.test.ts', ['@portal/api#build', '@portal/web#test:e2e']],
    [
      'an end-to-end test',
      'apps/web/e2e/shell.e2e.ts',
      ['@portal/web#test', '@portal/web#build', '//#test:stories'],
    ],
    [
      'a page about the portal',
      'docs/architecture.md',
      ['//#lint:imports', '//#dead-code', '//#test:stories', '@portal/api#format'],
    ],
    [
      'the page of a package',
      'packages/ui/README.md',
      ['@portal/ui#test', '@portal/ui#build', '@portal/web#test:e2e'],
    ],
  ])('tasks that do not read it: %s', (_what, file, tasks) => {
    expect(listWorkspaceFiles()).toContain(file)
    expect(tasks.filter((taskId) => listInputs(taskId).has(file))).toEqual([])
  })
})
