import { expect, test } from 'vitest'
import { aGuide } from '#test/content-factories.ts'
import { isComplete, QUIZ_START, quizReducer, getScore, type QuizAction } from './quiz-state.ts'

const { quiz } = aGuide()
const after = (...actions: QuizAction[]) => actions.reduce(quizReducer, QUIZ_START)
const answer = (option: number): QuizAction => ({ type: 'answer', option })
const next: QuizAction = { type: 'next' }

test('is complete after the last answer, and counts the right ones', () => {
  const almost = after(answer(0), next, answer(2), next)
  expect(isComplete(almost, quiz)).toBe(false)
  const done = quizReducer(almost, answer(0))
  expect(isComplete(done, quiz)).toBe(true)
  expect(getScore(done, quiz)).toBe(2)
})

test('accepts one answer per question, and skips none', () => {
  expect(after(answer(1), answer(0)).answers).toEqual([1])
  expect(after(next, next)).toEqual(QUIZ_START)
})

test('restarts the quiz', () => {
  expect(after(answer(1), next, answer(0), { type: 'again' })).toEqual(QUIZ_START)
})
