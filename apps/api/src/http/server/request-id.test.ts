import { expect, test } from 'vitest'
import { createMailer } from '#mail/outbox/delivery.service.ts'
import { createLog } from '#process/log.ts'
import { newApp } from '#test/new-app.ts'
import { addMail } from '#test/outbox.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PERSON = {
  firstName: 'Ana',
  lastName: 'Vula',
  email: 'ana@example.com',
  password: 'sago palm & 7 canoes',
}

type Line = Record<string, unknown>

const USUAL = { getRecipientTrust: () => 'usual' as const }

async function newLoggedApp() {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const portal = await newApp({ log })
  return { ...portal, lines: () => lines.map((line) => JSON.parse(line) as Line) }
}

test.each([
  ['to what is public', '/api/stats/provinces'],
  ['to what is one’s own', '/api/auth/user'],
  ['to nothing', '/api/nothing'],
])('a request %s keeps the id of the trusted proxy, in its response and in the log', async (_, url) => {
  const { inject, lines } = await newLoggedApp()
  const response = await inject({ method: 'GET', url, headers: { 'x-request-id': ID } })
  expect(response.headers['x-request-id']).toBe(ID)
  expect(lines().filter(({ msg }) => msg === 'answered')).toMatchObject([{ reqId: ID, path: url }])
})

test.each([
  ['of another peer', ID, '192.0.2.7'],
  ['with a quotation mark', 'a"b', '127.0.0.1'],
  ['that is too long', 'a'.repeat(65), '127.0.0.1'],
])('an id %s is replaced', async (_, id, remoteAddress) => {
  const { inject } = await newLoggedApp()
  for (const url of ['/api/stats/provinces', '/api/auth/user']) {
    const response = await inject({ method: 'GET', url, remoteAddress, headers: { 'x-request-id': id } })
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{18,}$/)
    expect(response.headers['x-request-id']).not.toBe(id)
  }
})

test('log lines and mails of a request have its id', async () => {
  const { inject, context, lines } = await newLoggedApp()
  const headers = { 'x-request-id': ID }
  await inject({ method: 'POST', url: '/api/auth/register', headers, payload: PERSON })
  await createMailer({ ...context, ...USUAL }, async () => undefined).send()
  expect(lines().filter(({ msg }) => msg === 'mail sent')).toMatchObject([{ reqId: ID }])
})

test('a mail without a request has no request id', async () => {
  const { context, lines } = await newLoggedApp()
  await addMail(context)
  await createMailer({ ...context, ...USUAL }, async () => undefined).send()
  const [sent = {}] = lines().filter(({ msg }) => msg === 'mail sent')
  expect(sent).not.toHaveProperty('reqId')
})

test('a handler’s log line has the id of its request', async () => {
  const { app, context, lines } = await newLoggedApp()
  app.get('/api/telling', async () => {
    await Promise.resolve()
    context.log.info('told')
    return {}
  })
  await app.inject({ url: '/api/telling', headers: { 'x-request-id': ID } })
  context.log.info('told')
  expect(
    lines()
      .filter(({ msg }) => msg === 'told')
      .map(({ reqId }) => reqId),
  ).toEqual([ID, undefined])
})
