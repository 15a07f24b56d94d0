import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newOutbox, openOutbox } from '#test/outbox.ts'
import { getBudget, type RecipientTrustLookup } from './budget.ts'
import { createMailer } from '../outbox/delivery.service.ts'
import { releaseMails, type OutgoingMail } from '../outbox/outbox.service.ts'
import { DeliveryError, type Transport } from '../transports/transport.ts'

/** A mailer whose sent mails are listed as `subject address`. */
async function newMailer(getRecipientTrust?: RecipientTrustLookup) {
  const outbox = await newOutbox()
  const got: string[] = []
  const server = { isDown: false }
  const transport: Transport = async ({ subject, to }) => {
    if (server.isDown) throw new DeliveryError('down')
    got.push(`${subject} ${to.address}`)
  }
  const context = { ...outbox.context, ...(getRecipientTrust && { getRecipientTrust }) }
  const mailer = createMailer(context, transport)
  return {
    ...outbox,
    got,
    server,
    write: (
      subject: string,
      address = 'mele@kokonut.test',
      kind: Pick<OutgoingMail, 'lane' | 'addressProof'> = {},
    ) => outbox.add({ to: { name: 'Mele', address }, email: { subject }, ...kind }),
    /** Sends some time later; returns what arrived, sorted since four mails are sent concurrently. */
    sendAfter: async (time = 0) => {
      outbox.clock.now += time
      const before = got.length
      await mailer.send()
      return got.slice(before)
    },
  }
}

const SECURITY = { lane: 'security' } as const
const CLAIM = { ...SECURITY, addressProof: 'claim' } as const

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a mailbox gets 10 mails an hour and 30 a day over all its spellings, some reserved for address proofs', async () => {
  const { write, sendAfter, rows } = await newMailer()
  // Mails to different spellings never join in a digest, so that each counts.
  for (const i of numbers(1, 64)) await write(`${i}`, `me.le+${i}@${i % 2 ? 'gmail' : 'googlemail'}.com`)
  await write('other', 'moses@gmail.com')
  const subjects = (mails: string[]) => mails.map((mail) => mail.split(' ')[0])
  const first = subjects(await sendAfter())
  expect(new Set(first)).toEqual(new Set([...numbers(1, 7).map(String), 'other']))
  expect(first).toHaveLength(8)
  expect(await sendAfter(HOUR - 1)).toEqual([])
  expect(new Set(subjects(await sendAfter(1)))).toEqual(new Set(numbers(8, 14).map(String)))
  expect(await sendAfter(HOUR)).toHaveLength(2)
  for (const _ of numbers(1, 7)) {
    expect(await sendAfter(3 * HOUR - 1)).toEqual([])
    expect(await sendAfter(1)).toHaveLength(1)
  }
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

test('while a mailbox is flooded all day, no mail waits longer than three hours', async () => {
  const { write, sendAfter, rows, clock } = await newMailer()
  for (const _ of numbers(1, 2 * 96)) {
    await write('flood')
    await write('confirm', undefined, SECURITY)
    await sendAfter(HOUR / 4)
  }
  const written = (await rows()).filter(({ created_at }) => created_at <= clock.now - 3 * HOUR - HOUR / 4)
  for (const { created_at, sent_at } of written)
    expect((sent_at ?? Infinity) - created_at).toBeLessThanOrEqual(3 * HOUR + HOUR / 4)
  const sent = (await rows()).filter(({ sent_at, joined_to }) => sent_at !== null && joined_to === null)
  for (const { sent_at: start } of sent) {
    const within = sent.filter(({ sent_at }) => sent_at! >= start! && sent_at! < start! + DAY)
    expect(within.length).toBeLessThanOrEqual(30)
  }
})

test('sends to an account’s confirmed address before other spellings of its mailbox', async () => {
  const { write, sendAfter, store } = await newMailer()
  await store.write
    .insertInto('users')
    .values({
      email: 'mele@kokonut.test',
      first_name: 'Mele',
      last_name: 'Tara',
      password_hash: null,
      profile_image_url: null,
      email_confirmed_at: NOW,
      created_at: NOW,
    })
    .execute()
  for (const i of numbers(1, 60)) await write(`${i}`, `mele+${i}@kokonut.test`, SECURITY)
  await sendAfter()
  await write('own', 'mele@kokonut.test')
  expect((await sendAfter(HOUR))[0]).toBe('own mele@kokonut.test')
})

test('mails postponed by a budget delay no other recipient and use no attempt', async () => {
  const { write, sendAfter, rows } = await newMailer()
  for (const i of numbers(1, 200)) await write(`${i}`)
  await write('other', 'moses@kokonut.test')
  expect(await sendAfter()).toContain('other moses@kokonut.test')
  const waiting = (await rows()).filter(({ sent_at }) => sent_at === null)
  expect(waiting).toHaveLength(193)
  expect(
    new Set(
      waiting.map(({ attempts, lease_owner, next_try_at }) => [attempts, lease_owner, next_try_at].join()),
    ),
  ).toEqual(new Set([`0,,${NOW + HOUR}`]))
})

test('within a budget the security lane goes first', async () => {
  const { write, sendAfter } = await newMailer()
  for (const i of numbers(1, 10)) await write(`${i}`)
  await sendAfter()
  await write('email', undefined, { lane: 'bulk' })
  await write('receipt', 'mele+shop@kokonut.test')
  await write('password', 'mele+own@kokonut.test', SECURITY)
  const next = await sendAfter(HOUR)
  expect(next[0]).toMatch(/^password/)
  expect(next.at(-1)).toMatch(/^email/)
})

test('only sent mails count: an unavailable server uses no budget', async () => {
  const { write, sendAfter, server } = await newMailer()
  for (const i of numbers(1, 7)) await write(`${i}`)
  server.isDown = true
  await sendAfter()
  server.isDown = false
  expect(await sendAfter(HOUR)).toHaveLength(7)
})

test('two mailers together exceed no budget', async () => {
  const one = await newOutbox()
  const store = await one.store.openBeside()
  const two = openOutbox(store)
  for (const _ of numbers(1, 30)) await one.add()
  let got = 0
  const sevenUnderWay = Promise.withResolvers<void>()
  const transport: Transport = () => {
    got += 1
    if (got === 7) sevenUnderWay.resolve()
    return sevenUnderWay.promise
  }
  await Promise.all([one, two].map(({ context }) => createMailer(context, transport).send()))
  expect(got).toBe(7)
})

test('an unconfirmed address gets 6 mails a day; once confirmed, the waiting mails are sent at once', async () => {
  const unconfirmed = new Set(['mele+shop@kokonut.test'])
  const { write, sendAfter, store, clock } = await newMailer((address) =>
    unconfirmed.has(address) ? 'unconfirmed' : 'usual',
  )
  for (const i of numbers(1, 8)) await write(`${i}`, 'mele+shop@kokonut.test')
  await write('own', 'mele@kokonut.test')
  const first = await sendAfter()
  expect(first.filter((mail) => mail.endsWith('mele+shop@kokonut.test'))).toHaveLength(3)
  // Another address of the same mailbox has the usual budget.
  expect(first).toContain('own mele@kokonut.test')
  expect(await sendAfter(DAY - 1)).toEqual([])
  expect(await sendAfter(1)).toEqual(['5 messages from the Pacific Business Portal mele+shop@kokonut.test'])
  for (const i of numbers(1, 3)) await write(`more ${i}`, 'mele+shop@kokonut.test')
  await sendAfter()
  await write('next', 'mele+shop@kokonut.test')
  expect(await sendAfter(3 * HOUR)).toEqual([])
  unconfirmed.clear()
  await store.write.transaction().execute((trx) => releaseMails(trx, 'mele+shop@kokonut.test', clock.now))
  expect(await sendAfter()).toContain('2 messages from the Pacific Business Portal mele+shop@kokonut.test')
})

test('the portal’s own mailbox has no limit', async () => {
  const { write, sendAfter } = await newMailer()
  for (const i of numbers(1, 40)) await write(`${i}`, 'contact@portal.test')
  expect(await sendAfter()).toHaveLength(40)
})

test('a flood of other mails does not use the share of address proofs', async () => {
  const unconfirmed = new Set(['mele@kokonut.test'])
  const { write, sendAfter, rows } = await newMailer((address) =>
    unconfirmed.has(address) ? 'unconfirmed' : 'usual',
  )
  const flood = async (round: number, size: number) => {
    for (const i of numbers(1, size)) {
      await write(`flood ${round} ${i}`, `mele+${round}.${i}@kokonut.test`, SECURITY)
      await write(`flood ${round} ${i}`, 'mele@kokonut.test')
      // Tagged addresses don't count in the share of address proofs.
      await write('Confirm', `mele+new${round}.${i}@kokonut.test`, { ...SECURITY, addressProof: 'confirm' })
    }
    return sendAfter()
  }
  // A backlog beyond an hour's budget, which never empties since every hour adds to it.
  expect(await flood(1, 6)).toHaveLength(7)
  await write('claim', undefined, CLAIM)
  expect(await sendAfter()).toEqual(['claim mele@kokonut.test'])
  for (const round of numbers(2, 24)) {
    await flood(round, 1)
    await sendAfter(HOUR)
    const waiting = (await rows()).filter(
      ({ sent_at, subject }) => sent_at === null && subject.startsWith('flood'),
    )
    expect(waiting).not.toEqual([])
  }
  await write('claim again', undefined, CLAIM)
  expect((await sendAfter()).filter((mail) => mail.startsWith('claim'))).toHaveLength(1)
  const sentAt = (await rows())
    .filter(({ sent_at, joined_to }) => sent_at !== null && joined_to === null)
    .map((row) => row.sent_at ?? 0)
  for (const start of sentAt)
    expect(sentAt.filter((at) => at >= start && at < start + DAY).length).toBeLessThanOrEqual(30)
})

test('mails to other spellings do not count for an unconfirmed address', async () => {
  const { write, sendAfter } = await newMailer((address) =>
    address === 'mele@kokonut.test' ? 'unconfirmed' : 'usual',
  )
  for (const i of numbers(1, 4)) await write(`${i}`, `mele+${i}@kokonut.test`)
  await sendAfter()
  for (const i of numbers(1, 4)) await write(`own ${i}`)
  expect(await sendAfter()).toHaveLength(3)
})

test('RATE_LIMIT_SCALE multiplies the budgets', async () => {
  const { write, context, got } = await newMailer()
  for (const i of numbers(1, 100)) await write(`${i}`)
  await createMailer({ ...context, budgetScale: 1000 }, async ({ subject }) => void got.push(subject)).send()
  expect(got).toHaveLength(100)
  const max = getBudget('unconfirmed', 'other', 0.01)
    .flat(2)
    .map((limit) => limit.max)
  expect(new Set(max)).toEqual(new Set([1]))
})
