import { expect, test } from 'vitest'
import { describeReason } from './reason-words.ts'

test.each([
  ['duplicate', 'It is published here already'],
  ['withdrawn', 'You asked us to take it down'],
  ['advertising', 'It advertises something'],
  ['a-word-of-its-own', 'a-word-of-its-own'],
])('%s reads as %j', (code, sentence) => {
  expect(describeReason(code)).toBe(sentence)
})
