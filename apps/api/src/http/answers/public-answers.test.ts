import { expect, test } from 'vitest'
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

/** Listings whose names and texts are more than ASCII, in a list that is worth compressing. */
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

test('whether made, kept, unchanged or asked by HEAD, an answer has every header', async () => {
  const { app } = await newDirectory()
  const ask = (headers = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ method, url: LIST, headers })
  const made = await ask()
  const etag = String(made.headers.etag)
  const answers = [
    made,
    await ask(),
    await ask(),
    await ask({}, 'HEAD'),
    await ask({ 'if-none-match': etag }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 304])
  for (const { headers } of answers) expect(headers).toMatchObject({ ...GUARDS, etag })
  for (const { headers } of answers.slice(0, 4))
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(made.body)),
      'x-total-count': '12',
    })
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['br', 'gzip', undefined])('letters of every script arrive as they are (%s)', async (encoding) => {
  const { app, get } = await newDirectory()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const expected = (await get(LIST)).json<unknown>()
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`${origin}${LIST}`, {
      headers: { 'accept-encoding': encoding ?? 'identity' },
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding ?? null)
    expect(await answer.json()).toEqual(expected)
  }
  const [first] = expected as { name: string; excerpt: string }[]
  expect(first?.name).toContain('Écomarine “Fana’alu”')
})

test('while the server stops, a public answer ends its connection', async () => {
  const { app, get } = await newDirectory()
  expect((await get(LIST)).headers.connection).not.toBe('close')
  app.announceStop()
  const last = await get(LIST)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  expect(last.headers).toMatchObject(GUARDS)
})
