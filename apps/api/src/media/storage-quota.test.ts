import { expect, test } from 'vitest'
import { newApp, type TestApp } from '#test/new-app.ts'
import { GREEN, RED, registerListing, SHOP, createSmallPhoto, listStoredFiles, submit } from '#test/photos.ts'
import { completePhotos } from './complete-photos.service.ts'
import { ACCOUNT_QUOTA_BYTES } from './storage-quota.service.ts'

const FULL =
  'Your listings’ photos fill the 200 MB of your account. Please send this listing without new photos, or write to us.'
const FILES_OF_A_PHOTO = 6

const storedBytes = async ({ store }: TestApp) =>
  (await store.read.selectFrom('photos').select('bytes').orderBy('name').execute()).map(
    ({ bytes }) => bytes ?? 0,
  )
const setBytes = ({ store }: TestApp, bytes: number | null) =>
  store.write.updateTable('photos').set({ bytes }).execute()

test('refuses photos beyond 200 MB per account with a field error, and leaves no file', async () => {
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
  const owner = await portal.signIn('owner')
  await registerListing(portal, owner, { images: [await createSmallPhoto(GREEN)] })
  const [bytes = 0] = await storedBytes(portal)
  const files = await listStoredFiles(portal)
  expect(bytes).toBeGreaterThan(1000)

  for (const [used, decodes] of [
    [ACCOUNT_QUOTA_BYTES - bytes + 1, 1],
    [ACCOUNT_QUOTA_BYTES, 0],
  ] as const) {
    stored = 0
    await setBytes(portal, used)
    const response = await submit(portal, owner, { images: [await createSmallPhoto(GREEN)] })
    expect([response.statusCode, response.json()]).toEqual([413, { message: FULL, fields: { images: FULL } }])
    // If it is known beforehand nothing is decoded.
    expect(stored).toBe(decodes)
    expect(await listStoredFiles(portal)).toEqual(files)
  }
  expect((await submit(portal, owner, {})).statusCode).toBe(201)
  const other = await portal.signIn('other')
  expect((await submit(portal, other, { images: [await createSmallPhoto()] })).statusCode).toBe(201)
})

test('accepts photos up to the exact quota', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  await registerListing(portal, owner, { images: [await createSmallPhoto(GREEN)] })
  const [bytes = 0] = await storedBytes(portal)
  await setBytes(portal, ACCOUNT_QUOTA_BYTES - bytes)
  expect((await submit(portal, owner, { images: [await createSmallPhoto(GREEN)] })).statusCode).toBe(201)
})

test('allows replacing photos when resubmitting at the quota', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const { id } = await registerListing(portal, owner, { images: [await createSmallPhoto(GREEN)] })
  await setBytes(portal, ACCOUNT_QUOTA_BYTES)
  const payload = { status: 'rejected', reason: 'incomplete', note: 'Please send a sharper one.' }
  const cookies = await portal.signIn('admin')
  const url = `/api/admin/businesses/${id}/status`
  expect((await portal.inject({ method: 'PATCH', url, payload, cookies })).statusCode).toBe(200)
  const again = await portal.inject({
    method: 'PUT',
    url: `/api/businesses/${id}/registration`,
    payload: { ...SHOP, images: [await createSmallPhoto(RED)] },
    cookies: owner,
  })
  expect(again.statusCode).toBe(200)
  expect((await storedBytes(portal))[0]).toBeLessThan(ACCOUNT_QUOTA_BYTES)
})

test('assumes a megabyte for photos without a stored size, and measures them', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  await registerListing(portal, owner, {
    images: [await createSmallPhoto(GREEN), await createSmallPhoto(RED)],
  })
  const measured = await storedBytes(portal)
  await setBytes(portal, null)
  await completePhotos(portal.context)
  expect(await storedBytes(portal)).toEqual(measured)
  expect(await listStoredFiles(portal)).toHaveLength(2 * FILES_OF_A_PHOTO)
})
