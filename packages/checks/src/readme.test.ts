import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, workspaceFiles } from './workspace.ts'

const pages = workspaceFiles('*.md').filter((file) => /(^|\/)README\.md$/.test(file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Manifest {
  name: string
  scripts?: Record<string, string>
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

/** Why a command can't be run, or undefined when its script exists. */
function missing(command: string, home: string): string | undefined {
  const words = command.replace(/^(\w+=\S+\s+)+/, '').split(/\s+/)
  const [tool = '', ...rest] = words
  if (tool === 'node')
    return rest.some((word) => existsSync(join(ROOT, home, word)) || existsSync(join(ROOT, word)))
      ? undefined
      : command
  if (tool !== 'pnpm' && tool !== 'npm') return undefined
  const filter = rest[0] === '--filter' ? rest[1] : undefined
  const target = filter ? byName.get(filter) : manifest('.')
  const [verb = '', next = ''] = filter ? rest.slice(2) : rest
  const script = verb === 'run' ? next : verb
  if (target?.scripts?.[script] || BUILT_IN.has(script)) return undefined
  return command
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
