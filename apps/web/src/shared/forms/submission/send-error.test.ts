import { expect, test } from 'vitest'
import { describeSendError } from './send-error.ts'

const refusal = (status: number, message?: string, retryAfter: number | null = null) => ({
  status,
  problem: message === undefined ? null : { message, fields: {} },
  retryAfter,
})

test.each([
  [refusal(0), /no connection.*kept on this device.*we won’t get it twice/],
  [
    refusal(400, 'This day has passed. Please choose a later one'),
    /^This day has passed. Please choose a later one$/,
  ],
  [refusal(400), /^Please check the marked fields\.$/],
  [refusal(409), /sent this before with different details/],
  [refusal(429, 'Too many requests', 40), /again in 40 seconds\./],
  [refusal(429, 'Too many requests', 600), /again in 10 minutes\./],
  [refusal(429, 'Too many requests', 3_600), /again in 1 hour\./],
  [refusal(429, 'Too many requests', 1), /again in 1 second\./],
  [refusal(401, 'Please sign in to continue', null), /^You are signed out\..*Sign in in another tab/],
  [refusal(503), /couldn’t receive it just now.*again in a moment\./],
  [null, /couldn’t receive it just now/],
])('says what happened and what to do next: %#', (refused, words) => {
  expect(describeSendError(refused, true)).toMatch(words)
})

test('does not promise a draft without storage', () => {
  expect(describeSendError(refusal(0), false)).toMatch(/still here: keep this page open/)
  expect(describeSendError(refusal(503), false)).not.toMatch(/on this device/)
})
