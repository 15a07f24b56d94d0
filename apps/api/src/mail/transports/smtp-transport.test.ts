import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { newOutbox } from '#test/outbox.ts'
import { startSmtp } from '#test/smtp.ts'
import { createMailer } from '../outbox/delivery.service.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { SmtpServer } from '#config/smtp-url.ts'

const ACCOUNT = { user: 'portal', pass: 'sago palm' }

/** Starts a server that accepts mail from one account only; it records each sign-in and whether it was encrypted. */
async function startGuarded(options: SMTPServerOptions = {}) {
  const signIns: { pass: string | null | undefined; encrypted: boolean }[] = []
  const { smtp, received } = await startSmtp({
    options: {
      authOptional: false,
      disabledCommands: [],
      onAuth({ username, password }, { secure }, callback) {
        signIns.push({ pass: password, encrypted: secure })
        if (username === ACCOUNT.user && password === ACCOUNT.pass) callback(null, { user: username })
        else callback(Object.assign(new Error('Who are you?'), { responseCode: 535 }))
      },
      ...options,
    },
  })
  return { smtp, received, signIns }
}

async function send(smtp: SmtpServer) {
  const { context, add, rows, logged } = await newOutbox()
  await add()
  const pass = await createMailer(context, createSmtpTransport(smtp, 'contact@portal.test')).send()
  return { pass, error: (await rows())[0]?.last_error, logged: logged() }
}

test.each([
  ['as soon as the server offers it', {}, false],
  ['from the first byte', { secure: true }, true],
])(
  'sends the password encrypted %s, to a server on this machine with any certificate',
  async (_, options, secure) => {
    const { smtp, received, signIns } = await startGuarded(options)
    expect((await send({ ...smtp, secure, account: ACCOUNT })).pass).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
    expect(signIns).toEqual([{ pass: ACCOUNT.pass, encrypted: true }])
  },
)

test('a refused password leaves the mail waiting and appears in no log', async () => {
  const { smtp, received } = await startGuarded()
  const account = { ...ACCOUNT, pass: 'hunter2' }
  const { pass, error, logged } = await send({ ...smtp, account })
  expect(pass).toMatchObject({ postponed: 1, givenUp: 0 })
  expect(error).toBe('EAUTH AUTH PLAIN 535')
  expect(logged).not.toMatch(/hunter2|aHVudGVyMg/)
  expect(received).toEqual([])
})

// 0.0.0.0 reaches this machine, but is treated like the address of a server elsewhere.
test.each([
  ['that offers no encryption', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
  ['whose certificate nobody vouches for', {}],
])('sends no password to another server %s', async (_, options) => {
  const { smtp, received, signIns } = await startGuarded(options)
  const { pass } = await send({ ...smtp, host: '0.0.0.0', account: ACCOUNT })
  expect(pass).toMatchObject({ postponed: 1 })
  expect(signIns).toEqual([])
  expect(received).toEqual([])
})
