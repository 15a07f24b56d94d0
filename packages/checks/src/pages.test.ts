import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, workspaceFiles } from './workspace.ts'

/** Pages about the project itself; editorial texts and licences beside data are not. */
const pages = workspaceFiles('*.md').filter((file) => !/^apps\/api\/(content|demo)\/|\/fixtures\//.test(file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest
const folders = workspaceFiles('*package.json').map((file) => dirname(file))
const byName = new Map(folders.map((folder) => [manifest(folder).name, manifest(folder)]))

/** The words of each command line that stands in a code block or in back-ticks. */
function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/```(?:sh|bash)\n([^`]*)```/g)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const inline = [...markdown.matchAll(/`((?:npm|pnpm|node) [^`\n]+)`/g)].map(([, command = '']) => command)
  return [...blocks, ...inline].map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)
}

const BUILT_IN = new Set(['install', 'exec', 'add', 'dlx', 'pack'])

/** Whether a package's build makes this file. */
function isBuilt(file: string): boolean {
  const [folder = '', inside] = file.split('/dist/')
  return inside !== undefined && folders.includes(folder) && manifest(folder).scripts?.['build'] !== undefined
}

/** Whether a path, from the page's folder or from the root, is there now or after a build. */
const isFile = (path: string, home: string): boolean =>
  [join(home, path), path].some((file) => existsSync(join(ROOT, file)) || isBuilt(file))

/** The folder of the package that a folder belongs to. */
const packageOf = (folder: string): string => (folders.includes(folder) ? folder : packageOf(dirname(folder)))

/** Why a command can't be run, or undefined when its script exists. */
function missing(command: string, home: string): string | undefined {
  const words = command.replace(/^(\w+=\S+\s+)+/, '').split(/\s+/)
  const [tool = '', ...rest] = words
  if (tool === 'node') return rest.some((word) => isFile(word, home)) ? undefined : command
  if (tool !== 'pnpm' && tool !== 'npm') return undefined
  const asked = rest.filter((word) => word === '--filter' || !word.startsWith('--'))
  const filter = asked[0] === '--filter' ? asked[1] : undefined
  const targets = filter ? [byName.get(filter)] : [manifest('.'), manifest(packageOf(home))]
  const [verb = '', next = ''] = filter ? asked.slice(2) : asked
  const script = verb === 'run' ? next : verb
  return BUILT_IN.has(script) || targets.some((target) => target?.scripts?.[script]) ? undefined : command
}

test('there is a page for the workspace and for each app and package', () => {
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([])
})

test.each(pages)('%s names only commands that exist', (page) => {
  const commands = commandsOf(read(page))
  expect(commands.map((command) => missing(command, dirname(page))).filter(Boolean)).toEqual([])
})

test.each(pages)('%s links only to files that exist', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const local = targets.filter((target) => !/^[a-z]+:/i.test(target))
  expect(local.filter((target) => !existsSync(join(ROOT, normalize(join(dirname(page), target)))))).toEqual(
    [],
  )
})

const files = workspaceFiles('*').map((file) => `/${file}`)

/** Paths in back-ticks: files by their ending, folders of two or more names by the slash at their end. */
const pathsOf = (markdown: string): string[] =>
  [
    ...markdown.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|md|json|yaml|cjs|csv)|(?:[\w.@-]+\/){2,})`/g),
  ].map(([, path = '']) => path)

/** A path may leave out where it begins: pages say `bench/soak.ts` where it is clear whose. */
const isThere = (path: string): boolean =>
  path.includes('dist/') ||
  files.some((file) =>
    path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path.replaceAll('../', '')}`),
  )

test.each(pages)('%s names only files and folders that exist', (page) => {
  expect(pathsOf(read(page)).filter((path) => !isThere(path))).toEqual([])
})

test('the first page is short, and each page of an app or a package is too', () => {
  const lines = (page: string) => read(page).split('\n').length
  expect(lines('README.md')).toBeLessThanOrEqual(200)
  const long = folders.filter((folder) => folder !== '.' && lines(join(folder, 'README.md')) > 120)
  expect(long).toEqual([])
})

const dependenciesOf = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

test('the table of dependencies names each one, and no other', () => {
  const table = read('docs/dependencies.md')
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const used = [...new Set(folders.flatMap((folder) => dependenciesOf(manifest(folder))))]
  const own = (name: string) => name.startsWith('@portal/') || name.startsWith('@types/')
  expect(named.toSorted()).toEqual(used.filter((name) => !own(name)).toSorted())
})
