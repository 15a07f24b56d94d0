import type { Engagement } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** 4 PM of the 20th of November in Honiara. */
async function newCounter(state: Partial<BusinessRecord> = {}) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const [id = 0] = await addListings(portal.store, { ownerId: portal.ids.owner, ...state })
  const tap = (kind: string, cookies = {}, agent = PHONE) =>
    portal.inject({
      method: 'POST',
      url: `/api/businesses/${id}/taps`,
      payload: { kind },
      cookies,
      headers: { 'user-agent': agent },
    })
  const read = async (query = '', member: 'owner' | 'other' = 'owner') =>
    (await portal.get(`/api/engagement${query}`, await portal.signIn(member))).json<Engagement>()
  return { ...portal, id, clock, tap, read }
}

const NONE = { view: 0, call: 0, whatsapp: 0, email: 0, website: 0, directions: 0, message: 0, save: 0 }

test('views and taps are counted by day for the owner of the business', async () => {
  const { tap, read, clock, id } = await newCounter()
  const response = await tap('view')
  expect([response.statusCode, response.body]).toEqual([204, ''])
  await tap('view')
  await tap('call')
  clock.now += DAY
  await tap('whatsapp')
  expect(await read()).toEqual({
    from: '2026-10-23',
    to: '2026-11-21',
    days: [
      { ...NONE, day: '2026-11-20', view: 2, call: 1 },
      { ...NONE, day: '2026-11-21', whatsapp: 1 },
    ],
    businesses: [
      {
        id,
        name: 'Auki Hardware',
        slug: 'auki-hardware',
        totals: { ...NONE, view: 2, call: 1, whatsapp: 1 },
        previous: NONE,
      },
    ],
  })
  const today = await read('?days=1')
  expect(today.days).toEqual([{ ...NONE, day: '2026-11-21', whatsapp: 1 }])
  expect(today.businesses).toMatchObject([
    { totals: { ...NONE, whatsapp: 1 }, previous: { ...NONE, view: 2, call: 1 } },
  ])
})

test('a span is compared with as many days before it and nothing earlier', async () => {
  const { tap, read, clock } = await newCounter()
  for (const kind of ['call', 'email', 'whatsapp', 'view']) {
    await tap(kind)
    clock.now += DAY
  }
  expect((await read('?days=2')).businesses).toMatchObject([
    { totals: { ...NONE, view: 1 }, previous: { ...NONE, email: 1, whatsapp: 1 } },
  ])
})

test('counts several businesses together by day, and one of them alone', async () => {
  const { tap, read, id, store, ids, inject } = await newCounter()
  const fiji = { ownerId: ids.owner, country: 'fj', province: null } as const
  const [other = 0] = await addListings(store, fiji)
  const [others = 0] = await addListings(store, { ownerId: ids.other })
  await tap('view')
  for (const business of [other, others]) {
    const headers = { 'user-agent': PHONE }
    const url = `/api/businesses/${business}/taps`
    await inject({ method: 'POST', url, payload: { kind: 'view' }, headers })
  }
  const all = await read()
  expect(all.days).toEqual([{ ...NONE, day: '2026-11-20', view: 2 }])
  expect(all.businesses.map((business) => [business.id, business.totals.view])).toEqual([
    [other, 1],
    [id, 1],
  ])
  const one = await read(`?business=${other}`)
  expect(one.days).toEqual([{ ...NONE, day: '2026-11-20', view: 1 }])
  expect(one.businesses).toHaveLength(1)
  expect(await read(`?business=${others}`)).toMatchObject({ days: [], businesses: [] })
})

test('a day begins at midnight of the business’s place', async () => {
  const { tap, read, clock } = await newCounter({ country: 'fj', province: null })
  clock.now = Date.UTC(2026, 10, 20, 11, 59)
  await tap('view')
  clock.now = Date.UTC(2026, 10, 20, 12, 0)
  await tap('view')
  expect((await read()).days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
})

test('messages and saves are counted as well', async () => {
  const { inject, read, signIn, id } = await newCounter()
  const payload = { name: 'Mele Talo', email: 'mele@kokonut.test', message: 'Do you have roofing iron?' }
  await inject({ method: 'POST', url: `/api/businesses/${id}/messages`, payload })
  const cookies = await signIn('other')
  for (const _ of [1, 2]) await inject({ method: 'PUT', url: `/api/saves/${id}`, cookies })
  expect((await read()).businesses[0]?.totals).toEqual({ ...NONE, message: 1, save: 1 })
})

test('robots, the owner and administrators get a response and are not counted', async () => {
  const { tap, read, signIn } = await newCounter()
  await tap('view', {}, ROBOT)
  await tap('view', {}, '')
  await tap('view', await signIn('owner'))
  const ignored = await tap('view', await signIn('admin'))
  expect(ignored.statusCode).toBe(204)
  await tap('view', await signIn('other'))
  expect((await read()).businesses[0]?.totals).toEqual({ ...NONE, view: 1 })
})

test('other owners don’t see the figures', async () => {
  const { tap, read, get } = await newCounter()
  await tap('view')
  expect((await read('', 'other')).businesses).toEqual([])
  expect((await get('/api/engagement')).statusCode).toBe(401)
})

test.each<Partial<BusinessRecord>>([{ status: 'pending' }, { suspendedAt: NOW }, { publicUntil: NOW }])(
  'nothing is counted of a business that is not public: %j',
  async (state) => {
    const { tap, read } = await newCounter(state)
    expect((await tap('view')).statusCode).toBe(404)
    expect((await read()).businesses[0]?.totals).toEqual(NONE)
  },
)

test.each(['like', '', 'message', 'save'])('a tap of kind "%s" is refused', async (kind) => {
  const { tap } = await newCounter()
  const response = await tap(kind)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty('fields.kind')
})

test('stopping the process loses no count', async () => {
  const { tap, app, store } = await newCounter()
  await tap('view')
  await app.close()
  const counts = store.read.selectFrom('business_engagement').select(['day', 'kind', 'count'])
  expect(await counts.execute()).toEqual([{ day: '2026-11-20', kind: 'view', count: 1 }])
})
