import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFile } from '#test/import-file.ts'
import { resolveTypedPath } from './typed-path.ts'

test('resolves a path from the caller’s folder, or else in the package', () => {
  const file = createFile('shops.csv', 'x')
  const INIT_CWD = join(file, '..')
  expect(resolveTypedPath('shops.csv', { INIT_CWD })).toBe(file)
  expect(resolveTypedPath(file, { INIT_CWD: '/nowhere' })).toBe(file)
  expect(resolveTypedPath('package.json', { INIT_CWD })).toBe(join(process.cwd(), 'package.json'))
  expect(resolveTypedPath('missing.csv', { INIT_CWD })).toBe(join(INIT_CWD, 'missing.csv'))
  expect(resolveTypedPath('package.json', {})).toBe(join(process.cwd(), 'package.json'))
})
