import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import SqliteDatabase from 'better-sqlite3'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { pino } from 'pino'
import type { AppContext } from '#context.ts'
import { Problem } from '#shared/problem.ts'
import { newApp } from '#test/new-app.ts'
import { ENGINE } from '#test/new-store.ts'

/** Error codes of a database with their HTTP statuses. */
const CODES: Readonly<Record<typeof ENGINE, [code: string, status: number][]>> = {
  sqlite: [
    ['SQLITE_FULL', 507],
    ['SQLITE_IOERR_WRITE', 503],
    ['SQLITE_BUSY', 503],
    ['SQLITE_READONLY', 503],
    ['SQLITE_CANTOPEN', 503],
    ['SQLITE_CONSTRAINT_UNIQUE', 409],
    ['SQLITE_CONSTRAINT_PRIMARYKEY', 409],
    ['SQLITE_CONSTRAINT_CHECK', 500],
    ['SQLITE_CORRUPT', 500],
  ],
  postgres: [
    ['53100', 507],
    ['58030', 503],
    ['55P03', 503],
    ['25006', 503],
    ['08006', 503],
    ['23505', 409],
    ['23514', 500],
    ['XX001', 500],
  ],
}

/** Seconds of Retry-After: a full disk waits until somebody frees space. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 503: '5', 507: '60' }

test.each(CODES[ENGINE])('responds to %s with %i without details of the database', async (code, status) => {
  const response = await answerTo(databaseError('users.email in /data/portal.sqlite', code))
  expect(response.statusCode).toBe(status)
  expect(response.headers['retry-after']).toBe(RETRY_AFTER[status])
  expect(response.body).not.toMatch(/sqlite|users|postgres/i)
})

test('responds to an unexpected error with 500 without details', async () => {
  const response = await answerTo(new TypeError('secret.token is undefined'))
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    message: 'Something went wrong on our side. Please try again in a moment',
  })
})

test('logs our own refusals as warnings without a stack, and failures with theirs', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  await answerTo(new Problem('unavailable', 'Many people are signing in right now', { retryAfter: 2 }), log)
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, msg: 'Many people are signing in right now' }),
  ])
  expect(lines[0]).not.toContain('stack')
  const [code = ''] = CODES[ENGINE].find(([, status]) => status === 503) ?? []
  await answerTo(databaseError('disk', code), log)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, err: { code } })
})

test('logs nothing about a reader who hangs up before a file begins', async () => {
  const lines: string[] = []
  const { app } = await newApp({
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  })
  const file = new PassThrough()
  const asked = Promise.withResolvers<void>()
  app.get('/api/file', (_request, reply) => {
    asked.resolve()
    return reply.send(file)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.write('GET /api/file HTTP/1.1\r\nhost: a\r\n\r\n')
  await asked.promise
  reader.destroy()
  await once(file, 'close')
  expect(lines).toEqual([])
})

/** Creates an error as the engine of the run throws it. */
function databaseError(message: string, code: string): Error {
  if (ENGINE === 'sqlite') return new SqliteDatabase.SqliteError(message, code)
  return Object.assign(new DatabaseError(message, message.length, 'error'), { code })
}

async function answerTo(error: Error, log?: AppContext['log']) {
  const { app } = await newApp({ isOwn: true, ...(log && { log }) })
  app.get('/api/broken', () => {
    throw error
  })
  return app.inject('/api/broken')
}
