import { execFileSync } from 'node:child_process'
import { join, matchesGlob } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LAYERS, NO_SCRIPT } from './layers.ts'
import { ROOT, workspaceFiles } from './workspace.ts'

/** Which files make which tasks of turbo run again: what it reads, and what the tasks before it read. */

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
  const tasks = LAYERS.flatMap((layer) => layer.tasks)
  const plan = execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', ...tasks, '--env-mode=loose', '--dry=json'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 1024 * 1024 },
  )
  const { tasks: all } = JSON.parse(plan) as { tasks: PlannedTask[] }
  planned = new Map(all.map((task) => [task.taskId, task]))
})

/** The files, from the root, whose change changes the hash of a task. */
function filesOf(taskId: string): Set<string> {
  const task = planned.get(taskId)
  if (!task) throw new Error(`${taskId} is no task`)
  const own = Object.keys(task.inputs).map((file) => join(task.directory, file))
  return new Set([...own, ...task.dependencies.flatMap((before) => [...filesOf(before)])])
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('.storybook/public/')
/** The files that a task misses of those that it ought to read. */
const missing = (taskId: string, wanted: readonly string[]) => {
  const files = filesOf(taskId)
  return wanted.filter((file) => !files.has(file))
}
/** The files that none of these tasks reads. */
const unread = (tasks: readonly string[], wanted: readonly string[]) => {
  const read = new Set(
    [...planned.values()]
      .filter(({ task, command }) => tasks.includes(task) && command !== NO_SCRIPT)
      .flatMap(({ taskId }) => [...filesOf(taskId)]),
  )
  return wanted.filter((file) => !read.has(file))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isStory = (file: string) => file.endsWith('.stories.tsx')
/** Files in folders, by a pattern. */
const globbed = (pattern: string) =>
  workspaceFiles().filter((file) => matchesGlob(file, `${pattern}/**`) && !file.endsWith('README.md'))
/** Files of packages as others use them. */
const sources = (...packages: readonly string[]) =>
  packages
    .flatMap((name) => globbed(`packages/${name}/src`))
    .filter((file) => !isTest(file) && !isStory(file))

describe('a change makes run again', () => {
  test('the format of the file, whichever it is', () => {
    expect(unread(['format', 'format:root'], workspaceFiles())).toEqual([])
  })

  test.each([
    ['lint', 'lint:root'],
    ['types', 'types:root'],
  ])('%s of the file', (...tasks) => {
    expect(unread(tasks, workspaceFiles().filter(isCode))).toEqual([])
  })

  test.each(['//#lint:imports', '//#dead-code'])('%s, whatever code it is', (taskId) => {
    const manifests = workspaceFiles('*.json', '*.mdx', 'pnpm-lock.yaml')
    expect(missing(taskId, [...workspaceFiles().filter(isCode), ...manifests])).toEqual([])
  })

  test('the checks of the workspace, whatever file it is', () => {
    expect(missing('@portal/checks#test', workspaceFiles())).toEqual([])
  })

  test.each([
    ['@portal/reference-data#test', 'packages/reference-data', []],
    ['@portal/domain#test', 'packages/domain', ['reference-data']],
    ['@portal/ui#test', 'packages/ui', []],
    ['@portal/api#test', 'apps/api', ['domain', 'reference-data']],
    ['@portal/web#test', 'apps/web/{src,server,test,bench}', ['domain', 'reference-data', 'ui']],
  ] as const)('%s, in %s and in what it rests on', (taskId, own, packages) => {
    expect(missing(taskId, [...globbed(own), ...sources(...packages)])).toEqual([])
  })

  test('the stories, in all that they show', () => {
    const shown = globbed('{.storybook,packages/ui/src,apps/web/{src,test}}').filter((file) => !isTest(file))
    expect(missing('//#test:stories', [...shown, ...sources('domain', 'reference-data')])).toEqual([])
  })

  test.each(['@portal/web#test:e2e', '@portal/web#test:budgets'])(
    '%s, in both apps and what they rest on',
    (taskId) => {
      const apps = globbed('apps/{web/{src,server,public,e2e},api/{src,content,demo}}').filter(
        (file) => !isTest(file) && !isStory(file),
      )
      expect(missing(taskId, [...apps, ...sources('domain', 'reference-data', 'ui')])).toEqual([])
    },
  )

  test('the end-to-end tests, in the files that they import', () => {
    expect(missing('@portal/web#test:e2e', globbed('apps/api/test/fixtures'))).toEqual([])
  })
})

describe('a change leaves alone', () => {
  test.each([
    [
      'the kit',
      'packages/ui/src/tokens/token.ts',
      ['@portal/api#test', '@portal/api#lint', '@portal/domain#test'],
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
  ])('%s: what does not read it', (_what, file, tasks) => {
    expect(workspaceFiles()).toContain(file)
    expect(tasks.filter((taskId) => filesOf(taskId).has(file))).toEqual([])
  })
})
