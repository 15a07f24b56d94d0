import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { explainDatabaseFailure } from './failures.ts'
import { UnfitServerError, requireFitness } from './postgres/fit-server.ts'
import { ConnectionError } from './postgres/problem.ts'

function withCode(code: string): DatabaseError {
  const error = new DatabaseError('refused', 0, 'error')
  Object.assign(error, { code, severity: 'FATAL' })
  return error
}

test.each([
  ['a server that was stopped', withCode('57P01')],
  ['a server that crashed', withCode('57P02')],
  ['nobody who listens', new ConnectionError(new Error('connect'))],
  ['a connection that was reset', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a statement after that', new Error('Client has encountered a connection error and is not queryable')],
  ['a transaction after that', new Error('Postgres connection has been discarded')],
])('explains %s in one line', (_what, error) => {
  expect(explainDatabaseFailure(error)).toMatch(/^can’t be reached.* See DATABASE_URL, and whether/)
})

test('a refused connection is explained in the server’s words', () => {
  const fatal = Object.assign(new DatabaseError('unrecognized parameter "x"', 0, 'error'), { code: '42704' })
  expect(explainDatabaseFailure(Object.assign(fatal, { severity: 'FATAL' }))).toBe(
    'can’t be used: its server says “unrecognized parameter "x"”. See DATABASE_URL',
  )
})

test('an error of ours is no database failure', () => {
  expect(explainDatabaseFailure(new TypeError('57P01'))).toBeNull()
  expect(explainDatabaseFailure(Object.assign(withCode('42601'), { severity: 'ERROR' }))).toBeNull()
})

test.each([
  [{ version: 14, encoding: 'UTF8' }, 'is on PostgreSQL 14: the portal needs 15 or later'],
  [{ version: 17, encoding: 'LATIN1' }, 'keeps texts in LATIN1. Make it anew with the encoding UTF8'],
])('a database that is %o', (fitness, line) => {
  expect(() => requireFitness(fitness)).toThrow(UnfitServerError)
  expect(() => requireFitness(fitness)).toThrow(line)
  expect(explainDatabaseFailure(new UnfitServerError(line))).toBe(line)
  expect(() => requireFitness({ version: 15, encoding: 'UTF8' })).not.toThrow()
})
