import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

/**
 * `npm start` installs no `devDependencies`: what the apps are built with, and their own devDependencies have too, has to be
 * among the dependencies of the root.
 */

interface Manifest {
  readonly name: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const readManifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest

/** Files that are built or run, without tests and developers’ commands. */
const BUILT =
  /^(apps\/api\/src|apps\/web\/(src|server)|packages\/(domain|reference-data|server|ui|start)\/src)\/|\/vite\.config\.ts$/
const NOT_BUILT = /\.(test|stories)\.tsx?$|\/(testing|fixtures)\/|^apps\/web\/server\/(dev\.ts|media-kit\/)/

const IMPORT =
  /(?:^import\s(?!type\b)[^'"]*?|^export\s(?!type\b)[^'"]*?\sfrom\s|\bimport\()['"]([^'"]+)['"]/gm

/** The package of an import; null for a file or a part of Node. */
function getPackageName(specifier: string): string | null {
  if (/^[.#/]|^virtual:/.test(specifier) || isBuiltin(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The imported packages, as `folder: name`, besides the folder’s own dependencies. */
const imported = listWorkspaceFiles('*.ts', '*.tsx')
  .filter((file) => BUILT.test(file) && !NOT_BUILT.test(file))
  .flatMap((file) => {
    const folder = file.split('/').slice(0, 2).join('/')
    const { dependencies = {} } = readManifest(folder)
    return [...read(file).matchAll(IMPORT)]
      .flatMap(([, specifier = '']) => getPackageName(specifier) ?? [])
      .filter((name) => !(name in dependencies))
      .map((name) => ({ folder, name }))
  })
const root = readManifest('.').dependencies ?? {}

test('everything that the apps and their packages import is installed without devDependencies', () => {
  const missing = imported.filter(({ name }) => !(name in root))
  expect([...new Set(missing.map(({ folder, name }) => `${folder}: ${name}`))].toSorted()).toEqual([])
})

test('the root has no other dependencies, except for building', () => {
  const names = new Set(imported.map(({ name }) => name))
  expect(Object.keys(root).filter((name) => !names.has(name))).toEqual(['turbo'])
})

test('the dependencies have the same version as in the apps', () => {
  const different = ['apps/api', 'apps/web', 'packages/server', 'packages/ui'].flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(folder)
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, version]) => name in root && root[name] !== version)
      .map(([name]) => `${folder}: ${name}`)
  })
  expect(different).toEqual([])
})
