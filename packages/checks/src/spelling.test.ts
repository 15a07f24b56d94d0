import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, workspaceFiles } from './workspace.ts'

const lists = workspaceFiles('docs/spelling')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const wordsOf = (file: string) => read(file).trimEnd().split('\n')

test('there are lists of words', () => {
  expect(lists.map((file) => basename(file))).toContain('places.txt')
})

test.each(lists)('%s has lower-case words in alphabetical order, each once', (file) => {
  const words = wordsOf(file)
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].toSorted())
})

test('no word stands in two lists', () => {
  const words = lists.flatMap(wordsOf)
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
})

test('each word of the lists is used', () => {
  const checked = workspaceFiles().filter((file) => /\.(tsx?|cjs|mdx?|ya?ml|json)$/.test(file))
  const text = checked
    .map((file) => read(file))
    .join('\n')
    .toLowerCase()
  expect(lists.flatMap(wordsOf).filter((word) => !text.includes(word))).toEqual([])
})
