// cspell:ignore bakeing boulangerie epicerie kneaders kneding hoter prawning resturant
import { expect, test } from 'vitest'
import { isDictionaryWord } from './dictionaries.ts'

test.each([
  'bread',
  'lenses',
  'taxis',
  'boulangerie',
  'epicerie',
  'kneading',
  'kneaded',
  'kneaders',
  'prawning',
  'baking',
  'baked',
  'baker',
  'carried',
  'carrying',
  'running',
  'skiing',
])('%s is a word of English or French', (word) => {
  expect(isDictionaryWord(word)).toBe(true)
})

test.each(['bakeing', 'kneding', 'resturant', 'hoter', ''])('%j is not a word', (word) => {
  expect(isDictionaryWord(word)).toBe(false)
})
