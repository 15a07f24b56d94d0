import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'

const GUARDS = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
}
const LIST = '/api/businesses?limit=24'

/** Creates listings with non-ASCII names and texts, in a list that is worth compressing. */
async function newDirectory() {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...Array.from({ length: 12 }, (_, n) => ({
      name: `Écomarine “Fana’alu” ${n}`,
      description: 'The island’s best fish, 魚, smoked — every day but Sunday.',
    })),
  )
  return portal
}

test('new, cached, unchanged and HEAD responses have every header', async () => {
  const { app } = await newDirectory()
  const ask = (headers = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url: LIST, headers })
  const made = await ask()
  const etag = String(made.headers.etag)
  const responses = [
    made,
    await ask(),
    await ask(),
    await ask({}, 'HEAD'),
    await ask({ 'if-none-match': etag }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 304])
  for (const { headers } of responses) expect(headers).toMatchObject({ ...GUARDS, etag })
  for (const { headers } of responses.slice(0, 4))
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(made.body)),
      'x-total-count': '12',
    })
  const ids = responses.map(({ headers }) => headers['x-request-id'])
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['br', 'gzip', undefined])('letters of every script arrive unchanged (%s)', async (encoding) => {
  const { app, get } = await newDirectory()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const expected = (await get(LIST)).json<unknown>()
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(`${origin}${LIST}`, {
      headers: { 'accept-encoding': encoding ?? 'identity' },
    })
    expect(response.headers.get('content-encoding')).toBe(encoding ?? null)
    expect(await response.json()).toEqual(expected)
  }
  const [first] = expected as { name: string; excerpt: string }[]
  expect(first?.name).toContain('Écomarine “Fana’alu”')
})

test('while the server stops, a public response closes its connection', async () => {
  const { app, get } = await newDirectory()
  expect((await get(LIST)).headers.connection).not.toBe('close')
  app.announceStop()
  const last = await get(LIST)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  expect(last.headers).toMatchObject(GUARDS)
})

test('returns 304 until something public changes, and any public change is visible at once', async () => {
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

test('a change by another process is visible too: cached responses check the public version', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, { subscriptionTier: 2 })
  const paths = ['/api/businesses', `/api/businesses/${id}`, '/api/stats/provinces', '/api/industries']
  const bodies = () => Promise.all(paths.map(async (path) => (await portal.get(path)).body))
  const before = await bodies()
  const other = await portal.store.openBeside()
  await other.write
    .transaction()
    .execute((trx) => trx.updateTable('businesses').set({ hidden_at: 1 }).execute())
  // Requests on a connection begin a turn of the event loop; injected ones may continue the last one.
  await setImmediate()
  const after = await bodies()
  expect(after.every((body, position) => body !== before[position])).toBe(true)
})

test('long responses are compressed as the client accepts', async () => {
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
  // The cached bytes are sent: the second response equals the first.
  expect((await read('br')).rawPayload).toEqual(br.rawPayload)
})

test('cached responses are sent once, and nothing is logged as an error', async () => {
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

test('a new and a cached profile have the same ETag until something public changes', async () => {
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
