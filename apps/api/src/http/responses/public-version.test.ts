import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const readPublicVersion = async ({ get }: TestApp) => {
  const { statusCode, headers, body } = await get('/api/version')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-store',
  ])
  return body
}

test('the public version stays the same until something public changes', async () => {
  const portal = await newApp()
  const before = await readPublicVersion(portal)
  expect(before).not.toBe('')
  expect(await readPublicVersion(portal)).toBe(before)
  await portal.store.write
    .updateTable('public_version')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute()
  expect(await readPublicVersion(portal)).not.toBe(before)
})

test('processes of one build and the same settings have the same version, whenever they started', async () => {
  const [one, other] = [await newApp({ isOwn: true }), await newApp({ now: () => NOW + HOUR, isOwn: true })]
  expect(await readPublicVersion(one)).toBe(await readPublicVersion(other))
  const tags = [one, other].map(async ({ get }) => (await get('/api/industries')).headers.etag)
  expect(await tags[0]).toBe(await tags[1])
})

test.each([
  { build: 'another build' },
  { config: { publicUrl: 'https://portal.example' } },
  { config: { stripe: { secretKey: 'sk_a', webhookSecret: 'whsec_a', apiUrl: 'https://api.stripe.com' } } },
])('%o changes the public version, since responses may differ', async (options) => {
  const [one, other] = [await newApp(), await newApp(options)]
  expect(await readPublicVersion(one)).not.toBe(await readPublicVersion(other))
  const tags = [one, other].map(async ({ get }) => (await get('/api/industries')).headers.etag)
  expect(await tags[0]).not.toBe(await tags[1])
})
