import { expect, test } from 'vitest'
import { describeReason } from './reason-labels.ts'

test.each([
  ['duplicate', 'It is already published here'],
  ['withdrawn', 'You asked us to take it down'],
  ['advertising', 'It is advertising'],
  ['a-word-of-its-own', 'a-word-of-its-own'],
])('%s reads as %j', (code, sentence) => {
  expect(describeReason(code)).toBe(sentence)
})
