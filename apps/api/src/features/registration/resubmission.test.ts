import type { CreatedBusiness, OwnBusiness, PendingBusiness, QueueDetail } from '@portal/domain/contract'
import { LISTING_TERMS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { sweepMedia } from '#media/photos.service.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import { purgeRejectedVersions } from './rejected-versions.service.ts'
import { GREEN, RED, registerListing, SHOP, createSmallPhoto, listStoredFiles } from '#test/photos.ts'

const HOUR = 60 * 60 * 1000

type Cookies = Record<string, string>

const resubmit = (
  { inject }: TestApp,
  cookies: Cookies,
  id: number,
  shop: object = {},
  headers: Record<string, string> = {},
) =>
  inject({
    method: 'PUT',
    url: `/api/businesses/${id}/registration`,
    payload: { ...SHOP, ...shop },
    cookies,
    headers,
  })

const decide = ({ inject }: TestApp, cookies: Cookies, id: number, payload: object) =>
  inject({ method: 'PATCH', url: `/api/admin/businesses/${id}/status`, payload, cookies })

/** A listing with two photos, submitted two hours ago and rejected one hour ago. */
async function rejected(shop: object = {}) {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [owner, admin] = [await portal.signIn('owner'), await portal.signIn('admin')]
  const images = [await createSmallPhoto(GREEN), await createSmallPhoto(RED)]
  const before = await registerListing(portal, owner, { images, ...shop })
  now += HOUR
  await decide(portal, admin, before.id, { status: 'rejected', reason: 'incomplete', note: 'Which days?' })
  now += HOUR
  const { id } = before
  return {
    portal,
    owner,
    admin,
    before,
    images,
    id,
    seen: async () => (await portal.get(`/api/businesses/${id}`, owner)).json<OwnBusiness>(),
    wait: (time: number) => {
      now += time
    },
  }
}

test('a resubmitted business is pending with the same reference', async () => {
  const { portal, owner, admin, before, id, seen } = await rejected()
  const [second] = await addListings(portal.store, {
    name: 'Sent in meanwhile',
    status: 'pending',
    createdAt: NOW + HOUR,
  })
  const description = 'Honey from Kolombangara, in jars and by the bucket, on Tuesdays and Saturdays.'
  const response = await resubmit(portal, owner, id, {
    description,
    images: before.images,
    termsVersion: LISTING_TERMS.version,
  })
  expect(response.statusCode).toBe(200)
  const { slug, reference } = before
  expect(response.json<CreatedBusiness>()).toEqual({ id, slug, status: 'pending', reference })
  expect(await seen()).toMatchObject({
    status: 'pending',
    description,
    rejection: null,
    submittedAt: new Date(NOW + 2 * HOUR).toISOString(),
    createdAt: before.createdAt,
    termsVersion: LISTING_TERMS.version,
    images: before.images,
    photos: before.photos,
  })
  const queue = (await portal.get('/api/admin/businesses/pending', admin)).json<PendingBusiness[]>()
  expect(queue.map((waiting) => waiting.id)).toEqual([second, id])
  expect((await decide(portal, admin, id, { status: 'approved' })).statusCode).toBe(200)
  expect((await portal.get(`/api/businesses/${slug}`)).json()).toMatchObject({ description })
})

test('rejects the approval of a version from before the resubmission', async () => {
  const { portal, owner, admin, before, id, seen } = await rejected()
  await resubmit(portal, owner, id, {
    description: 'Something else that nobody has read, in jars and by the bucket.',
  })
  const late = await decide(portal, admin, id, { status: 'approved', submittedAt: before.submittedAt })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({
    message: 'This listing was submitted again. Please read it again',
    current: { status: 'pending', by: null, at: null },
  })
  const { status, submittedAt } = await seen()
  expect(status).toBe('pending')
  expect((await decide(portal, admin, id, { status: 'approved', submittedAt })).statusCode).toBe(200)
})

test('keeps, removes, adds and reorders photos; removed ones are swept', async () => {
  const { portal, owner, before, id, seen, images, wait } = await rejected()
  const [, inside = ''] = before.images
  const blue = await createSmallPhoto([20, 40, 200])
  // The second is kept by its URL, in any size; the first is removed.
  const kept = inside.replace('1600.webp', '400.jpg')
  expect((await resubmit(portal, owner, id, { images: [blue, kept] })).statusCode).toBe(200)
  const after = await seen()
  expect(after.images).toHaveLength(2)
  expect(after.images[1]).toBe(inside)
  expect(after.cover).not.toEqual(before.cover)
  expect(after.cover?.color).toBe(after.photos[0]?.color)
  for (const address of after.images) expect((await portal.get(address, owner)).statusCode).toBe(200)
  const [gone = ''] = before.images
  expect((await portal.get(gone, owner)).statusCode).toBe(404)

  wait(10 * 365 * 24 * HOUR)
  expect(await sweepMedia(portal.context)).toBe(6)
  expect(await listStoredFiles(portal)).toHaveLength(2 * 6)
  expect(images).toHaveLength(2)
})

test('stores a photo that is sent again only once', async () => {
  const { portal, owner, before, id, seen, images } = await rejected()
  await resubmit(portal, owner, id, { images: images.toReversed() })
  expect((await seen()).images).toEqual(before.images.toReversed())
  expect(await listStoredFiles(portal)).toHaveLength(2 * 6)
})

test('rejects the URL of a picture that is not the business’s own', async () => {
  const { portal, owner, id, before } = await rejected()
  const other = await registerListing(portal, owner, { images: [await createSmallPhoto([9, 9, 9])] })
  const message = 'Photo 2 is not one of this listing’s photos. Please add it again.'
  for (const foreign of [other.images[0], 'https://elsewhere.example/a.jpg', '/media/../portal.sqlite', '']) {
    const response = await resubmit(portal, owner, id, { images: [before.images[0], foreign] })
    expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { images: message } }])
  }
})

test('only the owner may resubmit, and only while it is rejected', async () => {
  const { portal, owner, admin, id } = await rejected()
  for (const cookies of [await portal.signIn('other'), admin]) {
    expect((await resubmit(portal, cookies, id)).statusCode).toBe(404)
  }
  expect((await resubmit(portal, {}, id)).statusCode).toBe(401)
  expect((await resubmit(portal, owner, 999)).statusCode).toBe(404)
  expect((await resubmit(portal, owner, id)).statusCode).toBe(200)
  const again = await resubmit(portal, owner, id)
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({
    message: 'You can only resubmit a rejected listing. This one is Pending Review',
  })
  await decide(portal, admin, id, { status: 'approved' })
  expect((await resubmit(portal, owner, id)).json()).toEqual({
    message: 'You can only resubmit a rejected listing. This one is Approved',
  })
})

test('a repeat with the same key gets the first response; mistakes are reported as at registration', async () => {
  const { portal, owner, id, images } = await rejected()
  const key = { 'idempotency-key': 'again' }
  expect((await resubmit(portal, owner, id, { name: 'A' })).json()).toMatchObject({
    fields: { name: 'Shop name must be at least 2 characters' },
  })
  const first = await resubmit(portal, owner, id, { images }, key)
  expect((await resubmit(portal, owner, id, { images }, key)).body).toBe(first.body)
  expect((await resubmit(portal, owner, id, { images: [] }, key)).statusCode).toBe(409)
})

test('a new name gets a new slug, and the former one still finds the business', async () => {
  const { portal, owner, admin, id, before } = await rejected()
  await addListings(portal.store, { name: 'Gizo Honey' })
  const renamed = (await resubmit(portal, owner, id, { name: 'Gizo Honey' })).json<CreatedBusiness>()
  expect(renamed.slug).toBe('gizo-honey-2')
  await decide(portal, admin, id, { status: 'approved' })
  expect((await portal.get(`/api/businesses/${before.slug}`)).json()).toMatchObject({
    id,
    slug: 'gizo-honey-2',
  })
})

test('keeps what the form doesn’t ask for, except coordinates after a move', async () => {
  const { portal, owner, id, seen } = await rejected({ businessTypes: ['B2C'], website: 'honey.example' })
  await portal.store.write
    .updateTable('businesses')
    .set({ latitude: -8, longitude: 157 })
    .where('id', '=', id)
    .execute()
  const { website: _, ...form } = { ...SHOP, website: '' }
  await resubmit(portal, owner, id, form)
  expect(await seen()).toMatchObject({
    businessTypes: ['B2C'],
    website: 'https://honey.example',
    latitude: -8,
    images: [],
  })
  await portal.store.write
    .updateTable('businesses')
    .set({ status: 'rejected' })
    .where('id', '=', id)
    .execute()
  await resubmit(portal, owner, id, { country: 'malaita', address: 'Auki' })
  expect(await seen()).toMatchObject({ province: 'malaita', latitude: null, longitude: null })
})

test('the owner gets a receipt each time, with the reference and the due day', async () => {
  const { portal, owner, id, before } = await rejected()
  await resubmit(portal, owner, id)
  const mails = await portal.store.read.selectFrom('outbox').selectAll().orderBy('id').execute()
  const received = mails.filter(({ subject }) => subject.startsWith('We have received'))
  expect(received.map(({ subject, to_address }) => [subject, to_address])).toEqual([
    ['We have received your listing: Kolombangara Honey', 'owner@portal.test'],
    ['We have received your corrected listing: Kolombangara Honey', 'owner@portal.test'],
  ])
  for (const { text } of received) {
    expect(text).toContain('Hello Peter Vave')
    expect(text).toContain(String(before.reference))
  }
})

test('shows administrators the changes since the rejected version while a resubmission waits', async () => {
  const { portal, owner, admin, images, id } = await rejected()
  await resubmit(portal, owner, id, {
    ownerName: 'Somebody else',
    name: 'Kokonut Works',
    images: [images[0]],
  })
  const differences = async () =>
    (await portal.get(`/api/admin/queue/items/businesses/${id}`, admin)).json<QueueDetail>().differences
  expect(await differences()).toEqual([
    { field: 'Name', before: SHOP.name, after: 'Kokonut Works' },
    { field: 'Photos', before: '2 photos', after: '1 photo: 1 removed' },
  ])
  await purgeRejectedVersions(portal.store.write)
  expect(await differences()).toHaveLength(2)
  await decide(portal, admin, id, { status: 'approved' })
  await purgeRejectedVersions(portal.store.write)
  expect(await differences()).toEqual([])
})
