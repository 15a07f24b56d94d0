import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Business, BusinessSummary } from '@portal/domain/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { changeBusiness } from '../change-business.ts'

test('a profile answers its card and everything that lists leave out', async () => {
  const { get, store } = await newApp()
  const [id = 0] = await addListings(store, {
    images: ['/media/a-1600.webp', 'https://elsewhere.example/b.jpg'],
    hours: { mon: [['08:00', '17:00']], sun: [] },
    socialMedia: { facebook: 'https://facebook.com/auki' },
    description: 'Says ,"images":[ and more than that about timber.',
    subscriptionTier: 2,
  })
  const profile = (await get('/api/businesses/auki-hardware')).json<Business>()
  expect(profile).toMatchObject({
    id,
    name: 'Auki Hardware',
    images: ['/media/a-1600.webp', 'https://elsewhere.example/b.jpg'],
    photos: [],
    description: 'Says ,"images":[ and more than that about timber.',
    hours: { mon: [['08:00', '17:00']], sun: [] },
    timeZone: 'Pacific/Guadalcanal',
    isOwner: false,
  })
  expect((await get(`/api/businesses/${id}`)).json()).toEqual(profile)
})

const FRONT = '/media/front-of-the-shop-1234-1600.webp'
const INSIDE = '/media/inside-of-the-shop-123-1600.webp'
const PICTURED = {
  images: [FRONT, 'https://elsewhere.example/b.jpg', INSIDE],
  photos: [
    { width: 1600, height: 900, color: '#a0b0c0' },
    null,
    { width: 640, height: 480, color: '#102030' },
  ],
}

test.each([
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 3],
] as const)('of the pictures of tier %i everybody is shown %i, the owner all', async (tier, shown) => {
  const { get, store, ids, signIn } = await newApp()
  await addListings(store, { ...PICTURED, subscriptionTier: tier, ownerId: ids.owner })
  const [card] = (await get('/api/businesses')).json<BusinessSummary[]>()
  expect(card).toMatchObject({ images: [FRONT], cover: PICTURED.photos[0] })
  const profile = (await get('/api/businesses/auki-hardware')).json<Business>()
  expect(profile.images).toEqual(PICTURED.images.slice(0, shown))
  const all = [
    {
      src: FRONT,
      srcset: [400, 800, 1600].map((width) => `${FRONT.replace('1600', String(width))} ${width}w`).join(', '),
      ...PICTURED.photos[0],
      caption: null,
    },
    {
      src: INSIDE,
      srcset: `${INSIDE.replace('1600', '400')} 400w, ${INSIDE.replace('1600', '800')} 640w`,
      ...PICTURED.photos[2],
      caption: null,
    },
  ]
  expect(profile.photos).toEqual(shown === 1 ? all.slice(0, 1) : all)
  for (const viewer of ['owner', 'admin'] as const) {
    const own = (await get('/api/businesses/auki-hardware', await signIn(viewer))).json<Business>()
    expect(own).toMatchObject({ images: PICTURED.images, photos: all, cover: PICTURED.photos[0] })
  }
})

test('a listing in Bougainville is open by Bougainville’s clock', async () => {
  const { get, store } = await newApp()
  await addListings(store, { name: 'Buka Stores', country: 'pg', address: 'Buka, Bougainville' })
  expect((await get('/api/businesses/buka-stores')).json()).toMatchObject({
    timeZone: 'Pacific/Bougainville',
  })
})

test('an old slug answers the business under its new one', async () => {
  const { get, store } = await newApp()
  const [id = 0] = await addListings(store, { slug: 'old-name' })
  const rename = (slug: string) =>
    store.write.transaction().execute((trx) => changeBusiness(trx, id, { slug }))
  for (const slug of ['second-name', 'old-name', 'new-name']) await rename(slug)
  expect((await get('/api/businesses/old-name')).json()).toMatchObject({ id, slug: 'new-name' })
  expect((await get('/api/businesses/second-name')).json()).toMatchObject({ id, slug: 'new-name' })
  // What once led here is not given to another business.
  const [second = 0] = await addListings(store, { slug: 'old-name' })
  expect((await get(`/api/businesses/${second}`)).json()).toMatchObject({ slug: 'old-name-2' })
})

test.each(['nobody', '999', '0', '9'.repeat(30), '%00', 'a%2Fb'])('%s is not found', async (path) => {
  const { get } = await newApp()
  const answer = await get(`/api/businesses/${path}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('reviews show from tier 2 on, newest first, under their author’s present name, and count in the rating', async () => {
  const { get, store, ids } = await newApp()
  const [basic = 0, enhanced = 0] = await addListings(
    store,
    { slug: 'basic', subscriptionTier: 1 },
    { slug: 'enhanced', subscriptionTier: 2 },
  )
  for (const businessId of [basic, enhanced]) {
    await addReviews(
      store,
      {
        businessId,
        userId: ids.other,
        firstName: 'Old',
        lastName: 'Name',
        rating: 5,
        comment: 'Later',
        createdAt: NOW,
      },
      { businessId, firstName: 'Ana', lastName: 'Bela', rating: 4, comment: 'Earlier', createdAt: NOW - 1 },
      {
        businessId,
        firstName: 'X',
        lastName: 'Y',
        rating: 1,
        comment: 'Unseen',
        status: 'pending',
        createdAt: NOW,
      },
    )
  }
  expect((await get(`/api/businesses/${basic}/reviews`)).json()).toEqual([])
  const reviews = (await get('/api/businesses/enhanced/reviews')).json<{ comment: string; user: object }[]>()
  expect(reviews.map(({ comment }) => comment)).toEqual(['Later', 'Earlier'])
  expect(reviews[0]?.user).toMatchObject({ firstName: 'Litia', lastName: 'Naivalu' })
  expect((await get('/api/businesses/enhanced')).json()).toMatchObject({ rating: 4.5, reviewCount: 2 })
  await store.write.updateTable('users').set({ first_name: 'Lita' }).where('id', '=', ids.other).execute()
  expect((await get('/api/businesses/enhanced/reviews')).body).toContain('Lita')
})

test('an answer that still holds is not sent again, and any public change is visible at once', async () => {
  const { inject, store } = await newApp()
  const [id = 0] = await addListings(store, {})
  const read = (etag?: string) =>
    inject({
      method: 'GET',
      url: '/api/businesses',
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    })
  const first = await read()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await read(etag)
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')

  for (const one of ['*', etag.replace('W/', ''), `"other", ${etag}`])
    expect((await read(one)).statusCode).toBe(304)
  expect((await read('"other"')).statusCode).toBe(200)
  const nothing = { method: 'GET', url: '/api/businesses/none', headers: { 'if-none-match': '*' } } as const
  expect((await inject(nothing)).statusCode).toBe(404)

  await addListings(store, { name: 'Waiting', status: 'pending' })
  expect((await read(etag)).statusCode).toBe(304)

  await store.write.transaction().execute((trx) => changeBusiness(trx, id, { name: 'Auki Timber' }))
  const changed = await read(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('Auki Timber')
})

test('another process’s change is seen too: what is kept asks the database anew', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { subscriptionTier: 2 })
  const paths = ['/api/businesses', `/api/businesses/${id}`, '/api/stats/provinces', '/api/industries']
  const bodies = () => Promise.all(paths.map(async (path) => (await portal.get(path)).body))
  const before = await bodies()
  portal.store.writeSqlite.exec("update businesses set suspended_at = 1, card = '{}'")
  // What arrives by a connection begins a turn of the event loop; what is injected may go on in the last one.
  await setImmediate()
  const after = await bodies()
  expect(after.every((body, position) => body !== before[position])).toBe(true)
})

test('long answers travel compressed, as the client takes them', async () => {
  const { app, store } = await newApp()
  await addListings(store, ...Array.from({ length: 10 }, (_, i) => ({ name: `Shop ${i}` })))
  const read = (accepted: string) =>
    app.inject({ method: 'GET', url: '/api/businesses?limit=9', headers: { 'accept-encoding': accepted } })
  const plain = await read('identity')
  const [br, gz, refused] = [
    await read('gzip, deflate, br'),
    await read('gzip'),
    await read('br;q=0, gzip;q=0'),
  ]
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect([br, gz, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(br.headers).toMatchObject({
    vary: 'accept-encoding',
    'x-total-count': '10',
    etag: plain.headers.etag,
  })
  // Kept as it travels: the second answer is the first one.
  expect((await read('br')).rawPayload).toEqual(br.rawPayload)
})

test('stored answers are sent once: nothing is logged as gone wrong', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const { get, inject, store } = await newApp({ log })
  await addListings(store, {})
  const { headers } = await get('/api/businesses')
  await get('/api/businesses')
  await inject({ method: 'GET', url: '/api/businesses', headers: { 'if-none-match': String(headers.etag) } })
  await get('/api/businesses/auki-hardware')
  await get('/api/businesses/nothing')
  expect(lines).toEqual([])
})

test('a profile that is read anew and one that is kept say the same version, until something public changes', async () => {
  const { app, store } = await newApp()
  await addListings(store, { name: 'Gizo Surf' })
  const ask = (headers = {}) => app.inject({ url: '/api/businesses/gizo-surf', headers })
  const first = await ask()
  const etag = String(first.headers.etag)
  const list = await app.inject({ url: '/api/businesses' })
  expect(list.headers.etag).toBe(etag)
  for (let time = 0; time < 3; time += 1) {
    const again = await ask()
    expect([again.headers.etag, again.body]).toEqual([etag, first.body])
  }
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  await addListings(store, { name: 'Munda Dive' })
  const changed = await ask({ 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})
