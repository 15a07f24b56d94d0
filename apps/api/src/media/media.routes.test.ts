import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Decision, OwnBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import type { CastMember } from '#test/cast.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { GREEN, RED, registerListing, createSmallPhoto } from '#test/photos.ts'

const FOR_EVER = 'public, max-age=31536000, s-maxage=0, immutable'

type Viewer = CastMember | 'anonymous'
const VIEWERS: readonly Viewer[] = ['anonymous', 'owner', 'other', 'admin']

/** Creates a pending business with two photos. */
async function newListing() {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const cookies = {
    anonymous: {},
    owner: await portal.signIn('owner'),
    other: await portal.signIn('other'),
    admin: await portal.signIn('admin'),
  }
  const images = [await createSmallPhoto(GREEN), await createSmallPhoto(RED)]
  const listing = await registerListing(portal, cookies.owner, { images })
  const decide = (payload: Decision) =>
    portal.inject({
      method: 'PATCH',
      url: `/api/admin/businesses/${listing.id}/status`,
      payload,
      cookies: cookies.admin,
    })
  const change = (changes: BusinessChanges) =>
    portal.store.write.transaction().execute((trx) => changeBusiness(trx, listing.id, changes))
  return {
    portal,
    cookies,
    listing,
    decide,
    change,
    wait: (time: number) => {
      now += time
    },
    seen: (picture: number) => whoSees(portal, cookies, listing, picture),
  }
}

/** Returns who may see a photo, which is the same for all of its files. */
async function whoSees(
  { get }: TestApp,
  cookies: Record<Viewer, Record<string, string>>,
  { images }: OwnBusiness,
  picture: number,
) {
  const largest = images[picture] ?? ''
  const seen = []
  for (const viewer of VIEWERS) {
    const responses = []
    for (const address of [largest, largest.replace('1600.webp', '400.jpg')]) {
      responses.push(await get(address, cookies[viewer]))
    }
    const [one, other] = responses.map(
      ({ statusCode, headers }) => `${statusCode} ${headers['cache-control']}`,
    )
    expect(one).toBe(other)
    seen.push(one)
  }
  return seen
}

const HIDDEN = '404 no-store'
const OWN = '200 private, no-store'
const SHOWN = `200 ${FOR_EVER}`
const TO_ITS_OWN = [HIDDEN, OWN, HIDDEN, OWN]
const TO_ALL = [SHOWN, SHOWN, SHOWN, SHOWN]

test('serves pending photos to their owner and administrators only', async () => {
  const { seen } = await newListing()
  expect(await seen(0)).toEqual(TO_ITS_OWN)
  expect(await seen(1)).toEqual(TO_ITS_OWN)
})

test('serves the cover of an approved business to all, other photos on plans with a gallery', async () => {
  const { decide, seen, change } = await newListing()
  await decide({ status: 'approved' })
  expect(await seen(0)).toEqual(TO_ALL)
  expect(await seen(1)).toEqual(TO_ITS_OWN)
  await change({ tier: 1 })
  expect(await seen(1)).toEqual(TO_ITS_OWN)
  await change({ tier: 2 })
  expect(await seen(1)).toEqual(TO_ALL)
})

test.each([
  ['rejected', { status: 'rejected' }],
  ['suspended', { suspended_at: NOW }],
  ['removed', { removed_at: NOW }],
] as const)('the photos of a listing that is %s are private again', async (_, changes) => {
  const { decide, seen, change } = await newListing()
  await decide({ status: 'approved' })
  await change({ ...changes, tier: 2 })
  expect(await seen(0)).toEqual(TO_ITS_OWN)
  expect(await seen(1)).toEqual(TO_ITS_OWN)
})

test('hides the photos of an expired trial', async () => {
  const { decide, seen, wait, portal, listing } = await newListing()
  await decide({ status: 'approved' })
  const cover = listing.images[0] ?? ''
  wait(90 * DAY - 1)
  expect((await portal.get(cover)).statusCode).toBe(200)
  wait(1)
  expect((await portal.get(cover)).statusCode).toBe(404)
  expect(await seen(0)).toEqual(Array(4).fill(HIDDEN)) // Their sessions have expired meanwhile.
})

test('sends a content security policy and nosniff with photos', async () => {
  const { decide, portal, listing } = await newListing()
  await decide({ status: 'approved' })
  const { headers, rawPayload } = await portal.get(listing.images[0] ?? '')
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    'content-length': String(rawPayload.length),
  })
})

test('answers HEAD, range and conditional requests', async () => {
  const { decide, portal, listing } = await newListing()
  await decide({ status: 'approved' })
  const url = listing.images[0] ?? ''
  const whole = await portal.get(url)
  const head = await portal.inject({ method: 'HEAD', url })
  expect(head).toMatchObject({ statusCode: 200, body: '' })
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
  const part = await portal.inject({ url, headers: { range: 'bytes=4-7' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(4, 8))
  const etag = String(whole.headers.etag)
  expect((await portal.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  const beyond = await portal.inject({ url, headers: { range: 'bytes=999999-' } })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.json()).toEqual({ message: 'The file has no such part' })
  expect(beyond.headers).toMatchObject({
    'content-range': `bytes */${whole.rawPayload.length}`,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(beyond.headers['etag']).toBeUndefined()
})

test.each([
  ['no-such-photo-12345678-400.webp', 404],
  ['..%2Fportal.sqlite', 404],
  ['..%2f..%2fetc%2fpasswd', 404],
  ['%2e%2e%2fportal.sqlite', 404],
  ['.%00-400.webp', 404],
  ['%E0%A4%A', 400],
  ['portal.sqlite', 404],
  ['', 404],
])('/media/%s returns %i', async (file, status) => {
  const { portal, cookies } = await newListing()
  const response = await portal.get(`/media/${file}`, cookies.admin)
  expect(response.statusCode).toBe(status)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a missing file returns a 404 that is not cached', async () => {
  const { decide, portal, listing } = await newListing()
  await decide({ status: 'approved' })
  const url = listing.images[0] ?? ''
  rmSync(join(portal.context.media.place, url.slice('/media/'.length)))
  const response = await portal.get(url)
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).not.toContain('public')
})

test('does not limit photo requests', async () => {
  const { decide, portal, listing } = await newListing()
  await decide({ status: 'approved' })
  const statuses = new Set<number>()
  for (let asked = 0; asked < 400; asked++)
    statuses.add((await portal.get(listing.images[0] ?? '')).statusCode)
  expect([...statuses]).toEqual([200])
})
