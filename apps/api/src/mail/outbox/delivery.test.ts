import { DAY, MINUTE } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newOutbox, openOutbox } from '#test/outbox.ts'
import { getHeader, listMessageIds, startOddServer, startSmtp } from '#test/smtp.ts'
import { createMailer } from './delivery.service.ts'
import { RETRY_DELAYS } from './outcome.service.ts'
import { LANES } from './lanes.ts'
import { endLease } from './lease.repository.ts'
import { retryAbandoned } from './outbox.service.ts'
import { createSmtpTransport } from '../transports/smtp-transport.ts'
import type { SmtpServer } from '#config/smtp-url.ts'
import { MAIL_LEASE_DURATION, leaseNextMail } from './lease.service.ts'
import type { Transport } from '../transports/transport.ts'

const FROM = 'contact@portal.test'
/** Short enough to wait for a timeout, long enough for a response on a busy machine. */
const TIMEOUTS = { connect: 5_000, greeting: 1_500, idle: 1_500 }

const transportTo = (smtp: SmtpServer): Transport => createSmtpTransport(smtp, FROM)
const impatientTo = (smtp: SmtpServer): Transport => createSmtpTransport(smtp, FROM, TIMEOUTS)

test('delivers a mail once, with text and HTML, under its own Message-ID', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, rows } = await newOutbox()
  const id = await add({
    to: { name: 'Élodie Naïs', address: 'elodie@portal.test' },
    email: { subject: 'Nouméa’s listing', text: 'Hello in words\n', html: '<p>Hello in marks</p>\n' },
  })
  const mailer = createMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 0, givenUp: 0 })

  const [mail, ...more] = received
  if (!mail) throw new Error('Nothing was received')
  expect(more).toEqual([])
  expect(mail.recipients).toEqual(['elodie@portal.test'])
  expect(getHeader(mail, 'Message-ID')).toBe(id)
  expect(getHeader(mail, 'Date')).toBe('Fri, 20 Nov 2026 05:00:00 +0000')
  expect(getHeader(mail, 'From')).toBe('Pacific Business Portal <contact@portal.test>')
  expect(getHeader(mail, 'To')).toMatch(/^=\?UTF-8\?.*\?= <elodie@portal\.test>$/)
  expect(getHeader(mail, 'Subject')).toMatch(/^=\?UTF-8\?/)
  expect(getHeader(mail, 'Auto-Submitted')).toBe('auto-generated')
  expect(getHeader(mail, 'Content-Type')).toMatch(/^multipart\/alternative;/)
  expect(mail.source).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Hello in words/)
  expect(mail.source).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<p>Hello in marks<\/p>/)
  expect((await rows())[0]).toMatchObject({ sent_at: context.now(), next_try_at: null, lease_owner: null })
})

test('a line break in a name or a subject injects no header', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, store } = await newOutbox()
  const evil = 'Moses\r\nBcc: victim@portal.test\r\n\r\nBuy now'
  await add({ to: { name: evil, address: 'moses@portal.test' }, email: { subject: evil } })
  await add()
  // Not even if the table contains a line break.
  await store.write.updateTable('outbox').set({ to_name: evil, subject: evil }).where('id', '=', 2).execute()
  await createMailer(context, transportTo(smtp)).send()
  expect(received).toHaveLength(2)
  for (const mail of received) {
    expect(mail.recipients).toEqual(['moses@portal.test'])
    expect(getHeader(mail, 'Bcc')).toBe('')
    expect(getHeader(mail, 'Subject')).toMatch(/^Moses.*Buy now$/)
    expect(getHeader(mail, 'Message-ID')).not.toBe('')
  }
})

test('retries a temporary failure after a delay, under the same Message-ID', async () => {
  const responses: (number | undefined)[] = [451, 421, undefined]
  const { smtp, received } = await startSmtp({ message: () => responses.shift() })
  const { context, add, clock, rows, logged } = await newOutbox()
  const id = await add()
  const mailer = createMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 1, givenUp: 0 })
  expect((await rows())[0]).toMatchObject({ last_error: 'EMESSAGE DATA 451', sent_at: null })
  clock.now += MINUTE - 1
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 0, givenUp: 0 })
  clock.now += 1
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 1, givenUp: 0 })
  clock.now += 5 * MINUTE
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(listMessageIds(received)).toEqual([id, id, id])
  expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: null })
  expect(logged()).not.toContain('moses@portal.test')
})

test('gives up an unknown recipient at once and delivers to the others', async () => {
  const { smtp, received } = await startSmtp({
    recipient: (address) => (address.startsWith('nobody') ? 550 : undefined),
  })
  const { context, add, rows, logged, clock } = await newOutbox()
  await add({ to: { name: 'Nobody', address: 'nobody@portal.test' } })
  await add()
  const mailer = createMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 1 })
  clock.now += 10 * DAY
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 0, givenUp: 0 })
  expect(received.flatMap(({ recipients }) => recipients)).toEqual(['moses@portal.test'])
  expect((await rows())[0]?.last_error).toBe('EENVELOPE RCPT TO 550')
  expect(logged()).toMatch(/"level":50.*mail given up/)
  expect(logged()).not.toContain('nobody@portal.test')
})

test.each([
  [554, '5.7.1 Not for you'],
  [554, 'Relay access denied'],
  [550, 'relaying denied'],
])('%i %s can be fixed by an operator and is retried', async (responseCode, said) => {
  const { smtp } = await startSmtp({
    options: {
      onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error(said), { responseCode })),
    },
  })
  const { context, add } = await newOutbox()
  await add()
  expect(await createMailer(context, transportTo(smtp)).send()).toMatchObject({ postponed: 1, givenUp: 0 })
})

test('gives a mail up after about three days and logs it', async () => {
  const { smtp, received } = await startSmtp({ message: () => 452 })
  const { context, add, clock, logged } = await newOutbox()
  const id = await add()
  const mailer = createMailer(context, transportTo(smtp))
  for (const wait of RETRY_DELAYS) {
    expect(await mailer.send()).toMatchObject({ postponed: 1 })
    clock.now += wait
  }
  expect(await mailer.send()).toMatchObject({ givenUp: 1 })
  expect(Math.round((clock.now - NOW) / DAY)).toBe(3)
  expect(new Set(listMessageIds(received))).toEqual(new Set([id]))
  expect(received).toHaveLength(RETRY_DELAYS.length + 1)
  expect(logged()).toMatch(/"level":50.*mail given up/)
})

test('an unreachable or silent server leaves the mail waiting', async () => {
  const { smtp: silent } = await startOddServer()
  const { smtp: closing } = await startOddServer((socket) => socket.destroy())
  for (const smtp of [silent, closing, { ...silent, port: 1 }]) {
    const { context, add, rows } = await newOutbox()
    await add()
    await add()
    expect(await createMailer(context, impatientTo(smtp)).send()).toEqual({
      sent: 0,
      postponed: 2,
      givenUp: 0,
    })
    expect((await rows()).map(({ attempts, lease_owner }) => [attempts, lease_owner])).toEqual([
      [1, null],
      [1, null],
    ])
  }
})

test('cuts off a server that never ends its greeting', async () => {
  const { smtp } = await startOddServer((socket) => {
    const timer = setInterval(() => socket.write('220-Welcome\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  const { context, add, rows } = await newOutbox()
  await add()
  const mailer = createMailer(context, transportTo(smtp), { attempt: 300, stop: 300 })
  expect(await mailer.send()).toMatchObject({ postponed: 1 })
  expect((await rows())[0]?.last_error).toBe('EABORT')
})

test('a message that hangs after it was sent delays no other and is sent again under its Message-ID', async () => {
  const never = new Promise<undefined>(() => undefined)
  let hangs = true
  const { smtp, received } = await startSmtp({
    message: ({ recipients }) => (hangs && recipients.includes('slow@portal.test') ? never : undefined),
  })
  const { context, add, clock } = await newOutbox()
  const slow = await add({ to: { name: 'Slow', address: 'slow@portal.test' } })
  const others = [await add(), await add(), await add(), await add(), await add(), await add()]
  const mailer = createMailer(context, impatientTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 6, postponed: 1, givenUp: 0 })
  hangs = false
  clock.now += MINUTE
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(listMessageIds(received).toSorted()).toEqual([slow, slow, ...others].toSorted())
})

test('while some mails hang, the free workers send later ones', async () => {
  let release = () => {}
  const gate = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const { smtp, received } = await startSmtp({
    message: ({ recipients }) => (recipients.includes('slow@portal.test') ? gate : undefined),
  })
  const { context, add } = await newOutbox()
  await add({ to: { name: 'Slow', address: 'slow@portal.test' } })
  const mailer = createMailer(context, transportTo(smtp))
  const first = mailer.send()
  await expect.poll(() => received.length).toBe(1)
  await add()
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  release()
  expect(await first).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
})

test('two mailers at the same time send each mail once', async () => {
  const { smtp, received } = await startSmtp()
  const one = await newOutbox()
  const beside = await one.store.openBeside()
  const ids: string[] = []
  for (let i = 0; i < 40; i += 1)
    ids.push(await one.add({ to: { name: 'Moses', address: `moses${i}@portal.test` } }))
  const two = openOutbox(beside)
  const passes = await Promise.all([
    createMailer(one.context, transportTo(smtp)).send(),
    createMailer(two.context, transportTo(smtp)).send(),
  ])
  expect(passes.map(({ sent }) => sent > 0)).toEqual([true, true])
  expect(listMessageIds(received).toSorted()).toEqual(ids.toSorted())
})

test('sends a dead worker’s mail after its lease; the worker changes nothing should it still run', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, clock, rows, store } = await newOutbox()
  const id = await add()
  const held = await leaseNextMail(context, LANES)
  const mailer = createMailer(context, transportTo(smtp))
  clock.now += MAIL_LEASE_DURATION - 1
  expect(await mailer.send()).toMatchObject({ sent: 0 })
  clock.now += 1
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(listMessageIds(received)).toEqual([id])
  const sent = await rows()
  if (typeof held === 'object' && held)
    await endLease(store.write, held.mail, { given_up_at: clock.now, last_error: 'late' })
  expect(await rows()).toEqual(sent)
})

test('a stop lets a running attempt finish and leases no more mails', async () => {
  let release = () => {}
  const gate = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const { smtp, received } = await startSmtp({ message: () => gate })
  const { context, add, rows } = await newOutbox()
  for (let i = 0; i < 6; i += 1) await add()
  const mailer = createMailer(context, transportTo(smtp))
  const pass = mailer.send()
  await expect.poll(() => received.length).toBe(4)
  const stopped = mailer.stop()
  release()
  await stopped
  expect(await pass).toEqual({ sent: 4, postponed: 0, givenUp: 0 })
  expect((await rows()).map(({ sent_at, lease_owner }) => [sent_at !== null, lease_owner])).toEqual([
    ...Array.from({ length: 4 }, () => [true, null]),
    ...Array.from({ length: 2 }, () => [false, null]),
  ])
  expect(await mailer.send()).toMatchObject({ sent: 0 })
})

test('a stop aborts a hanging attempt: the mail is back in the outbox with its attempts unchanged', async () => {
  const never = new Promise<undefined>(() => undefined)
  const { smtp, received } = await startSmtp({ message: () => never })
  const { context, add, rows } = await newOutbox()
  await add()
  const mailer = createMailer(context, transportTo(smtp), { attempt: MINUTE, stop: 50 })
  const pass = mailer.send()
  await expect.poll(() => received.length).toBe(1)
  await mailer.stop()
  expect(await pass).toEqual({ sent: 0, postponed: 0, givenUp: 0 })
  expect((await rows())[0]).toMatchObject({ attempts: 0, lease_owner: null, next_try_at: context.now() })
})

test('mails that were given up can be retried', async () => {
  let there = false
  const { smtp, received } = await startSmtp({ recipient: () => (there ? undefined : 550) })
  const { context, add, store, clock } = await newOutbox()
  const id = await add()
  const mailer = createMailer(context, transportTo(smtp))
  expect(await mailer.send()).toMatchObject({ givenUp: 1 })
  there = true
  expect(await retryAbandoned(store.write, clock.now)).toBe(1)
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(listMessageIds(received)).toEqual([id])
})
