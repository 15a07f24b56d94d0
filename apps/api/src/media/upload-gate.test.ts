import type { AddressInfo } from 'node:net'
import { DEFAULT_BODY_LIMIT } from '@portal/domain/shared'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { LARGE_DISK, newApp, NOW } from '#test/new-app.ts'
import { SHOP, createSmallPhoto } from '#test/photos.ts'
import { DAILY_UPLOAD_BYTES, purgeUploadDays } from './upload-gate.service.ts'

const MIDNIGHT = NOW - (NOW % DAY)
const VILLAGE = '203.0.113.7'
const ENOUGH = 'Too many photos came from your network today. Please send this listing tomorrow.'

/** A portal that listens; `upload` sends a body that counts as large. */
async function newPortal(options: Parameters<typeof newApp>[0] = {}) {
  const portal = await newApp(options)
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = portal.app.server.address() as AddressInfo
  const cookies = await portal.signIn('owner')
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const body =
    JSON.stringify({ ...SHOP, images: [await createSmallPhoto()] }) + ' '.repeat(DEFAULT_BODY_LIMIT)
  const upload = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/businesses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body,
    })
  const counted = async () =>
    (await portal.store.read.selectFrom('upload_days').select(['day', 'bytes']).orderBy('day').execute()).map(
      ({ day, bytes }) => [day, bytes] as const,
    )
  return { ...portal, upload, counted, bytes: Buffer.byteLength(body) }
}

test('limits the daily upload of an address, counted in the database', async () => {
  let now = MIDNIGHT + DAY - 3_600_000
  const portal = await newPortal({ now: () => now })
  const { upload, counted, bytes } = portal
  expect((await upload(VILLAGE)).status).toBe(201)
  await expect.poll(async () => (await counted())[0]?.[1]).toBeGreaterThanOrEqual(bytes)
  const use = (used: number) => portal.store.write.updateTable('upload_days').set({ bytes: used }).execute()
  await use(DAILY_UPLOAD_BYTES - bytes)
  expect((await upload(VILLAGE)).status).toBe(201)
  await use(DAILY_UPLOAD_BYTES - bytes + 1)

  const refused = await upload(VILLAGE)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({ message: ENOUGH, fields: { images: ENOUGH } })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await upload('203.0.113.8')).status).not.toBe(429)
  const payload = { ...SHOP, name: 'Without photos' }
  const headers = { 'x-forwarded-for': VILLAGE }
  const cookies = await portal.signIn('other')
  const small = await portal.inject({ method: 'POST', url: '/api/businesses', payload, headers, cookies })
  expect(small.statusCode).toBe(201)

  now += 3_600_000
  expect((await upload(VILLAGE)).status).not.toBe(429)
})

test('stores no address, and deletes the counts of past days', async () => {
  let now = MIDNIGHT + DAY - 3_600_000
  const { upload, counted, store } = await newPortal({ now: () => now })
  await upload(VILLAGE)
  await expect.poll(async () => (await counted()).length).toBe(1)
  const [row] = await store.read.selectFrom('upload_days').select('address').execute()
  expect(row?.address.toString('latin1')).not.toContain(VILLAGE)
  now += 3_600_000
  await upload(VILLAGE)
  await expect.poll(async () => (await counted()).length).toBe(2)
  await purgeUploadDays(store.write, now)
  expect((await counted()).map(([day]) => day)).toEqual([Math.floor(now / DAY)])
})

test('refuses photos on a nearly full disk, but accepts small bodies', async () => {
  const space = { free: 1e9 + 100_000, total: 100e9 }
  const portal = await newPortal({ disk: { ...LARGE_DISK, space: () => Promise.resolve(space) } })
  const refused = await portal.upload(VILLAGE)
  expect(refused.status).toBe(507)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual({
    message: 'The portal has no space left to save this. Please try again later',
  })
  const cookies = await portal.signIn('owner')
  const small = await portal.inject({ method: 'POST', url: '/api/businesses', payload: SHOP, cookies })
  expect(small.statusCode).toBe(201)
  space.free += 100_000
  expect((await portal.upload(VILLAGE)).status).toBe(201)
})

test('a nearly full disk does not refuse photos stored elsewhere', async () => {
  const portal = await newPortal({
    disk: { ...LARGE_DISK, space: () => Promise.resolve({ free: 1e6, total: 100e9 }) },
    media: (own) => ({ ...own, isOnDisk: false }),
  })
  expect((await portal.upload(VILLAGE)).status).toBe(201)
})
