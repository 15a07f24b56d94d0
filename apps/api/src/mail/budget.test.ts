import { DAY, HOUR } from '@portal/domain/shared'
import { openStore } from '#db/open.ts'
import { expect, onTestFinished, test } from 'vitest'
import { NOW } from '../../test/new-app.ts'
import { newOutbox } from '../../test/outbox.ts'
import { limitsOf, nextMailAt, type StandingOf } from './budget.ts'
import { openMailer } from './delivery.service.ts'
import { releaseMails } from './outbox.service.ts'
import type { Lane } from './lane.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** A mailer whose mails land in a list, as `subject address`; failing ones don't. */
async function newMailer(standingOf?: StandingOf) {
  const outbox = await newOutbox()
  const got: string[] = []
  const server = { isDown: false }
  const transport: Transport = async ({ subject, to }) => {
    if (server.isDown) throw new DeliveryError('down')
    got.push(`${subject} ${to.address}`)
  }
  const context = { ...outbox.context, ...(standingOf && { standingOf }) }
  const mailer = openMailer(context, transport)
  return {
    ...outbox,
    got,
    server,
    write: (subject: string, address = 'mele@kokonut.test', lane: Lane = 'transactional') =>
      outbox.add({ to: { name: 'Mele', address }, letter: { subject }, lane }),
    /** A pass some time later; answers what arrived in it, sorted as it is sent four at a time. */
    sendAfter: async (time = 0) => {
      outbox.clock.now += time
      const before = got.length
      await mailer.send()
      return got.slice(before)
    },
  }
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a mailbox gets ten mails an hour and thirty a day, however its address is spelt; the others come later, in order', async () => {
  const { write, sendAfter, rows } = await newMailer()
  for (const i of numbers(1, 64)) await write(`${i}`, `me.le+${i}@${i % 2 ? 'gmail' : 'googlemail'}.com`)
  await write('other', 'moses@gmail.com')
  const subjects = (mails: string[]) => mails.map((mail) => mail.split(' ')[0])
  const first = subjects(await sendAfter())
  expect(new Set(first)).toEqual(new Set([...numbers(1, 10).map(String), 'other']))
  expect(first).toHaveLength(11)
  expect(await sendAfter(HOUR - 1)).toEqual([])
  expect(new Set(subjects(await sendAfter(1)))).toEqual(new Set(numbers(11, 20).map(String)))
  expect(await sendAfter(HOUR)).toHaveLength(10)
  expect(await sendAfter(HOUR)).toEqual([])
  const secondDay: string[] = []
  for (const _ of numbers(4, 24)) secondDay.push(...(await sendAfter(HOUR)))
  expect(secondDay).toHaveLength(10)
  for (const _ of numbers(1, 60)) await sendAfter(HOUR)
  const all = await rows()
  expect(all.map(({ sent_at, given_up_at }) => [sent_at === null, given_up_at])).toEqual(
    all.map(() => [false, null]),
  )
  const sentAt = all.filter(({ subject }) => subject !== 'other').map((row) => row.sent_at ?? 0)
  expect(sentAt).toEqual(sentAt.toSorted((a, b) => a - b))
  for (const start of sentAt) {
    const within = (span: number) => sentAt.filter((at) => at >= start && at < start + span).length
    expect(within(HOUR)).toBeLessThanOrEqual(10)
    expect(within(DAY)).toBeLessThanOrEqual(30)
  }
})

test('what waits for its recipient holds up nobody, and costs no attempt', async () => {
  const { write, sendAfter, rows } = await newMailer()
  for (const i of numbers(1, 200)) await write(`${i}`)
  await write('other', 'moses@kokonut.test')
  expect(await sendAfter()).toContain('other moses@kokonut.test')
  const waiting = (await rows()).filter(({ sent_at }) => sent_at === null)
  expect(waiting).toHaveLength(190)
  expect(
    new Set(
      waiting.map(({ attempts, lease_owner, next_try_at }) => [attempts, lease_owner, next_try_at].join()),
    ),
  ).toEqual(new Set([`0,,${NOW + HOUR}`]))
})

test('within the budget what somebody waits for goes first', async () => {
  const { write, sendAfter } = await newMailer()
  for (const i of numbers(1, 12)) await write(`${i}`)
  await sendAfter()
  await write('letter', undefined, 'bulk')
  await write('password', undefined, 'security')
  await sendAfter(HOUR / 2)
  const next = await sendAfter(HOUR / 2)
  expect(next[0]).toMatch(/^password/)
  expect(next.at(-1)).toMatch(/^letter/)
})

test('only what arrived counts: a server that is down uses up no budget', async () => {
  const { write, sendAfter, server } = await newMailer()
  for (const i of numbers(1, 10)) await write(`${i}`)
  server.isDown = true
  await sendAfter()
  server.isDown = false
  expect(await sendAfter(HOUR)).toHaveLength(10)
})

test('two workers together give a mailbox no more than one of them', async () => {
  const one = await newOutbox()
  const store = openStore(one.store.writeSqlite.name)
  onTestFinished(() => store.close())
  const two = await newOutbox(store)
  for (const _ of numbers(1, 30)) await one.add()
  let got = 0
  const transport: Transport = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    got += 1
  }
  await Promise.all([one, two].map(({ context }) => openMailer(context, transport).send()))
  expect(got).toBe(10)
})

test('an address that nobody confirmed gets six a day; once confirmed, what waits goes at once', async () => {
  const unconfirmed = new Set(['mele+shop@kokonut.test'])
  const { write, sendAfter, store, clock } = await newMailer((address) =>
    unconfirmed.has(address) ? 'unconfirmed' : 'usual',
  )
  for (const i of numbers(1, 8)) await write(`${i}`, 'mele+shop@kokonut.test')
  await write('own', 'mele@kokonut.test')
  const first = await sendAfter()
  expect(first.filter((mail) => mail.endsWith('mele+shop@kokonut.test'))).toHaveLength(6)
  // Another address of the same mailbox has the usual budget.
  expect(first).toContain('own mele@kokonut.test')
  expect(await sendAfter(HOUR)).toEqual([])
  unconfirmed.clear()
  await store.write.transaction().execute((trx) => releaseMails(trx, 'mele+shop@kokonut.test', clock.now))
  expect(await sendAfter()).toHaveLength(2)
})

test('the portal’s own mailbox gets whatever is written to it', async () => {
  const { write, sendAfter } = await newMailer()
  for (const i of numbers(1, 40)) await write(`${i}`, 'contact@portal.test')
  expect(await sendAfter()).toHaveLength(40)
})

test('load and acceptance runs multiply the budgets as they do every limit', () => {
  const got = Array.from({ length: 30 }, (_, i) => NOW - i)
  expect(nextMailAt(limitsOf('usual'), got, NOW)).toBeGreaterThan(NOW)
  expect(nextMailAt(limitsOf('usual', 1000), got, NOW)).toBe(NOW)
  expect(limitsOf('unconfirmed', 0.01)).toEqual([{ most: 1, within: DAY }])
})
