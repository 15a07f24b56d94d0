import type { CurrentUser } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { createPhonePhoto, listStoredFiles } from '#test/photos.ts'
import { sweepMedia } from '#media/photos.service.ts'

async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const cookies = await portal.signIn('other')
  const ask = (method: 'PATCH' | 'PUT', url: string, payload: object) =>
    portal.inject({ method, url, payload, cookies })
  return {
    ...portal,
    clock,
    cookies,
    rename: (firstName: string, lastName: string) => ask('PATCH', '/api/account', { firstName, lastName }),
    setPicture: (image: string | null) => ask('PUT', '/api/account/picture', { image }),
    files: () => listStoredFiles(portal),
  }
}

const toDataUrl = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`
const photo = async () => toDataUrl(await createPhonePhoto({ width: 900, height: 600 }))

test('the account returns name, date and whether it has a password', async () => {
  const { get, cookies } = await newPortal()
  expect((await get('/api/account', cookies)).json()).toMatchObject({
    firstName: 'Litia',
    email: 'other@portal.test',
    isEmailConfirmed: true,
    openedAt: new Date(NOW).toISOString(),
    hasPassword: true,
  })
})

test('a new name is shown everywhere at once, on reviews too', async () => {
  const portal = await newPortal()
  const [businessId = 0] = await addListings(portal.store, { subscriptionTier: 2 })
  const review = { firstName: 'Litia', lastName: 'Naivalu', rating: 5, comment: 'Good.', createdAt: NOW }
  await addReviews(portal.store, { ...review, businessId, userId: portal.ids.other })
  const address = `/api/businesses/${businessId}/reviews`
  expect((await portal.get(address)).body).toContain('Litia')
  const response = await portal.rename(' Lita ', 'Naivalu-Rabuka')
  expect([response.statusCode, response.json<CurrentUser>().firstName]).toEqual([200, 'Lita'])
  expect((await portal.get('/api/auth/user', portal.cookies)).json<CurrentUser>().lastName).toBe(
    'Naivalu-Rabuka',
  )
  expect((await portal.get(address)).body).toContain('Lita')
})

test('a name is refused as at registration, beside its field', async () => {
  const { rename } = await newPortal()
  const response = await rename(' ', 'a\u202Eb')
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['firstName', 'lastName'])
})

test('a photo becomes a small public square without metadata', async () => {
  const portal = await newPortal()
  const response = await portal.setPicture(await photo())
  const url = response.json<CurrentUser>().profileImageUrl ?? ''
  expect(url).toMatch(/^\/media\/[\w-]{22}-192\.webp$/)
  const file = await portal.get(url)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(file.headers['cache-control']).toContain('immutable')
  const { width, height, format, exif } = await sharp(file.rawPayload).metadata()
  expect({ width, height, format, exif }).toEqual({
    width: 192,
    height: 192,
    format: 'webp',
    exif: undefined,
  })
  expect(file.rawPayload.length).toBeLessThan(20_000)
})

test('replacing or removing a picture deletes the previous file', async () => {
  const portal = await newPortal()
  const first = (await portal.setPicture(await photo())).json<CurrentUser>().profileImageUrl ?? ''
  const second = (await portal.setPicture(await photo())).json<CurrentUser>().profileImageUrl ?? ''
  expect((await portal.get(first)).statusCode).toBe(404)
  expect(await portal.files()).toEqual([second.replace('/media/', '')])
  expect((await portal.setPicture(null)).json<CurrentUser>().profileImageUrl).toBeNull()
  expect((await portal.get(second)).statusCode).toBe(404)
  expect(await portal.files()).toEqual([])
})

test('the sweep keeps used pictures and deletes unused ones', async () => {
  const portal = await newPortal()
  await portal.setPicture(await photo())
  const later = { ...portal.context, now: () => Date.now() + 2 * HOUR }
  expect(await sweepMedia(later)).toBe(0)
  await portal.store.write.updateTable('users').set({ profile_image_url: null }).execute()
  expect(await sweepMedia(later)).toBe(1)
  expect(await portal.files()).toEqual([])
})

test.each([
  ['a text', toDataUrl(Buffer.from('This is no photo, whatever it says.')), /valid image format/],
  ['another site’s picture', 'https://example.com/me.jpg', /valid image format/],
  ['a damaged photo', toDataUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])), /damaged/],
])('%s is refused beside its field, and the picture stays', async (_what, image, message) => {
  const portal = await newPortal()
  const before = (await portal.setPicture(await photo())).json<CurrentUser>().profileImageUrl
  const response = await portal.setPicture(image)
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: Record<string, string> }>().fields.image).toMatch(message)
  expect((await portal.get('/api/auth/user', portal.cookies)).json<CurrentUser>().profileImageUrl).toBe(
    before,
  )
})
