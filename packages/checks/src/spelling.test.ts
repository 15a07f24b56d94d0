import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, listWorkspaceFiles } from './workspace.ts'

const lists = listWorkspaceFiles('docs/spelling')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const readWords = (file: string) => read(file).trimEnd().split('\n')

test('there are word lists', () => {
  expect(lists.map((file) => basename(file))).toContain('places.txt')
})

test.each(lists)('%s has unique lower-case words in alphabetical order', (file) => {
  const words = readWords(file)
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].toSorted())
})

test('no word is in two lists', () => {
  const words = lists.flatMap(readWords)
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
})

test('each word is used', () => {
  const checked = listWorkspaceFiles().filter((file) => /\.(tsx?|cjs|mdx?|ya?ml|json)$/.test(file))
  const text = checked
    .map((file) => read(file))
    .join('\n')
    .toLowerCase()
  expect(lists.flatMap(readWords).filter((word) => !text.includes(word))).toEqual([])
})
