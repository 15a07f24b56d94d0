import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

/** Pages about the project; without editorial texts and licences of data. */
const pages = listWorkspaceFiles('*.md').filter(
  (file) => !/^apps\/api\/(content|demo)\/|\/fixtures\//.test(file),
)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest
const folders = listWorkspaceFiles('*package.json').map((file) => dirname(file))
const byName = new Map(folders.map((folder) => [manifest(folder).name, manifest(folder)]))

/** Each command line in a code block or in back-ticks. */
function extractCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/```(?:sh|bash)\n([^`]*)```/g)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const inline = [...markdown.matchAll(/`((?:npm|pnpm|node) [^`\n]+)`/g)].map(([, command = '']) => command)
  return [...blocks, ...inline].map((line) => line.replace(/#.*/, '').trim()).filter(Boolean)
}

const BUILT_IN = new Set(['install', 'exec', 'add', 'dlx', 'pack'])

/** Whether a file is in the build output of a package. */
function isBuilt(file: string): boolean {
  const [folder = '', inside] = file.split('/dist/')
  return inside !== undefined && folders.includes(folder) && manifest(folder).scripts?.['build'] !== undefined
}

/** Whether a path, from the page's folder or from the root, exists now or after a build. */
const isFile = (path: string, home: string): boolean =>
  [join(home, path), path].some((file) => existsSync(join(ROOT, file)) || isBuilt(file))

/** The folder of the package that a folder belongs to. */
const findPackage = (folder: string): string =>
  folders.includes(folder) ? folder : findPackage(dirname(folder))

/** The command if its script does not exist, else undefined. */
function findMissingScript(command: string, home: string): string | undefined {
  const words = command.replace(/^(\w+=\S+\s+)+/, '').split(/\s+/)
  const [tool = '', ...rest] = words
  if (tool === 'node') return rest.some((word) => isFile(word, home)) ? undefined : command
  if (tool !== 'pnpm' && tool !== 'npm') return undefined
  const args = rest.filter((word) => word === '--filter' || !word.startsWith('--'))
  const filter = args[0] === '--filter' ? args[1] : undefined
  const targets = filter ? [byName.get(filter)] : [manifest('.'), manifest(findPackage(home))]
  const [verb = '', next = ''] = filter ? args.slice(2) : args
  const script = verb === 'run' ? next : verb
  return BUILT_IN.has(script) || targets.some((target) => target?.scripts?.[script]) ? undefined : command
}

test('the workspace and each app and package have a README', () => {
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder, 'README.md')))).toEqual([])
})

test.each(pages)('%s names only existing commands', (page) => {
  const commands = extractCommands(read(page))
  expect(commands.map((command) => findMissingScript(command, dirname(page))).filter(Boolean)).toEqual([])
})

test.each(pages)('%s links only to existing files', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target)
  const local = targets.filter((target) => !/^[a-z]+:/i.test(target))
  expect(local.filter((target) => !existsSync(join(ROOT, normalize(join(dirname(page), target)))))).toEqual(
    [],
  )
})

const files = listWorkspaceFiles('*').map((file) => `/${file}`)

/** Paths in back-ticks: files by their extension, folders of two or more names by their trailing slash. */
const extractPaths = (markdown: string): string[] =>
  [
    ...markdown.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+\.(?:ts|tsx|md|json|yaml|cjs|csv)|(?:[\w.@-]+\/){2,})`/g),
  ].map(([, path = '']) => path)

/** A path may leave out its beginning, such as `server/main.ts` in the page of an app. */
const exists = (path: string): boolean =>
  path.includes('dist/') ||
  files.some((file) =>
    path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path.replaceAll('../', '')}`),
  )

test.each(pages)('%s names only existing files and folders', (page) => {
  expect(extractPaths(read(page)).filter((path) => !exists(path))).toEqual([])
})

const identifiers = new Set(
  listWorkspaceFiles('*.ts', '*.tsx', '*.cjs', '*.json', '*.yaml')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
)

/** Names in camel case and constants in back-ticks, paths and file names aside. */
const extractIdentifiers = (markdown: string): string[] =>
  [...markdown.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !code.includes('/'))
    .flatMap((code) => code.match(/\b(?:\w*[a-z][A-Z]\w*|[A-Z]{2,}_[A-Z_]+)\b/g) ?? [])

test.each(pages)('%s names only identifiers of the code, tests aside', (page) => {
  expect(extractIdentifiers(read(page)).filter((name) => !identifiers.has(name))).toEqual([])
})

test('the READMEs of workspace, apps and packages are short', () => {
  const lines = (page: string) => read(page).split('\n').length
  expect(lines('README.md')).toBeLessThanOrEqual(200)
  const long = folders.filter((folder) => folder !== '.' && lines(join(folder, 'README.md')) > 120)
  expect(long).toEqual([])
})

const listDependencies = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

test('the table of dependencies lists exactly those that are used', () => {
  const table = read('docs/dependencies.md')
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const used = [...new Set(folders.flatMap((folder) => listDependencies(manifest(folder))))]
  const own = (name: string) => name.startsWith('@portal/') || name.startsWith('@types/')
  expect(named.toSorted()).toEqual(used.filter((name) => !own(name)).toSorted())
})
