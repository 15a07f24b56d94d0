import type { Inquiry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { createIdempotencyHeaders, readMails } from '#test/mails.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const MESSAGE = {
  name: 'Mele Talo',
  email: 'Mele@Kokonut.test',
  topic: 'listing',
  message: 'My shop moved to Gizo.\n\nHow do I change its address?',
}
const ISSUE = { topic: 'broken-page', page: '/events/calendar', message: 'The calendar stays empty here.' }

const post = ({ inject }: TestApp, url: string, payload: object, headers = {}, remoteAddress = '127.0.0.1') =>
  inject({ method: 'POST', url, payload, headers, remoteAddress })
const postMessage = (portal: TestApp, changes: object = {}, headers = {}) =>
  post(portal, '/api/contact', { ...MESSAGE, ...changes }, headers)
const postIssue = (portal: TestApp, changes: object = {}, headers = {}) =>
  post(portal, '/api/issues', { ...ISSUE, ...changes }, headers)

const listInquiries = async ({ get, signIn }: TestApp, query = ''): Promise<Inquiry[]> =>
  (await get(`/api/admin/inquiries${query}`, await signIn('admin'))).json()
const resolveInquiry = async ({ inject, signIn }: TestApp, id: number, payload: object) =>
  inject({
    method: 'PATCH',
    url: `/api/admin/inquiries/${id}/status`,
    payload,
    cookies: await signIn('admin'),
  })

test('a message gets a reference and is emailed to the administrators and as a receipt to its sender', async () => {
  const portal = await newApp()
  const response = await postMessage(portal)
  expect(response.statusCode).toBe(201)
  const { reference } = response.json<{ reference: string }>()
  expect(reference).toMatch(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
  const [arrived, receipt, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(arrived).toMatchObject({
    to_address: 'contact@portal.test',
    headers: '{"Reply-To":"mele@kokonut.test"}',
  })
  expect(arrived?.text).toContain('> How do I change its address?')
  expect(arrived?.text).toContain('About: My listing')
  expect(receipt).toMatchObject({ to_address: 'mele@kokonut.test', to_name: 'Mele Talo', headers: '{}' })
  for (const mail of [arrived, receipt]) expect(mail?.text).toContain(reference)
})

test('a receipt does not quote the message: the address may be somebody else’s', async () => {
  const portal = await newApp()
  await postMessage(portal, {
    name: 'Buy at https://spam.example',
    message: 'Cheap pills at spam.example, today',
  })
  const [, receipt] = await readMails(portal)
  expect(`${receipt?.text} ${receipt?.html} ${receipt?.to_name}`).not.toMatch(/pills|spam\.example/)
})

test('a report without name and address is emailed only to the administrators', async () => {
  const portal = await newApp()
  expect((await postIssue(portal)).statusCode).toBe(201)
  const [arrived, ...more] = await readMails(portal)
  expect(more).toEqual([])
  expect(arrived).toMatchObject({ to_address: 'contact@portal.test', headers: '{}' })
  expect(arrived?.text).toContain('Page: /events/calendar')
  expect(await listInquiries(portal)).toMatchObject([
    { kind: 'issue', name: null, email: null, status: 'new' },
  ])
})

test('a report with an address gets a receipt', async () => {
  const portal = await newApp()
  await postIssue(portal, { email: 'mele@kokonut.test' })
  const [, receipt] = await readMails(portal)
  expect(receipt?.to_address).toBe('mele@kokonut.test')
  expect(receipt?.text).toMatch(/^Hello,\n/)
})

test('reports all invalid fields at once and stores nothing', async () => {
  const portal = await newApp()
  const response = await postMessage(portal, { name: '', email: 'mele', topic: 'weather', message: 'Hi' })
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: object }>().fields).toEqual({
    name: 'Your name must be at least 2 characters',
    email: 'Please enter a valid email address',
    topic: 'Please choose what it is about',
    message: 'Your message must be at least 10 characters',
  })
  expect(await listInquiries(portal)).toEqual([])
  expect(await readMails(portal)).toEqual([])
})

test.each([postMessage, postIssue])('rejects a filled-in honeypot with a message', async (send) => {
  const response = await send(await newApp(), { contactFax: '+677 1' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    message: 'Please leave this field empty: it catches spam programs',
    fields: { contactFax: 'Please leave this field empty: it catches spam programs' },
  })
})

test('rejects a form-encoded body with 415', async () => {
  const { inject } = await newApp()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await inject({ method: 'POST', url: '/api/contact', payload: 'name=Mele', headers })
  expect(response.statusCode).toBe(415)
})

test('limits messages to ten in ten minutes from one place, without repeats', async () => {
  const portal = await newApp()
  await postMessage(portal, {}, createIdempotencyHeaders())
  for (let i = 0; i < 9; i++) await postIssue(portal)
  expect((await postMessage(portal, {}, createIdempotencyHeaders())).statusCode).toBe(201)
  const refused = await postIssue(portal)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('limits messages of one address to ten an hour; reports without an address don’t share a limit', async () => {
  const portal = await newApp()
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    statuses.push((await post(portal, '/api/contact', MESSAGE, {}, `203.0.113.${i}`)).statusCode)
    await post(portal, '/api/issues', ISSUE, {}, `203.0.113.${100 + i}`)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  expect((await post(portal, '/api/issues', ISSUE, {}, '203.0.113.99')).statusCode).toBe(201)
})

test('administrators get open inquiries first, and filter by kind, status and words', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now })
  await postMessage(portal)
  now += 1000
  await postIssue(portal)
  now += 1000
  await postMessage(portal, { name: 'Élodie Naïs', email: 'elodie@portal.test' })
  const [newest] = await listInquiries(portal)
  await resolveInquiry(portal, newest?.id ?? 0, { status: 'handled', note: '' })
  const kinds = (inquiries: Inquiry[]) => inquiries.map(({ kind, name }) => `${kind} ${name}`)
  expect(kinds(await listInquiries(portal))).toEqual([
    'issue null',
    'message Mele Talo',
    'message Élodie Naïs',
  ])
  expect(kinds(await listInquiries(portal, '?kind=issue'))).toEqual(['issue null'])
  expect(kinds(await listInquiries(portal, '?status=handled'))).toEqual(['message Élodie Naïs'])
  expect(kinds(await listInquiries(portal, '?search=elodie'))).toEqual(['message Élodie Naïs'])
  expect(kinds(await listInquiries(portal, `?search=${newest?.reference.replaceAll('-', '')}`))).toHaveLength(
    1,
  )
  expect(kinds(await listInquiries(portal, '?search=calendar%20empty'))).toEqual(['issue null'])
  expect(await listInquiries(portal, '?kind=letter')).toEqual([])
  const page = await portal.get('/api/admin/inquiries?limit=2', await portal.signIn('admin'))
  expect(page.headers).toMatchObject({
    'x-total-count': '3',
    link: '</api/admin/inquiries?limit=2&page=2>; rel="next"',
  })
})

test('an inquiry is handled once, with an internal note, and can be reopened; the audit trail has both', async () => {
  const portal = await newApp()
  await postMessage(portal)
  const handled = await resolveInquiry(portal, 1, { status: 'handled', note: 'Told her by phone' })
  expect(handled.json()).toMatchObject({
    status: 'handled',
    note: 'Told her by phone',
    handledAt: new Date(NOW).toISOString(),
  })
  const again = await resolveInquiry(portal, 1, { status: 'handled' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ message: 'This is already handled' })
  expect((await resolveInquiry(portal, 1, { status: 'new' })).json()).toMatchObject({
    status: 'new',
    note: 'Told her by phone',
    handledAt: null,
  })
  const audit = await portal.store.read
    .selectFrom('audit')
    .select(['action', 'subject_kind', 'subject_id', 'actor_id', 'note'])
    .orderBy('id')
    .execute()
  const about = { subject_kind: 'inquiry', subject_id: 1, actor_id: portal.ids.admin }
  expect(audit).toEqual([
    { ...about, action: 'handled', note: 'Told her by phone' },
    { ...about, action: 'reopened', note: null },
  ])
  expect(await readMails(portal)).toHaveLength(2)
  expect((await resolveInquiry(portal, 9, { status: 'handled' })).statusCode).toBe(404)
})
