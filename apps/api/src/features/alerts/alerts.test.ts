import { MAX_ALERTS } from '@portal/domain/alert'
import { DAY } from '@portal/domain/shared'
import { COUNTRY_CODES, INDUSTRIES } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { addAlert, findAlertToken, postAlert, postTo } from '#test/alerts.ts'
import { CAST } from '#test/cast.ts'
import { aTender, publish } from '#test/content.ts'
import { readMails } from '#test/mails.ts'
import { GUIDES, newApp, NOW, type TestApp } from '#test/new-app.ts'
import { createServices } from '#services.ts'
import { purgeAlerts } from './alerts.service.ts'
import { sendAlerts } from './send-alerts.service.ts'

const MELE = 'mele@kokonut.test'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 1000 } })
  return { portal, clock }
}

/** A portal where an address has got an email of its alert about tenders. */
async function newSent() {
  const { portal, clock } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, aTender({ publishedAt: NOW + 1, endsAt: NOW + 30 * DAY }))
  clock.now = NOW + DAY
  await sendAlerts(portal.context, createServices(portal.context, GUIDES))
  return { portal, clock, token: await findAlertToken(portal, 'alerts/leave') }
}

const countRows = async ({ store }: TestApp, table: 'alerts' | 'alert_recipients') =>
  (await store.read.selectFrom(table).select('id').execute()).length

test('an alert is asked for, confirmed and listed', async () => {
  const { portal } = await newPortal()
  const response = await postAlert(portal, { filters: 'search=boats&country=Fiji&page=2' })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ email: MELE })
  const [mail] = await readMails(portal)
  expect(mail).toMatchObject({ to_address: MELE, lane: 'security', holds_token: 1 })
  expect(mail?.text).toContain('new tenders in Fiji about boats,\nat most once a day')
  const token = await findAlertToken(portal, 'alerts/confirm')
  const confirmed = await postTo(portal, 'confirmations', { token })
  expect(confirmed.json()).toMatchObject({
    email: 'm***@kokonut.test',
    alert: { list: 'tenders', filters: 'country=fj&search=boats', frequency: 'daily' },
  })
  expect((await postTo(portal, 'confirmations', { token })).json()).toEqual(confirmed.json())
})

test('the response is the same for an address with alerts, and confirming again changes how often', async () => {
  const { portal } = await newPortal()
  await addAlert(portal)
  const first = await postAlert(portal, { email: 'new@kokonut.test' })
  const again = await postAlert(portal, { frequency: 'weekly' })
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, { email: MELE }])
  const token = await findAlertToken(portal, 'alerts/confirm')
  const { alert } = (await postTo(portal, 'confirmations', { token })).json()
  expect(alert).toMatchObject({ frequency: 'weekly' })
  expect(await countRows(portal, 'alerts')).toBe(2)
})

test.each([
  [{ email: 'mele' }, { email: 'Please enter a valid email address' }],
  [{ list: 'courses' }, { list: 'Please choose what to be alerted about' }],
  [{ frequency: 'hourly' }, { frequency: 'Please choose daily or weekly' }],
  [
    { filters: 'country=atlantis' },
    { filters: 'These filters are unknown or too long. Please choose them in the list again' },
  ],
])('%j is refused beside its field', async (changes, fields) => {
  const { portal } = await newPortal()
  const response = await postAlert(portal, changes)
  expect([response.statusCode, response.json().fields]).toEqual([400, fields])
})

test('a search text can’t put links into a stranger’s email', async () => {
  const { portal } = await newPortal()
  await postAlert(portal, { filters: 'search=https://spam.example' })
  expect((await readMails(portal))[0]?.text).not.toMatch(/spam\.example/)
})

test('a confirmation expires after seven days, with the alert and the address', async () => {
  const { portal, clock } = await newPortal()
  await postAlert(portal)
  const token = await findAlertToken(portal, 'alerts/confirm')
  clock.now = NOW + 7 * DAY
  expect((await postTo(portal, 'confirmations', { token })).statusCode).toBe(404)
  await purgeAlerts(portal.store.write, clock.now)
  expect(await countRows(portal, 'alert_recipients')).toBe(0)
  expect(await countRows(portal, 'alerts')).toBe(0)
})

test('an address has a limit of alerts', async () => {
  const { portal } = await newPortal()
  const filters = COUNTRY_CODES.flatMap((country) =>
    INDUSTRIES.map(({ slug }) => `country=${country}&industry=${slug}`),
  ).slice(0, MAX_ALERTS)
  for (const one of filters) await addAlert(portal, { filters: one })
  await postAlert(portal)
  const token = await findAlertToken(portal, 'alerts/confirm')
  const response = await postTo(portal, 'confirmations', { token })
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'You have 20 alerts. Stop one by the link in its email first',
  ])
})

test('one press stops the alert, deletes the address with the last one, and may be repeated', async () => {
  const { portal, token } = await newSent()
  await addAlert(portal, { list: 'jobs' })
  const left = await postTo(portal, 'leave', { token })
  expect(left.json()).toMatchObject({ email: 'm***@kokonut.test', alerts: [{ list: 'jobs' }] })
  const [{ id: alertId }] = left.json().alerts
  const last = await postTo(portal, 'leave', { token, alertId })
  expect(last.json()).toEqual({ email: 'm***@kokonut.test', alerts: [] })
  expect((await postTo(portal, 'leave', { token })).json()).toEqual(last.json())
  expect(await portal.store.read.selectFrom('alert_recipients').select(['email']).execute()).toEqual([
    { email: null },
  ])
})

test('the email that asked to confirm an alert stops it too', async () => {
  const { portal } = await newPortal()
  await postAlert(portal)
  const token = await findAlertToken(portal, 'alerts/confirm')
  await postTo(portal, 'confirmations', { token })
  expect((await postTo(portal, 'leave', { token })).json()).toMatchObject({ alerts: [] })
  expect(await countRows(portal, 'alerts')).toBe(0)
})

test('mail programs stop the alert by the header', async () => {
  const { portal } = await newSent()
  const mail = (await readMails(portal)).at(-1)
  const [, path = ''] = /<http:\/\/localhost:3000([^>]*)>/.exec(mail?.headers ?? '') ?? []
  expect(mail?.headers).toContain('List-Unsubscribe=One-Click')
  const response = await portal.inject({ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' })
  expect([response.statusCode, response.body]).toEqual([200, 'The alert is stopped.\n'])
  expect(await countRows(portal, 'alerts')).toBe(0)
})

test('a token reads and stops the alerts of its own address only', async () => {
  const { portal, token } = await newSent()
  await addAlert(portal, { email: 'ana@kokonut.test', list: 'jobs' })
  const { alerts } = (await postTo(portal, 'lookup', { token })).json()
  expect(alerts).toMatchObject([{ list: 'tenders' }])
  const [foreign] = await portal.store.read
    .selectFrom('alerts')
    .select('id')
    .where('list', '=', 'jobs')
    .execute()
  await postTo(portal, 'leave', { token, alertId: foreign?.id })
  expect(await countRows(portal, 'alerts')).toBe(2)
  expect((await postTo(portal, 'lookup', { token: 'x'.repeat(43) })).statusCode).toBe(404)
})

test('a signed-in person lists and stops the alerts of their confirmed address', async () => {
  const { portal } = await newPortal()
  const { email } = CAST.owner
  await addAlert(portal, { email })
  await addAlert(portal, { email: 'ana@kokonut.test' })
  const cookies = await portal.signIn('owner')
  const [alert, ...more] = (await portal.get('/api/alerts', cookies)).json()
  expect([alert.list, more]).toEqual(['tenders', []])
  const remove = (id: number) => portal.inject({ method: 'DELETE', url: `/api/alerts/${id}`, cookies })
  expect((await remove(alert.id + 1)).statusCode).toBe(404)
  expect((await remove(alert.id)).statusCode).toBe(204)
  expect((await portal.get('/api/alerts', cookies)).json()).toEqual([])
  expect(await countRows(portal, 'alerts')).toBe(1)
})

test('alerts of an unconfirmed address are not shown', async () => {
  const { portal } = await newPortal()
  const { email } = CAST.owner
  await addAlert(portal, { email })
  const cookies = await portal.signIn('owner')
  await portal.store.write
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('email', '=', email)
    .execute()
  expect((await portal.get('/api/alerts', cookies)).json()).toEqual([])
})
