import { expect, test } from 'vitest'
import { newApp, type TestApp } from '#test/new-app.ts'

const readPublicVersion = async ({ get }: TestApp) => {
  const { statusCode, headers, body } = await get('/api/edition')
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

test('another start of the API is another public version, since its answers may have another form', async () => {
  const [one, other] = [await newApp(), await newApp({ now: () => Date.UTC(2026, 10, 20, 6) })]
  expect(await readPublicVersion(one)).not.toBe(await readPublicVersion(other))
})
