import { openStore } from '#db/engine/open-store.ts'
import { expect, onTestFinished, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newOutbox } from '#test/outbox.ts'
import { headerOf, idsOf, startOddServer, startSmtp } from '#test/smtp.ts'
import { openMailer, WAITS } from './delivery.service.ts'
import { LANES } from './lane.ts'
import { settleLease } from './outbox.repository.ts'
import { retryGivenUp } from './outbox.service.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { SmtpServer } from '../config/smtp-url.ts'
import { LEASE, takeUp } from './take-up.service.ts'
import type { Transport } from './transport.ts'

const FROM = 'contact@portal.test'
const MINUTE = 60_000
/** Short enough to see a silence end, long enough for an answer on a busy machine. */
const PATIENCE = { connecting: 5_000, greeting: 1_500, silence: 1_500 }

const transportTo = (smtp: SmtpServer): Transport => smtpTransport(smtp, FROM)
const impatientTo = (smtp: SmtpServer): Transport => smtpTransport(smtp, FROM, PATIENCE)

test('a mail is delivered once, with both forms of its letter, under its own id', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, rows } = await newOutbox()
  const id = await add({
    to: { name: 'Élodie Naïs', address: 'elodie@portal.test' },
    letter: { subject: 'Nouméa’s listing', text: 'Hello in words\n', html: '<p>Hello in marks</p>\n' },
  })
  const mailer = openMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 0, givenUp: 0 })

  const [mail, ...more] = received
  if (!mail) throw new Error('Nothing was received')
  expect(more).toEqual([])
  expect(mail.recipients).toEqual(['elodie@portal.test'])
  expect(headerOf(mail, 'Message-ID')).toBe(id)
  expect(headerOf(mail, 'Date')).toBe('Fri, 20 Nov 2026 05:00:00 +0000')
  expect(headerOf(mail, 'From')).toBe('Pacific Business Portal <contact@portal.test>')
  expect(headerOf(mail, 'To')).toMatch(/^=\?UTF-8\?.*\?= <elodie@portal\.test>$/)
  expect(headerOf(mail, 'Subject')).toMatch(/^=\?UTF-8\?/)
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(mail, 'Content-Type')).toMatch(/^multipart\/alternative;/)
  expect(mail.source).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Hello in words/)
  expect(mail.source).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<p>Hello in marks<\/p>/)
  expect((await rows())[0]).toMatchObject({ sent_at: context.now(), next_try_at: null, lease_owner: null })
})

test('a line break in a name or a subject makes no header', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, store } = await newOutbox()
  const evil = 'Moses\r\nBcc: victim@portal.test\r\n\r\nBuy now'
  await add({ to: { name: evil, address: 'moses@portal.test' }, letter: { subject: evil } })
  await add()
  // Not even where one got into the table.
  await store.write.updateTable('outbox').set({ to_name: evil, subject: evil }).where('id', '=', 2).execute()
  await openMailer(context, transportTo(smtp)).send()
  expect(received).toHaveLength(2)
  for (const mail of received) {
    expect(mail.recipients).toEqual(['moses@portal.test'])
    expect(headerOf(mail, 'Bcc')).toBe('')
    expect(headerOf(mail, 'Subject')).toMatch(/^Moses.*Buy now$/)
    expect(headerOf(mail, 'Message-ID')).not.toBe('')
  }
})

test('what fails for now is tried again after a wait, under the same id', async () => {
  const answers: (number | undefined)[] = [451, 421, undefined]
  const { smtp, received } = await startSmtp({ message: () => answers.shift() })
  const { context, add, clock, rows, logged } = await newOutbox()
  const id = await add()
  const mailer = openMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 1, givenUp: 0 })
  expect((await rows())[0]).toMatchObject({ last_error: 'EMESSAGE DATA 451', sent_at: null })
  clock.now += MINUTE - 1
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 0, givenUp: 0 })
  clock.now += 1
  expect(await mailer.send()).toEqual({ sent: 0, postponed: 1, givenUp: 0 })
  clock.now += 5 * MINUTE
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(idsOf(received)).toEqual([id, id, id])
  expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: null })
  expect(logged()).not.toContain('moses@portal.test')
})

test('a recipient that there is not is given up at once; the others get theirs', async () => {
  const { smtp, received } = await startSmtp({
    recipient: (address) => (address.startsWith('nobody') ? 550 : undefined),
  })
  const { context, add, rows, logged, clock } = await newOutbox()
  await add({ to: { name: 'Nobody', address: 'nobody@portal.test' } })
  await add()
  const mailer = openMailer(context, transportTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 1 })
  clock.now += 10 * 24 * 60 * MINUTE
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
])('%i %s is an operator’s to mend, not a reason to give up', async (responseCode, said) => {
  const { smtp } = await startSmtp({
    options: {
      onRcptTo: (_address, _session, callback) => callback(Object.assign(new Error(said), { responseCode })),
    },
  })
  const { context, add } = await newOutbox()
  await add()
  expect(await openMailer(context, transportTo(smtp)).send()).toMatchObject({ postponed: 1, givenUp: 0 })
})

test('after about three days a mail is given up, and the log says so', async () => {
  const { smtp, received } = await startSmtp({ message: () => 452 })
  const { context, add, clock, logged } = await newOutbox()
  const id = await add()
  const mailer = openMailer(context, transportTo(smtp))
  for (const wait of WAITS) {
    expect(await mailer.send()).toMatchObject({ postponed: 1 })
    clock.now += wait
  }
  expect(await mailer.send()).toMatchObject({ givenUp: 1 })
  expect(Math.round((clock.now - NOW) / (24 * 60 * MINUTE))).toBe(3)
  expect(new Set(idsOf(received))).toEqual(new Set([id]))
  expect(received).toHaveLength(WAITS.length + 1)
  expect(logged()).toMatch(/"level":50.*mail given up/)
})

test('a server that is not there, or accepts and says nothing, leaves the mail waiting', async () => {
  const { smtp: silent } = await startOddServer()
  const { smtp: closing } = await startOddServer((socket) => socket.destroy())
  for (const smtp of [silent, closing, { ...silent, port: 1 }]) {
    const { context, add, rows } = await newOutbox()
    await add()
    await add()
    expect(await openMailer(context, impatientTo(smtp)).send()).toEqual({ sent: 0, postponed: 2, givenUp: 0 })
    expect((await rows()).map(({ attempts, lease_owner }) => [attempts, lease_owner])).toEqual([
      [1, null],
      [1, null],
    ])
  }
})

test('a server that never stops greeting is cut off', async () => {
  const { smtp } = await startOddServer((socket) => {
    const timer = setInterval(() => socket.write('220-Welcome\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  const { context, add, rows } = await newOutbox()
  await add()
  const mailer = openMailer(context, transportTo(smtp), { attempt: 300, stop: 300 })
  expect(await mailer.send()).toMatchObject({ postponed: 1 })
  expect((await rows())[0]?.last_error).toBe('EABORT')
})

test('a message that hangs after it was sent holds up no other, and comes again under its id', async () => {
  const never = new Promise<undefined>(() => undefined)
  let hangs = true
  const { smtp, received } = await startSmtp({
    message: ({ recipients }) => (hangs && recipients.includes('slow@portal.test') ? never : undefined),
  })
  const { context, add, clock } = await newOutbox()
  const slow = await add({ to: { name: 'Slow', address: 'slow@portal.test' } })
  const others = [await add(), await add(), await add(), await add(), await add(), await add()]
  const mailer = openMailer(context, impatientTo(smtp))
  expect(await mailer.send()).toEqual({ sent: 6, postponed: 1, givenUp: 0 })
  hangs = false
  clock.now += MINUTE
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  expect(idsOf(received).toSorted()).toEqual([slow, slow, ...others].toSorted())
})

test('while some mails hang, what comes later is sent by the lanes that are free', async () => {
  let release = () => {}
  const gate = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const { smtp, received } = await startSmtp({
    message: ({ recipients }) => (recipients.includes('slow@portal.test') ? gate : undefined),
  })
  const { context, add } = await newOutbox()
  await add({ to: { name: 'Slow', address: 'slow@portal.test' } })
  const mailer = openMailer(context, transportTo(smtp))
  const first = mailer.send()
  await expect.poll(() => received.length).toBe(1)
  await add()
  expect(await mailer.send()).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
  release()
  expect(await first).toEqual({ sent: 1, postponed: 0, givenUp: 0 })
})

test('two workers at once send each mail once', async () => {
  const { smtp, received } = await startSmtp()
  const one = await newOutbox()
  const beside = openStore(one.store.writeSqlite.name)
  onTestFinished(() => beside.close())
  const ids: string[] = []
  for (let i = 0; i < 40; i += 1)
    ids.push(await one.add({ to: { name: 'Moses', address: `moses${i}@portal.test` } }))
  const two = await newOutbox(beside)
  const passes = await Promise.all([
    openMailer(one.context, transportTo(smtp)).send(),
    openMailer(two.context, transportTo(smtp)).send(),
  ])
  expect(passes.map(({ sent }) => sent > 0)).toEqual([true, true])
  expect(idsOf(received).toSorted()).toEqual(ids.toSorted())
})

test('what a dead worker held is sent once its lease has ended; should it still live, it changes nothing', async () => {
  const { smtp, received } = await startSmtp()
  const { context, add, clock, rows, store } = await newOutbox()
  const id = await add()
  const held = await takeUp(context, LANES)
  const mailer = openMailer(context, transportTo(smtp))
  clock.now += LEASE - 1
  expect(await mailer.send()).toMatchObject({ sent: 0 })
  clock.now += 1
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(idsOf(received)).toEqual([id])
  const sent = await rows()
  if (typeof held === 'object' && held)
    await settleLease(store.write, held.mail, { given_up_at: clock.now, last_error: 'late' })
  expect(await rows()).toEqual(sent)
})

test('a stop lets a mail under way be sent, and takes up no more', async () => {
  let release = () => {}
  const gate = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const { smtp, received } = await startSmtp({ message: () => gate })
  const { context, add, rows } = await newOutbox()
  for (let i = 0; i < 6; i += 1) await add()
  const mailer = openMailer(context, transportTo(smtp))
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

test('a stop cuts off a mail that hangs: it is back in the outbox, and that was no attempt', async () => {
  const never = new Promise<undefined>(() => undefined)
  const { smtp, received } = await startSmtp({ message: () => never })
  const { context, add, rows } = await newOutbox()
  await add()
  const mailer = openMailer(context, transportTo(smtp), { attempt: MINUTE, stop: 50 })
  const pass = mailer.send()
  await expect.poll(() => received.length).toBe(1)
  await mailer.stop()
  expect(await pass).toEqual({ sent: 0, postponed: 0, givenUp: 0 })
  expect((await rows())[0]).toMatchObject({ attempts: 0, lease_owner: null, next_try_at: context.now() })
})

test('mails that were given up can be tried again', async () => {
  let there = false
  const { smtp, received } = await startSmtp({ recipient: () => (there ? undefined : 550) })
  const { context, add, store, clock } = await newOutbox()
  const id = await add()
  const mailer = openMailer(context, transportTo(smtp))
  expect(await mailer.send()).toMatchObject({ givenUp: 1 })
  there = true
  expect(await retryGivenUp(store.write, clock.now)).toBe(1)
  expect(await mailer.send()).toMatchObject({ sent: 1 })
  expect(idsOf(received)).toEqual([id])
})
