import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreatedBusiness } from '@portal/domain/contract'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { GREEN, RED, registerListing, SHOP, createSmallPhoto, listStoredFiles, submit } from '#test/photos.ts'
import { refuseWrites } from '#test/refused-writes.ts'

const HOUR = 60 * 60 * 1000
const FILES_OF_A_PHOTO = 6

const ownListings = async ({ get }: TestApp, cookies: Record<string, string>) =>
  (await get('/api/businesses?owner=me', cookies)).json<unknown[]>()

const key = { 'idempotency-key': 'once' }

/** Counts the photos that are decoded and stored. */
async function newCountingApp() {
  let stored = 0
  const portal = await newApp({
    media: (own) => ({
      ...own,
      put(files) {
        stored += 1
        return own.put(files)
      },
    }),
  })
  return { ...portal, stored: () => stored }
}

test('a repeat with the same key stores neither business nor files again', async () => {
  const portal = await newCountingApp()
  const owner = await portal.signIn('owner')
  const shop = { images: [await createSmallPhoto(GREEN), await createSmallPhoto(RED)] }
  const first = await submit(portal, owner, shop, key)
  const files = await listStoredFiles(portal)
  expect(files).toHaveLength(2 * FILES_OF_A_PHOTO)
  expect((await submit(portal, owner, shop, key)).json()).toEqual(first.json())
  expect(await listStoredFiles(portal)).toEqual(files)
  expect(portal.stored()).toBe(2)
  const other = await submit(portal, owner, { images: shop.images.toReversed() }, key)
  expect(other.statusCode).toBe(409)
  expect(await listStoredFiles(portal)).toEqual(files)
})

test('concurrent requests with one key store one business and one set of files', async () => {
  const portal = await newCountingApp()
  const owner = await portal.signIn('owner')
  const shop = { images: [await createSmallPhoto()] }
  const responses = await Promise.all([1, 2, 3].map(() => submit(portal, owner, shop, key)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(portal.stored()).toBe(1)
  expect(await ownListings(portal, owner)).toHaveLength(1)
  expect(await listStoredFiles(portal)).toHaveLength(FILES_OF_A_PHOTO)
})

test('returns what another process has stored with the key, and leaves no files', async () => {
  let meanwhile = async () => {}
  const portal = await newApp({
    media: (own) => ({
      ...own,
      async put(files) {
        await own.put(files)
        await meanwhile()
      },
    }),
  })
  // A second API on the same database and folder, like a second process.
  const second = await buildApp(portal.context)
  onTestFinished(() => second.close())
  const owner = await portal.signIn('owner')
  const shop = { images: [await createSmallPhoto()] }
  let elsewhere = ''
  meanwhile = async () => {
    meanwhile = async () => {}
    const payload = { ...SHOP, ...shop }
    const request = { method: 'POST', url: '/api/businesses', payload, cookies: owner, headers: key } as const
    elsewhere = (await second.inject(request)).body
  }
  const response = await submit(portal, owner, shop, key)
  expect(response.body).toBe(elsewhere)
  expect(await ownListings(portal, owner)).toHaveLength(1)
  expect(await listStoredFiles(portal)).toHaveLength(FILES_OF_A_PHOTO)
})

test.each([
  ['ENOSPC', 507, 'The portal has no space left to save this. Please try again later'],
  ['EROFS', 503, 'The portal can’t save photos right now. Please try again in a moment'],
  ['EWHATEVER', 500, 'Something went wrong on our side. Please try again in a moment'],
])('responds to a disk error %s with %i, and stores nothing', async (code, status, message) => {
  let puts = 0
  const portal = await newApp({
    media: (own) => ({
      ...own,
      put(files) {
        puts += 1
        return puts === 2 ? Promise.reject(Object.assign(new Error(code), { code })) : own.put(files)
      },
    }),
  })
  const owner = await portal.signIn('owner')
  const shop = { images: [await createSmallPhoto(GREEN), await createSmallPhoto(RED)] }
  const response = await submit(portal, owner, shop, key)
  expect([response.statusCode, response.json()]).toEqual([status, { message }])
  expect(await ownListings(portal, owner)).toEqual([])
  expect(await listStoredFiles(portal)).toEqual([])
  expect((await submit(portal, owner, shop, key)).statusCode).toBe(201)
  expect(await listStoredFiles(portal)).toHaveLength(2 * FILES_OF_A_PHOTO)
})

test('removes the files if the business can’t be stored', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  await refuseWrites(portal.store, { to: 'photos' })
  expect(
    (await submit(portal, owner, { images: [await createSmallPhoto()] })).statusCode,
  ).toBeGreaterThanOrEqual(400)
  expect(await listStoredFiles(portal)).toEqual([])
  expect(await ownListings(portal, owner)).toEqual([])
})

test('the sweep removes files without a photo after an hour, and nothing else', async () => {
  let now = Date.now()
  const portal = await newApp({ now: () => now })
  const owner = await portal.signIn('owner')
  await registerListing(portal, owner, { images: [await createSmallPhoto()] })
  const kept = await listStoredFiles(portal)
  const folder = portal.context.media.place
  const orphan = 'n1fAbcdefghijklmno-_23-400.webp'
  const unfinished = 'n1fAbcdefghijklmno-_23-400.jpg.part'
  for (const file of [orphan, unfinished, 'notes.txt', `${kept[0]}.part`])
    writeFileSync(join(folder, file), '')
  const sweep = () => sweepMedia(portal.context)

  expect(await sweep()).toBe(0)
  now = Date.now() + HOUR + 1000
  const young = 'n1fAbcdefghijklmno-_24-400.webp'
  writeFileSync(join(folder, young), '')
  utimesSync(join(folder, young), now / 1000, now / 1000)
  expect(await sweep()).toBe(3)
  expect(await listStoredFiles(portal)).toEqual([...kept, young, 'notes.txt'].toSorted())
})

test('sweeps nothing without photos', async () => {
  expect(await sweepMedia((await newApp()).context)).toBe(0)
})

test('sweeps the photos of a deleted business', async () => {
  const portal = await newApp({ now: () => Date.now() + 2 * HOUR })
  const owner = await portal.signIn('owner')
  const { id } = (await submit(portal, owner, { images: [await createSmallPhoto()] })).json<CreatedBusiness>()
  await portal.store.write.deleteFrom('businesses').where('id', '=', id).execute()
  expect(await sweepMedia(portal.context)).toBe(FILES_OF_A_PHOTO)
  expect(await listStoredFiles(portal)).toEqual([])
})
