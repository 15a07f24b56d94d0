// cspell:ignore combien coûte annonce hao mi save listim
import { expect, test } from 'vitest'
import { isQuestion } from './is-question.ts'

test.each([
  ['what happens after 90 days', true],
  ['How much is a plan?', true],
  ['plan price?', true],
  ['combien coûte une annonce', true],
  ['hao mi save listim bisnis', true],
  ['guesthouse gizo', false],
  ['island hopping', false],
  ['whatever store', false],
])('“%s” is a question: %s', (text, expected) => {
  expect(isQuestion(text)).toBe(expected)
})
