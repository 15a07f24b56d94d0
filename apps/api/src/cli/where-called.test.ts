import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from '#test/import-file.ts'
import { typedPath } from './where-called.ts'

test('a path starts where the command was called, else in the package', () => {
  const file = fileOf('shops.csv', 'x')
  const INIT_CWD = join(file, '..')
  expect(typedPath('shops.csv', { INIT_CWD })).toBe(file)
  expect(typedPath(file, { INIT_CWD: '/nowhere' })).toBe(file)
  expect(typedPath('package.json', { INIT_CWD })).toBe(join(process.cwd(), 'package.json'))
  expect(typedPath('missing.csv', { INIT_CWD })).toBe(join(INIT_CWD, 'missing.csv'))
  expect(typedPath('package.json', {})).toBe(join(process.cwd(), 'package.json'))
})
