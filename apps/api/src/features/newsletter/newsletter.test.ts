import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import {
  addSubscriber,
  postSubscription,
  postConfirmation,
  postUnsubscription,
  findLinkToken,
} from '#test/newsletter.ts'
import { purgeSubscribers } from './newsletter.service.ts'

const MELE = 'mele@kokonut.test'
const confirmToken = (text: string | undefined) => findLinkToken(text, 'newsletter/confirm')
const unsubscribeToken = (text: string | undefined) => findLinkToken(text, 'newsletter/leave')

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  return {
    ...portal,
    clock,
    mails: () => readMails(portal),
    lastMail: async () => (await readMails(portal)).at(-1),
    subscribers: () => portal.store.read.selectFrom('subscribers').selectAll().orderBy('id').execute(),
    purge: () => purgeSubscribers(portal.store.write, clock.now),
  }
}

test('a new subscriber gets a confirmation link, and no newsletter before following it', async () => {
  const portal = await newPortal()
  const response = await postSubscription(portal, { email: 'Mele@Kokonut.test', country: 'fj' })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ email: MELE })
  const [mail, ...more] = await portal.mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_address: MELE, holds_token: 1 })
  expect(mail?.text).toContain('business in Fiji')
  expect((await portal.subscribers())[0]?.confirmed_at).toBeNull()

  const confirmed = await postConfirmation(portal, confirmToken(mail?.text))
  expect(confirmed.statusCode).toBe(200)
  expect(confirmed.json()).toEqual({ email: 'm***@kokonut.test' })
  expect(await portal.subscribers()).toMatchObject([{ email: MELE, country: 'fj', confirmed_at: NOW }])
})

test('following the link again gets the same response', async () => {
  const portal = await newPortal()
  await postSubscription(portal)
  const token = confirmToken((await portal.lastMail())?.text)
  expect((await postConfirmation(portal, token)).body).toBe((await postConfirmation(portal, token)).body)
})

test('subscribing again sends another email, and the first link still works', async () => {
  const portal = await newPortal()
  await postSubscription(portal, { country: 'sb' })
  await postSubscription(portal, { country: 'vu' })
  const [first, second] = await portal.mails()
  expect(second?.text).toContain('Vanuatu')
  expect((await postConfirmation(portal, confirmToken(first?.text))).statusCode).toBe(200)
  expect(await portal.subscribers()).toMatchObject([{ country: 'sb' }])
})

test('a link expires after seven days, and its unconfirmed subscriber is deleted', async () => {
  const portal = await newPortal()
  await postSubscription(portal)
  const token = confirmToken((await portal.lastMail())?.text)
  portal.clock.now += 7 * DAY - 1
  await portal.purge()
  expect(await portal.subscribers()).toHaveLength(1)
  portal.clock.now += 1
  expect((await postConfirmation(portal, token)).statusCode).toBe(404)
  await portal.purge()
  expect(await portal.subscribers()).toEqual([])
  expect(await portal.store.read.selectFrom('newsletter_tokens').selectAll().execute()).toEqual([])
})

test('keeps a confirmed subscriber', async () => {
  const portal = await newPortal()
  await addSubscriber(portal, MELE)
  portal.clock.now += 30 * DAY
  await portal.purge()
  expect(await portal.subscribers()).toHaveLength(1)
})

test('the response does not reveal an existing subscriber; only the email does', async () => {
  const portal = await newPortal()
  await addSubscriber(portal, MELE)
  const known = await postSubscription(portal)
  const unknown = await postSubscription(portal, { email: 'new@kokonut.test' })
  expect(known.statusCode).toBe(unknown.statusCode)
  expect(known.json()).toEqual({ email: MELE })
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  const [, mail] = await portal.mails()
  expect(mail?.subject).toBe('You already get our newsletter')
  expect(mail?.text).toContain('You don’t need to do anything.')
  expect((await postUnsubscription(portal, unsubscribeToken(mail?.text))).statusCode).toBe(200)
})

test('subscribing somebody else’s address changes nothing; its owner may change the country', async () => {
  const portal = await newPortal()
  await addSubscriber(portal, MELE, 'sb')
  await postSubscription(portal, { country: 'nc' })
  expect(await portal.subscribers()).toMatchObject([{ country: 'sb', confirmed_at: NOW }])
  const mail = await portal.lastMail()
  expect(mail?.text).toContain('New Caledonia')
  await postConfirmation(portal, confirmToken(mail?.text))
  expect(await portal.subscribers()).toMatchObject([{ country: 'nc', confirmed_at: NOW }])
})

test('an older link does not revert a newer one', async () => {
  const portal = await newPortal()
  await postSubscription(portal, { country: 'fj' })
  const older = confirmToken((await portal.lastMail())?.text)
  await postConfirmation(portal, older)
  portal.clock.now += DAY
  await postSubscription(portal, { country: 'vu' })
  const newer = confirmToken((await portal.lastMail())?.text)
  await postConfirmation(portal, newer)
  expect((await postConfirmation(portal, older)).statusCode).toBe(404)
  expect((await postConfirmation(portal, newer)).statusCode).toBe(200)
  expect(await portal.subscribers()).toMatchObject([{ country: 'vu' }])
})

test('unsubscribing deletes the address, may be repeated, and is not reverted by an old link', async () => {
  const portal = await newPortal()
  await postSubscription(portal)
  const old = confirmToken((await portal.lastMail())?.text)
  await postConfirmation(portal, old)
  await postSubscription(portal)
  const token = unsubscribeToken((await portal.lastMail())?.text)
  const first = await postUnsubscription(portal, token)
  expect(first.json()).toEqual({ email: 'm***@kokonut.test' })
  expect((await postUnsubscription(portal, token)).json()).toEqual(first.json())
  expect(JSON.stringify(await portal.subscribers())).not.toContain(MELE)
  expect((await postConfirmation(portal, old)).statusCode).toBe(404)
  await addSubscriber(portal, MELE)
  expect((await postUnsubscription(portal, token)).statusCode).toBe(200)
  expect((await portal.subscribers()).filter(({ email }) => email === MELE)).toHaveLength(1)
})

test('a token works only for its purpose, and a made-up one not at all', async () => {
  const portal = await newPortal()
  await postSubscription(portal)
  const token = confirmToken((await portal.lastMail())?.text)
  expect((await postUnsubscription(portal, token)).statusCode).toBe(404)
  expect((await postConfirmation(portal, 'x'.repeat(32))).statusCode).toBe(404)
  expect((await postConfirmation(portal, 'short')).statusCode).toBe(400)
})

test('the database has only hashes of tokens', async () => {
  const portal = await newPortal()
  await postSubscription(portal)
  const token = confirmToken((await portal.lastMail())?.text)
  const rows = await portal.store.read.selectFrom('newsletter_tokens').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash.toString('base64url')).not.toBe(token)
  expect(rows[0]?.hash).toHaveLength(32)
})

test('limits the emails to one address to four an hour, from anywhere', async () => {
  const portal = await newPortal()
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const payload = { email: MELE }
    const from = { remoteAddress: `203.0.113.${i}` }
    const response = await portal.inject({ method: 'POST', url: '/api/newsletter', payload, ...from })
    statuses.push(response.statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429])
  expect(await portal.mails()).toHaveLength(4)
})

test.each([
  [{ email: 'mele' }, 'email', 'Please enter a valid email address'],
  [{ country: 'au' }, 'country', 'Please choose one of the five countries, or all of them'],
  [{ contactFax: 'x' }, 'contactFax', 'Please leave this field empty: it catches spam programs'],
])('rejects %j with a message for its field', async (changes, field, message) => {
  const portal = await newPortal()
  const response = await postSubscription(portal, changes)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message, fields: { [field]: message } })
  expect(await portal.mails()).toEqual([])
})
