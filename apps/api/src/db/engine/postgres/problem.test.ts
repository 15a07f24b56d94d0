import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { ConnectionError, toPostgresProblem } from './problem.ts'

function withCode(code: string): DatabaseError {
  const error = new DatabaseError('refused', 0, 'error')
  error.code = code
  return error
}

test.each([
  ['23505', 'conflict'],
  ['53100', 'disk-full'],
  ['53300', 'unavailable'],
  ['08006', 'unavailable'],
  ['40001', 'unavailable'],
  ['40P01', 'unavailable'],
  ['55P03', 'unavailable'],
  ['57P01', 'unavailable'],
  ['57P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['25006', 'unavailable'],
  ['58030', 'unavailable'],
  ['42501', 'unavailable'],
  ['23503', undefined],
  ['42P01', undefined],
  ['22P02', undefined],
])('maps state %s of a statement', (code, kind) => {
  expect(toPostgresProblem(withCode(code))?.kind).toBe(kind)
})

test('a temporary problem can be retried, and its cause is kept for the log', () => {
  const cause = new ConnectionError(new Error('reset'))
  expect(toPostgresProblem(cause)).toMatchObject({ retryAfter: 5, cause })
  const full = withCode('53100')
  expect(toPostgresProblem(full)).toMatchObject({ retryAfter: 60, cause: full })
})

test('an error of ours is no database problem', () => {
  expect(toPostgresProblem(new TypeError('23505'))).toBeNull()
})
