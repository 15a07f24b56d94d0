import type { AdminBusiness, AdminBusinessConflict, Business, OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { newAdministered } from '#test/admin-businesses.ts'
import { edit } from '#test/edits.ts'
import { getNames } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'

const REASON = { reason: 'misleading', note: 'The photos show another shop.' }

const LISTS = [
  '/api/businesses',
  '/api/businesses?search=auki',
  '/api/businesses?province=malaita&sort=alphabetical',
  '/api/businesses?tab=new',
]

describe('one business for administrators', () => {
  test('is returned in any state, with its owner and its figures', async () => {
    const { read, portal } = await newAdministered({ removedAt: NOW - 1, ownerName: 'Moses' })
    expect(await read()).toMatchObject({
      state: 'removed',
      business: { name: 'Auki Hardware', ownerName: 'Moses' },
      owner: { id: portal.ids.owner, email: 'owner@portal.test', isEmailConfirmed: true },
      counts: { reviews: 0, messages: 0, openMessages: 0, saves: 0, views: 0 },
      hasWaitingEdit: false,
    })
  })

  test('is not found by another id', async () => {
    const { portal, admin } = await newAdministered()
    expect((await portal.get('/api/admin/businesses/999', admin)).statusCode).toBe(404)
  })
})

describe('a suspension', () => {
  test('hides the listing at once, and gives its owner the reason by mail and on the dashboard', async () => {
    const { portal, id, owner, act, mails } = await newAdministered()
    const response = await act('PUT', 'suspension', REASON)
    expect(response.json<AdminBusiness>()).toMatchObject({ state: 'suspended' })
    for (const list of LISTS) expect(getNames(await portal.get(list))).toEqual([])
    expect((await portal.get(`/api/businesses/${id}`)).statusCode).toBe(404)
    expect((await portal.get('/api/businesses/auki-hardware')).statusCode).toBe(404)
    expect((await portal.get('/api/search?q=hardware')).json()).toMatchObject({ businesses: { total: 0 } })
    const [own] = (await portal.get('/api/businesses?owner=me', owner)).json<OwnBusiness[]>()
    expect(own).toMatchObject({ suspendedAt: new Date(NOW).toISOString(), suspension: REASON })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to_address: 'owner@portal.test',
      subject: 'Your listing is suspended: Auki Hardware',
    })
    expect(mail?.text).toContain('Something in the listing is not true')
    expect(mail?.text).toContain(REASON.note)
  })

  test('ends with the listing as it was', async () => {
    const { portal, act, mails, read } = await newAdministered({ publicUntil: NOW + DAY })
    const before = (await portal.get('/api/businesses/auki-hardware')).body
    await act('PUT', 'suspension', REASON)
    await act('POST', 'suspension/end', { note: 'Thank you for the new photos.' })
    expect((await portal.get('/api/businesses/auki-hardware')).body).toBe(before)
    expect(await read()).toMatchObject({ state: 'live' })
    expect((await read()).business).not.toHaveProperty('suspension')
    const mail = (await mails()).at(-1)
    expect(mail?.subject).toBe('Your listing is no longer suspended: Auki Hardware')
    expect(mail?.text).toContain('Thank you for the new photos.')
  })

  test('ends without showing what its owner has paused', async () => {
    const { portal, id, owner, act, mails } = await newAdministered()
    await act('PUT', 'suspension', REASON)
    await portal.inject({
      method: 'PUT',
      url: `/api/businesses/${id}/paused`,
      cookies: owner,
      payload: { paused: true },
    })
    expect((await act('POST', 'suspension/end', {})).json<AdminBusiness>().state).toBe('paused')
    expect((await mails()).at(-1)?.text).not.toContain('Visitors see it again')
  })

  test('is in the audit trail with what changed', async () => {
    const { portal, act, audit } = await newAdministered()
    await act('PUT', 'suspension', REASON)
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'suspended', actor_id: portal.ids.admin, ...REASON })
    expect(JSON.parse(entry?.changes ?? '')).toEqual({
      suspendedAt: [null, new Date(NOW).toISOString()],
      suspensionReason: [null, 'misleading'],
    })
  })

  test('is repeated without a second mail', async () => {
    const { act, send, read, mails, audit } = await newAdministered()
    const { revision } = await read()
    await act('PUT', 'suspension', REASON)
    expect((await send('PUT', 'suspension', { revision, ...REASON })).statusCode).toBe(200)
    expect([(await mails()).length, (await audit()).length]).toEqual([1, 1])
  })

  test.each([
    [{ reason: 'whatever' }, { reason: 'Please choose one of the reasons' }],
    [{}, { reason: 'Please choose one of the reasons' }],
    [{ reason: 'closed', note: 'x'.repeat(1001) }, { note: 'Please use at most 1000 characters' }],
  ])('with %j is refused', async (body, fields) => {
    const { act } = await newAdministered()
    const response = await act('PUT', 'suspension', body)
    expect([response.statusCode, response.json()]).toMatchObject([400, { fields }])
  })

  test.each(['pending', 'rejected'] as const)('is not for a %s listing', async (status) => {
    const { act } = await newAdministered({ status })
    const response = await act('PUT', 'suspension', REASON)
    expect(response.statusCode).toBe(409)
    expect(response.json<AdminBusinessConflict>().current?.state).toBe(status)
  })
})

describe('featuring', () => {
  test('lasts up to the end of a local day', async () => {
    const { portal, act, read, wait } = await newAdministered()
    expect((await act('PUT', 'featured', { until: '2026-11-21' })).statusCode).toBe(200)
    // Honiara is eleven hours ahead.
    expect((await read()).featuredUntil).toBe('2026-11-21T13:00:00.000Z')
    expect(getNames(await portal.get('/api/businesses?tab=featured'))).toEqual(['Auki Hardware'])
    wait(32 * 3_600_000 - 1)
    expect(getNames(await portal.get('/api/businesses?tab=featured'))).toEqual(['Auki Hardware'])
    wait(1)
    expect(getNames(await portal.get('/api/businesses?tab=featured'))).toEqual([])
    const profile = await portal.get('/api/businesses/auki-hardware')
    expect(profile.json<Business>().isFeatured).toBe(false)
  })

  test('ends early on request', async () => {
    const { portal, act, audit } = await newAdministered()
    await act('PUT', 'featured', { until: '2026-12-31' })
    await act('PUT', 'featured', { until: null })
    expect(getNames(await portal.get('/api/businesses?tab=featured'))).toEqual([])
    expect((await audit()).map(({ action }) => action)).toEqual(['featured', 'featuring ended'])
  })

  test('by choice is independent of featuring by reviews, and ends without ending that', async () => {
    const { portal, act, read, audit } = await newAdministered({
      subscriptionTier: 2,
      rating: 4,
      reviewCount: 3,
    })
    expect(await read()).toMatchObject({ featuredBy: 'reviews', featuredUntil: null })
    await act('PUT', 'featured', { until: '2026-11-21' })
    expect(await read()).toMatchObject({
      featuredBy: 'choice',
      featuredUntil: '2026-11-21T13:00:00.000Z',
    })
    await act('PUT', 'featured', { until: null })
    expect(await read()).toMatchObject({ featuredBy: 'reviews' })
    expect(getNames(await portal.get('/api/businesses?featured=true'))).toEqual(['Auki Hardware'])
    expect((await audit()).map(({ changes }) => JSON.parse(changes ?? ''))).toEqual([
      { featuredUntil: [null, '2026-11-21T13:00:00.000Z'] },
      { featuredUntil: ['2026-11-21T13:00:00.000Z', null] },
    ])
  })

  test.each([
    ['2026-11-19', 'Please choose today or a later day'],
    ['2026-02-30', 'Please choose a day'],
    ['soon', 'Please choose a day'],
  ])('until %s is refused', async (until, message) => {
    const { act } = await newAdministered()
    const response = await act('PUT', 'featured', { until })
    expect([response.statusCode, response.json()]).toMatchObject([400, { fields: { until: message } }])
  })
})

describe('a verification', () => {
  const SEEN = { method: 'documents', on: '2026-11-03', note: 'Licence 4471, seen in Auki.' }

  test('has a public method and day, and a private note', async () => {
    const { portal, act, read } = await newAdministered()
    await act('PUT', 'verification', SEEN)
    const profile = await portal.get('/api/businesses/auki-hardware')
    expect(profile.json<Business>()).toMatchObject({
      isVerified: true,
      verification: { method: 'documents', on: '2026-11-03' },
    })
    expect(profile.body).not.toContain('4471')
    expect(profile.body).not.toContain('Ruth')
    expect((await read()).verification).toEqual({ ...SEEN, by: 'Ruth Kalsakau' })
    expect(getNames(await portal.get('/api/businesses?tab=verified'))).toEqual(['Auki Hardware'])
  })

  test('is withdrawn', async () => {
    const { portal, act, read, audit } = await newAdministered()
    await act('PUT', 'verification', SEEN)
    await act('POST', 'verification/withdraw', { note: 'They have moved.' })
    expect((await portal.get('/api/businesses/auki-hardware')).json()).not.toHaveProperty('verification')
    expect((await read()).business.isVerified).toBe(false)
    expect((await audit()).at(-1)).toMatchObject({
      action: 'verification withdrawn',
      note: 'They have moved.',
    })
  })

  test.each([
    [{ ...SEEN, on: '2026-11-21' }, { on: 'Please choose today or a day before' }],
    [{ ...SEEN, method: 'hearsay' }, { method: 'Please choose how it was verified' }],
    [{ method: 'visit' }, { on: 'Please choose a day' }],
  ])('with %j is refused', async (body, fields) => {
    const { act } = await newAdministered()
    const response = await act('PUT', 'verification', body)
    expect([response.statusCode, response.json()]).toMatchObject([400, { fields }])
  })
})

describe('a change of the owner', () => {
  test('gives the listing to another account, notifies both, and withdraws the Verified mark', async () => {
    const { portal, act, owner, mails, read } = await newAdministered({ isVerified: true })
    await act('PUT', 'owner', { email: 'Other@portal.test', note: 'As you both asked us to.' })
    expect(await read()).toMatchObject({
      owner: { email: 'other@portal.test' },
      business: { ownerName: 'Litia Naivalu', isVerified: false },
    })
    const own = async (cookies: Record<string, string>) =>
      getNames(await portal.get('/api/businesses?owner=me', cookies))
    expect([await own(owner), await own(await portal.signIn('other'))]).toEqual([[], ['Auki Hardware']])
    expect((await mails()).map(({ to_address, subject }) => `${to_address}: ${subject}`)).toEqual([
      'owner@portal.test: Auki Hardware has a new owner',
      'other@portal.test: Auki Hardware is now your listing',
    ])
  })

  test('works for a listing without an owner, whatever its status', async () => {
    const { act, mails, read } = await newAdministered({ ownerId: null, status: 'rejected' })
    expect((await act('PUT', 'owner', { email: 'other@portal.test' })).statusCode).toBe(200)
    expect([(await read()).owner?.email, (await mails()).length]).toEqual(['other@portal.test', 1])
  })

  test('withdraws an offer of the previous owner', async () => {
    const { portal, id, owner, act } = await newAdministered()
    const payload = { email: 'third@portal.test' }
    await portal.inject({ method: 'POST', url: `/api/businesses/${id}/handover`, cookies: owner, payload })
    await act('PUT', 'owner', { email: 'other@portal.test' })
    expect(await portal.store.read.selectFrom('business_handovers').selectAll().execute()).toEqual([])
  })

  test.each([
    ['nobody@portal.test', 'No account has this address'],
    ['nobody', 'Please enter a valid email address'],
  ])('to %s is refused', async (email, message) => {
    const { act } = await newAdministered()
    const response = await act('PUT', 'owner', { email })
    expect([response.statusCode, response.json()]).toMatchObject([400, { fields: { email: message } }])
  })

  test('to its present owner is refused, but a repeat of the change is not', async () => {
    const { act, send, read, mails, audit } = await newAdministered()
    const response = await act('PUT', 'owner', { email: 'Owner@portal.test' })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { fields: { email: 'This account already owns the listing' } },
    ])
    expect([await mails(), await audit()]).toEqual([[], []])
    const change = { revision: (await read()).revision, email: 'other@portal.test' }
    for (let i = 0; i < 2; i += 1) expect((await send('PUT', 'owner', change)).statusCode).toBe(200)
    expect([(await mails()).length, (await audit()).length]).toEqual([2, 1])
  })

  test('to an account with an unconfirmed address is refused', async () => {
    const { portal, act } = await newAdministered()
    await portal.store.write
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', portal.ids.other)
      .execute()
    const response = await act('PUT', 'owner', { email: 'other@portal.test' })
    expect(response.json()).toMatchObject({
      fields: { email: 'This account has not confirmed its address yet' },
    })
  })
})

describe('an edit by an administrator', () => {
  test('is public at once and recorded with the previous values', async () => {
    const { portal, id, admin, audit } = await newAdministered({ phone: '+6777412345' })
    const response = await edit(portal, admin, id, { name: 'Auki Iron' })
    expect(response.statusCode).toBe(200)
    expect(getNames(await portal.get('/api/businesses'))).toEqual(['Auki Iron'])
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'edited', actor_id: portal.ids.admin, note: null })
    expect(JSON.parse(entry?.changes ?? '')).toEqual({ name: ['Auki Hardware', 'Auki Iron'] })
  })
})
