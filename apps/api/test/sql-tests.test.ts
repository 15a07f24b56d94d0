import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SQL_TESTS } from '../vitest.postgres.config.ts'

const API = join(import.meta.dirname, '..')

const getPart = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('src/features/') ? 3 : 2)
    .join('/')
const splitParts = (patterns: readonly string[]): Set<string> =>
  new Set(globSync(patterns, { cwd: API }).map(getPart))

test('each feature with a repository has tests that run on PostgreSQL with every change', () => {
  const tested = splitParts(SQL_TESTS)
  expect([...splitParts(['src/**/*.repository.ts'])].filter((part) => !tested.has(part))).toEqual([])
})
