import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from './index.ts'

const names = Object.keys(migrations)

test('are listed in the order of their names, in which they run', () => {
  expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
})

test('each has a unique number', () => {
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('each is named like its file', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => /^\d{3}-[a-z-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
  expect(files).toEqual(names)
})
