import type { CurrentUser } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { ANA, lastMail, post, registerAna, findToken } from '#test/accounts.ts'
import { htmlToText } from '#test/email-text.ts'
import { readMails } from '#test/mails.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { addSubmission } from '#test/submissions.ts'
import { createRecipientTrustLookup } from '#mail/outbox/address-confirmation.service.ts'
import { createMailer } from '#mail/outbox/delivery.service.ts'
import { purgeAccountTokens } from './confirmation.service.ts'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const confirm = (token: string) => post(portal, '/api/auth/confirmations', { token })
  const me = async (cookies: Record<string, string>) =>
    (await portal.get('/api/auth/user', cookies)).json<CurrentUser>()
  return { ...portal, clock, confirm, me }
}

test('registering sends an email, and its link confirms the address', async () => {
  const portal = await newPortal()
  const { user, cookies, token } = await registerAna(portal)
  expect(user.isEmailConfirmed).toBe(false)
  expect(await readMails(portal)).toMatchObject([
    { to_address: ANA.email, subject: 'Please confirm your email address', holds_token: 1 },
  ])
  const response = await portal.confirm(token)
  expect([response.statusCode, response.json()]).toEqual([200, { email: 'a***@example.com' }])
  expect((await portal.me(cookies)).isEmailConfirmed).toBe(true)
  expect((await portal.confirm(token)).json()).toEqual({ email: 'a***@example.com' })
})

test('a link is valid for seven days, and a signed-in user can request another', async () => {
  const portal = await newPortal()
  const { cookies, token } = await registerAna(portal)
  portal.clock.now += 7 * DAY
  const late = await portal.confirm(token)
  expect(late.statusCode).toBe(404)
  expect(late.json<{ message: string }>().message).toContain('Sign in and ask for a new one')
  await purgeAccountTokens(portal.store.write, portal.clock.now)
  expect(await portal.store.read.selectFrom('account_tokens').selectAll().execute()).toEqual([])

  const again = await post(portal, '/api/auth/sign-in', { email: ANA.email, password: ANA.password })
  const anew = Object.fromEntries(again.cookies.map(({ name, value }) => [name, value]))
  const response = await post(portal, '/api/auth/confirmation-mails', {}, anew)
  expect([response.statusCode, response.json()]).toEqual([202, { email: ANA.email }])
  expect((await portal.confirm(findToken(await lastMail(portal), 'confirm'))).statusCode).toBe(200)
  expect((await post(portal, '/api/auth/confirmation-mails', {}, anew)).statusCode).toBe(409)
  expect((await post(portal, '/api/auth/confirmation-mails', {}, cookies)).statusCode).toBe(401)
})

test('limits further emails to four an hour', async () => {
  const portal = await newPortal()
  const { cookies } = await registerAna(portal)
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    statuses.push((await post(portal, '/api/auth/confirmation-mails', {}, cookies)).statusCode)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 429])
})

test('every email to an unconfirmed address has a link that confirms it', async () => {
  const portal = await newPortal()
  await registerAna(portal)
  await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  await post(portal, '/api/newsletter', { email: ANA.email })
  await post(portal, '/api/contact', {
    name: 'Ana Vula',
    email: ANA.email,
    topic: 'other',
    message: 'Is there a print of the map of all the provinces?',
  })
  const emails = (await readMails(portal)).filter(({ to_address }) => to_address === ANA.email)
  expect(emails.length).toBeGreaterThan(2)
  for (const { text, html, holds_token: holdsToken } of emails) {
    expect(text).toContain('http://localhost:3000/auth/confirm?token=')
    expect(htmlToText(html)).toContain(findToken(text, 'confirm'))
    expect(html).toMatch(/<\/p>\n<\/body>\n<\/html>\n$/)
    expect(holdsToken).toBe(1)
  }
  expect(new Set(emails.map(({ text }) => findToken(text, 'confirm'))).size).toBe(emails.length)
  expect((await portal.confirm(findToken(emails.at(-1)?.text ?? '', 'confirm'))).statusCode).toBe(200)

  await addSubmission(portal, 'events', { submitterEmail: ANA.email })
  expect(await lastMail(portal)).not.toContain('/auth/confirm')
})

test('emails to confirmed addresses have no link that confirms', async () => {
  const portal = await newPortal()
  await addSubmission(portal, 'jobs')
  await addSubmission(portal, 'jobs', { submitterEmail: 'owner@portal.test' })
  const texts = (await readMails(portal)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('/auth/confirm'))).toEqual([])
})

test('neither an invented token nor a value of the database confirms an address', async () => {
  const portal = await newPortal()
  const { token } = await registerAna(portal)
  expect((await portal.confirm('x'.repeat(32))).statusCode).toBe(404)
  expect((await portal.confirm('short')).statusCode).toBe(400)
  const rows = await portal.store.read.selectFrom('account_tokens').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).toHaveLength(32)
  expect(rows[0]?.hash.toString('base64url')).not.toContain(token)
})

test('an unconfirmed address gets few emails a day, several in one, and the rest once it is confirmed', async () => {
  const portal = await newPortal()
  const { token } = await registerAna(portal)
  for (let i = 0; i < 9; i++) await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  const got: string[] = []
  const { store, context } = portal
  const getRecipientTrust = createRecipientTrustLookup(store.read, context.config.contactEmail)
  const mailer = createMailer(
    { ...context, getRecipientTrust },
    async ({ subject }) => void got.push(subject),
  )
  await mailer.send()
  expect(got[0]).toBe('Please confirm your email address')
  const single = got.length
  expect(single).toBe(4)
  portal.clock.now += DAY
  await mailer.send()
  expect(got.slice(single)).toEqual([`${10 - single} messages from the Pacific Business Portal`])
  for (let i = 0; i < 3; i++) await addSubmission(portal, 'jobs', { submitterEmail: ANA.email })
  portal.clock.now += DAY / 4
  await mailer.send()
  expect(got).toHaveLength(single + 3)
  await portal.confirm(token)
  await mailer.send()
  expect(got).toHaveLength(single + 4)
})
