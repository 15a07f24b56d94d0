import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { newApp } from '../../test/new-app.ts'

test.each([
  ['SQLITE_FULL', 507],
  ['SQLITE_IOERR_WRITE', 503],
  ['SQLITE_BUSY', 503],
  ['SQLITE_READONLY', 503],
  ['SQLITE_CANTOPEN', 503],
  ['SQLITE_CONSTRAINT_UNIQUE', 409],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 409],
  ['SQLITE_CONSTRAINT_CHECK', 500],
  ['SQLITE_CORRUPT', 500],
])('%s is answered with %i and no detail of the database', async (code, status) => {
  const answer = await answerTo(new SqliteDatabase.SqliteError('users.email in /data/portal.sqlite', code))
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  expect(answer.body).not.toMatch(/sqlite|users/i)
})

test('what nobody foresaw is a 500 without detail', async () => {
  const answer = await answerTo(new TypeError('secret.token is undefined'))
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ message: 'Something went wrong on our side. Please try again in a moment' })
})

async function answerTo(error: Error) {
  const { app } = await newApp()
  app.get('/api/broken', () => {
    throw error
  })
  return app.inject('/api/broken')
}
