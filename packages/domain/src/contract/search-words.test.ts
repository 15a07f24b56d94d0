import * as v from 'valibot'
import { expect, test } from 'vitest'
import { validationErrors } from '../../test/validation-errors.ts'
import { NewSearchWords, SearchWordsTrial } from './index.ts'

const ROW = { words: ['Car wash'], relation: 'is', meanings: ['vehicle cleaning', 'Valet'], category: null }

test('words are lower-cased, and a category is optional', () => {
  expect(v.parse(NewSearchWords, { ...ROW, category: undefined })).toEqual({
    words: ['car wash'],
    relation: 'is',
    meanings: ['vehicle cleaning', 'valet'],
    category: null,
  })
})

test.each([
  [{ words: [] }, { words: 'Write what people search for' }],
  [{ meanings: [] }, { meanings: 'Write what it means' }],
  [{ words: ['  '] }, { 'words.0': 'Please write words with letters' }],
  [{ words: ['2024'] }, { 'words.0': 'Please write words with letters' }],
  [{ words: ['a|b'] }, { 'words.0': 'Please separate words by commas' }],
  [
    { meanings: ['one two three four five'] },
    { 'meanings.0': 'Please use at most 4 words and 60 characters between two commas' },
  ],
  [
    { words: ['x'.repeat(61)] },
    { 'words.0': 'Please use at most 4 words and 60 characters between two commas' },
  ],
  [
    { words: Array.from({ length: 9 }, (_, i) => `word ${i}`) },
    { words: 'Please write at most 8; add further ones as another entry' },
  ],
  [{ relation: 'opposite' }, { relation: 'Choose how they relate' }],
  [{ category: 'car-washing' }, { category: 'Please choose one of the categories' }],
])('rejects %j with an error at the field', (change, errors) => {
  expect(validationErrors(NewSearchWords, { ...ROW, ...change })).toEqual(errors)
})

test('a preview accepts one or several values of each side', () => {
  const { category: _category, ...row } = ROW
  expect(v.parse(SearchWordsTrial, { ...row, words: 'Car wash', without: '7' })).toEqual({
    words: ['car wash'],
    relation: 'is',
    meanings: ['vehicle cleaning', 'valet'],
    without: 7,
  })
})
