import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { has } from './module-set.ts'
import { MODULE_SETS } from './module-sets.ts'
import { BEHIND_SIGN_IN } from './visitor-entries.ts'

const ROOT = join(import.meta.dirname, '../../../../../..')

/** Everything that a rule can mean: the sources of the workspace, and the libraries of this app and of the domain. */
const modules = [
  ...globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/*.{test,stories}.{ts,tsx}'],
  }),
  ...globSync(['apps/web/node_modules/{*,@*/*}', 'packages/domain/node_modules/*'], { cwd: ROOT }).map(
    (folder) => `${folder}/`,
  ),
].map((path) => `/${path}`)

const parts = MODULE_SETS.flatMap(({ paths, except = [] }) => [...paths, ...except])

test.each(parts)('the rule about %s is about a file that there is', (part) => {
  expect(modules.filter((path) => path.includes(`/${part}`))).not.toEqual([])
})

test.each(BEHIND_SIGN_IN)('behind sign-in there is a folder %s', (folder) => {
  expect(modules.filter((path) => path.includes(folder))).not.toEqual([])
})

test('a file is in the set of one rule alone', () => {
  const setsOf = (path: string) => MODULE_SETS.filter((set) => has(set)(path))
  expect(modules.filter((path) => setsOf(path).length > 1)).toEqual([])
})
