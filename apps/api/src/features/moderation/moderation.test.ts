// cspell:ignore ecoma hardwear
import { getBusinessPath } from '@portal/domain/business'
import type { OwnBusiness, PendingBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const decide = ({ inject }: TestApp, cookies: Record<string, string>, id: number, payload: object) =>
  inject({ method: 'PATCH', url: `/api/admin/businesses/${id}/status`, payload, cookies })

const pendingNames = async (portal: TestApp, cookies: Record<string, string>) =>
  getNames(await portal.get('/api/admin/businesses/pending', cookies))

test('lists pending businesses for administrators, the longest waiting first', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Second', status: 'pending', createdAt: NOW - 1000 },
    { name: 'First', status: 'pending', createdAt: NOW - 2000 },
    { name: 'Live' },
    { name: 'Refused', status: 'rejected' },
    { name: 'Withdrawn', status: 'pending', removedAt: NOW },
  )
  const response = await portal.get('/api/admin/businesses/pending', await portal.signIn('admin'))
  expect(getNames(response)).toEqual(['First', 'Second'])
  expect(response.headers).toMatchObject({ 'x-total-count': '2', 'cache-control': 'no-store' })
})

test('pages a long queue and searches names without regard to case and accents, and takes % literally', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Nouméa Wharf', status: 'pending', createdAt: NOW - 3000 },
    { name: 'Munda Airport', status: 'pending', createdAt: NOW - 2000 },
    { name: 'Gizo Wharf', status: 'pending', createdAt: NOW - 1000 },
  )
  const admin = await portal.signIn('admin')
  const read = async (query: string) => {
    const response = await portal.get(`/api/admin/businesses/pending?${query}`, admin)
    return { names: getNames(response), total: response.headers['x-total-count'] }
  }
  expect(await read('limit=2&page=2')).toEqual({ names: ['Gizo Wharf'], total: '3' })
  expect(await read('search=WHARF')).toEqual({ names: ['Nouméa Wharf', 'Gizo Wharf'], total: '2' })
  expect(await read('search=noumea')).toEqual({ names: ['Nouméa Wharf'], total: '1' })
  expect(await read('search=%25')).toEqual({ names: [], total: '0' })
})

test('pages a long queue and searches it by the beginning of a word in names', async () => {
  const portal = await newApp()
  const waiting = ['Auki Store', 'Écomarine', 'Gizo Store'].map((name, i) => ({
    name,
    status: 'pending' as const,
    createdAt: NOW + i,
  }))
  await addListings(portal.store, ...waiting)
  const admin = await portal.signIn('admin')
  const read = async (query: string) => {
    const response = await portal.get(`/api/admin/businesses/pending?${query}`, admin)
    return [getNames(response), response.headers['x-total-count']]
  }
  expect(await read('limit=2&page=2')).toEqual([['Gizo Store'], '3'])
  expect(await read('search=store')).toEqual([['Auki Store', 'Gizo Store'], '2'])
  expect(await read('search=ecoma')).toEqual([['Écomarine'], '1'])
})

test('an approval starts the owner’s trial of 90 days, and the business is public everywhere at once', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, {
    name: 'Waiting Works',
    status: 'pending',
    ownerId: portal.ids.owner,
    createdAt: NOW - 40 * DAY,
  })
  const admin = await portal.signIn('admin')
  expect((await portal.get('/api/businesses/waiting-works')).statusCode).toBe(404)
  const response = await decide(portal, admin, id, { status: 'approved' })
  const end = new Date(NOW + 90 * DAY).toISOString()
  const decision = { id: 1, undoUntil: new Date(NOW + 10_000).toISOString() }
  expect(response.json()).toEqual({
    id,
    slug: 'waiting-works',
    status: 'approved',
    trialExpiryDate: end,
    decision,
  })
  expect(await pendingNames(portal, admin)).toEqual([])
  expect(getNames(await portal.get('/api/businesses?search=waiting'))).toEqual(['Waiting Works'])
  expect((await portal.get('/api/businesses/waiting-works')).json()).toMatchObject({ trialExpiryDate: end })
  const own = await portal.get('/api/businesses?owner=me', await portal.signIn('owner'))
  expect(own.json<OwnBusiness[]>()[0]).toMatchObject({ status: 'approved', publicUntil: end })
})

test('an imported business has no owner and no trial, and doesn’t expire', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  const response = await decide(portal, await portal.signIn('admin'), id, { status: 'approved' })
  expect(response.json()).toMatchObject({ trialExpiryDate: null })
  now += 1000 * DAY
  expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(200)
})

test('only the owner sees the reason and note of a rejection', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending', ownerId: portal.ids.owner })
  const decision = { status: 'rejected', reason: 'incomplete', note: 'Please add your hours' }
  expect((await decide(portal, await portal.signIn('admin'), id, decision)).statusCode).toBe(200)
  const own = await portal.get(`/api/businesses/${id}`, await portal.signIn('owner'))
  expect(own.json<OwnBusiness>().rejection).toEqual({
    reason: 'incomplete',
    note: 'Please add your hours',
    at: new Date(NOW).toISOString(),
  })
  expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(404)
})

test('rejects a second decision with the status after the first one', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  const admin = await portal.signIn('admin')
  await decide(portal, admin, id, { status: 'approved' })
  const second = await decide(portal, admin, id, { status: 'rejected' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toEqual({
    message: 'This listing is no longer pending: it is Approved',
    current: { status: 'approved', by: 'Ruth Kalsakau', at: new Date(NOW).toISOString() },
  })
  expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(200)
})

test('accepts one of two concurrent decisions', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  const admin = await portal.signIn('admin')
  const both = await Promise.all([
    decide(portal, admin, id, { status: 'approved' }),
    decide(portal, admin, id, { status: 'rejected' }),
  ])
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

test('the audit trail has every accepted decision and no rejected one', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  const admin = await portal.signIn('admin')
  await decide(portal, admin, id, { status: 'rejected', reason: 'duplicate', note: 'See the other one' })
  await decide(portal, admin, id, { status: 'approved' })
  expect(await portal.store.read.selectFrom('audit').selectAll().execute()).toEqual([
    {
      id: 1,
      at: NOW,
      actor_id: portal.ids.admin,
      action: 'rejected',
      subject_kind: 'business',
      subject_id: id,
      reason: 'duplicate',
      note: 'See the other one',
      submitted_at: NOW - 1000,
      changes: '{"status":["pending","rejected"]}',
    },
  ])
})

const mails = ({ store }: TestApp) =>
  store.read.selectFrom('outbox').select(['to_name', 'to_address', 'subject', 'text']).execute()

test('the owner gets an email about an approval, with the page and the end of the trial', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, {
    name: 'Waiting Works',
    email: 'shop@works.example',
    ownerName: 'Old Moses',
    status: 'pending',
    ownerId: portal.ids.owner,
    province: 'malaita',
  })
  await decide(portal, await portal.signIn('admin'), id, { status: 'approved' })
  const [mail, ...more] = await mails(portal)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to_name: 'Moses Tara',
    to_address: 'owner@portal.test',
    subject: 'Your listing is live: Waiting Works',
  })
  expect(mail?.text).toContain('Hello Old Moses,')
  expect(mail?.text).toContain('run until 18 Feb 2027')
  const [{ slug, category } = { slug: '', category: '' }] = await portal.store.read
    .selectFrom('businesses')
    .select(['slug', 'category'])
    .execute()
  expect(mail?.text).toContain(`http://localhost:3000${getBusinessPath({ country: 'sb', category, slug })}`)
})

test('the owner gets an email about a rejection, with reason, note and how to resubmit', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending', ownerId: portal.ids.owner })
  const decision = { status: 'rejected', reason: 'incomplete', note: 'Please add your hours' }
  await decide(portal, await portal.signIn('admin'), id, decision)
  const [mail, ...more] = await mails(portal)
  expect(more).toEqual([])
  expect(mail?.to_address).toBe('owner@portal.test')
  expect(mail?.text).toContain('Reason: Important details are missing')
  expect(mail?.text).toContain('> Please add your hours')
  expect(mail?.text).toContain(`http://localhost:3000/register-business?resubmit=${id}`)
})

test('the email to the owner of a paid business mentions no trial', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, {
    status: 'pending',
    subscriptionTier: 1,
    trialExpiresAt: NOW - DAY,
    ownerId: portal.ids.owner,
  })
  await decide(portal, await portal.signIn('admin'), id, { status: 'approved' })
  expect((await mails(portal))[0]?.text).not.toContain('free')
})

test('sends no email without an owner or for a rejected decision', async () => {
  const portal = await newApp()
  const [imported = 0, owned = 0] = await addListings(
    portal.store,
    { status: 'pending' },
    { status: 'pending', ownerId: portal.ids.owner },
  )
  const admin = await portal.signIn('admin')
  await decide(portal, admin, imported, { status: 'approved' })
  await decide(portal, admin, owned, { status: 'rejected', reason: 'because' })
  expect(await mails(portal)).toEqual([])
  await decide(portal, admin, owned, { status: 'rejected' })
  expect((await decide(portal, admin, owned, { status: 'approved' })).statusCode).toBe(409)
  expect(await mails(portal)).toHaveLength(1)
})

test('only administrators see and decide', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending', ownerId: portal.ids.owner })
  for (const [cookies, status] of [
    [{}, 401],
    [await portal.signIn('owner'), 403],
    [await portal.signIn('other'), 403],
  ] as const) {
    expect((await portal.get('/api/admin/businesses/pending', cookies)).statusCode).toBe(status)
    expect((await decide(portal, cookies, id, { status: 'approved' })).statusCode).toBe(status)
  }
  expect(await pendingNames(portal, await portal.signIn('admin'))).toHaveLength(1)
})

test.each([
  [{ status: 'pending' }, 400],
  [{}, 400],
  [{ status: 'rejected', reason: 'because' }, 400],
])('rejects %j', async (payload, status) => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { status: 'pending' })
  expect((await decide(portal, await portal.signIn('admin'), id, payload)).statusCode).toBe(status)
})

test('responds with 404 to a decision on an unknown business', async () => {
  const portal = await newApp()
  expect((await decide(portal, await portal.signIn('admin'), 99, { status: 'approved' })).statusCode).toBe(
    404,
  )
})

test('names a likely duplicate: the same phone, or nearly the same name in the same place', async () => {
  const portal = await newApp()
  const [hardware = 0, phoned = 0, , , dala = 0] = await addListings(
    portal.store,
    { name: 'Auki Hardware Ltd' },
    { name: 'Something Else', phone: '+67774123' },
    { name: 'Gizo Hardware', province: 'western' },
    { name: 'Auki Bakery', phone: '+67774999', publicUntil: NOW },
    { name: 'Dala Bakery', phone: '+67774999' },
  )
  await addListings(
    portal.store,
    { name: 'Auki Hardwear', status: 'pending' },
    { name: 'Named Otherwise', phone: '+67774123', status: 'pending' },
    { name: 'Auki Hardware', province: 'western', status: 'pending' },
    { name: 'Auki Bakery', status: 'pending' },
    { name: 'Phoned too', phone: '+67774999', status: 'pending' },
  )
  const response = await portal.get('/api/admin/businesses/pending', await portal.signIn('admin'))
  const duplicates = response
    .json<PendingBusiness[]>()
    .map(({ name, likelyDuplicate: found }) => [name, found && { id: found.id, samePhone: found.samePhone }])
  expect(Object.fromEntries(duplicates)).toEqual({
    'Auki Hardwear': { id: hardware, samePhone: false },
    'Named Otherwise': { id: phoned, samePhone: true },
    'Auki Hardware': null,
    'Auki Bakery': null,
    'Phoned too': { id: dala, samePhone: true },
  })
})
