import { expect, test } from 'vitest'
import { calls } from '../contract/index.ts'
import { LARGE_BODY, mostBodyOf, SMALL_BODY } from './index.ts'

test('of the calls, those that carry photos may have large bodies', () => {
  const large = Object.values(calls).filter((call) => mostBodyOf(call) === LARGE_BODY)
  expect(large).toEqual([calls.createBusiness, calls.resubmitBusiness])
})

test.each([
  ['POST', '/api/businesses', LARGE_BODY],
  ['PUT', '/api/businesses/7/registration', LARGE_BODY],
  ['PUT', '/api/businesses', SMALL_BODY],
  ['POST', '/api/businesses/7/reviews', SMALL_BODY],
  ['POST', '/api/nothing', SMALL_BODY],
])('%s %s may have %i bytes', (method, path, bytes) => {
  expect(mostBodyOf({ method, path })).toBe(bytes)
})
