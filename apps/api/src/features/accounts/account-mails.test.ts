import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, post, registerAna, findToken } from '#test/accounts.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { createRecipientTrustLookup } from '#mail/outbox/address-confirmation.service.ts'
import { createMailer } from '#mail/outbox/delivery.service.ts'
import type { Mail } from '#mail/transports/transport.ts'

const MINUTE = HOUR / 60

/** A portal whose mails are listed when the test sends them. */
async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const got: Mail[] = []
  const getRecipientTrust = createRecipientTrustLookup(portal.store.read, portal.context.config.contactEmail)
  const mailer = createMailer({ ...portal.context, getRecipientTrust }, async (mail) => void got.push(mail))
  /** Each from another network, as an attacker does it. */
  const places = Array.from({ length: 50 }, (_, i) => `203.0.${i}.1`)
  const sendIn = async (url: string, payload: object) => {
    const response = await portal.inject({ method: 'POST', url, payload, remoteAddress: places.pop() ?? '' })
    expect(response.statusCode).toBeLessThan(300)
  }
  const contact = (email: string) =>
    sendIn('/api/contact', {
      name: 'Ana Vula',
      email,
      topic: 'other',
      message: 'Is there a print of the map of all the provinces?',
    })
  const newsletter = (email: string) => sendIn('/api/newsletter', { email })
  return {
    ...portal,
    clock,
    contact,
    newsletter,
    claim: () => post(portal, '/api/auth/claims', { email: ANA.email }),
    /** The mails that arrive now at the address of the account. */
    send: async () => {
      const before = got.length
      await mailer.send()
      return got.slice(before).filter(({ to }) => to.address === ANA.email)
    },
  }
}

const tagged = (tag: string) => ANA.email.replace('@', `+${tag}@`)

test('newsletters to tagged spellings of an address delay neither its confirmation nor its claim', async () => {
  const portal = await newPortal()
  for (let i = 0; i < 9; i++) await portal.newsletter(tagged(`${i}`))
  await portal.send()
  await registerAna(portal)
  await portal.claim()
  const texts = (await portal.send()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => text.includes('/auth/claim?token='))).toHaveLength(1)
})

test('messages to an address and to tagged spellings of it delay no claim', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  for (let i = 0; i < 9; i++) await portal.contact(i % 2 ? tagged(`${i}`) : ANA.email)
  await portal.send()
  await portal.claim()
  const [mail, ...more] = await portal.send()
  expect(more).toEqual([])
  expect(mail?.text).toContain('/auth/claim?token=')
})

test('a repeated request replaces the waiting email by one with the newest link', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  await portal.claim()
  const first = (await readMails(portal)).at(-1)?.text ?? ''
  await portal.claim()
  const mails = await portal.send()
  expect(mails.map(({ subject }) => subject)).toHaveLength(2)
  const arrived = mails.find(({ text }) => text.includes('/auth/claim?token='))?.text ?? ''
  expect(findToken(arrived, 'claim')).not.toBe(findToken(first, 'claim'))
  const review = await post(portal, '/api/auth/claims/review', { token: findToken(arrived, 'claim') })
  expect(review.statusCode).toBe(200)
})

test('a repeated request within minutes sends no other email, a later one does', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  await portal.claim()
  expect(await portal.send()).toHaveLength(2)
  portal.clock.now += 4 * MINUTE
  expect((await portal.claim()).statusCode).toBe(202)
  expect(await portal.send()).toEqual([])
  portal.clock.now += 2 * MINUTE
  await portal.claim()
  expect(await portal.send()).toHaveLength(1)
})
