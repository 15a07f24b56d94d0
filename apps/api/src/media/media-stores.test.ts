import type { AddressInfo } from 'node:net'
import type { OwnBusiness } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { LARGE_DISK, newApp } from '#test/new-app.ts'
import { post } from '#test/accounts.ts'
import { newShop } from '#test/orders.ts'
import {
  dataUrl,
  createPhonePhoto,
  registerListing,
  createSmallPhoto,
  listStoredFiles,
  submit,
} from '#test/photos.ts'
import { newS3 } from '#test/s3.ts'
import { sweepMedia } from './photos.service.ts'
import { createS3Store } from './store/s3-store.ts'

type Options = NonNullable<Parameters<typeof newApp>[0]>

const onFolder = (): Promise<Options> => Promise.resolve({})

async function onS3(): Promise<Options> {
  const store = createS3Store((await newS3()).objectStore)
  return { media: () => store }
}

const FILES_OF_A_PHOTO = 6

describe.each([
  ['a folder', onFolder],
  ['S3', onS3],
])('photos in %s', (_, newOptions) => {
  test('are uploaded, shown once they are public, and gone at once when they are hidden', async () => {
    const portal = await newApp(await newOptions())
    const owner = await portal.signIn('owner')
    const admin = await portal.signIn('admin')
    const listing = await registerListing(portal, owner, { images: [await createSmallPhoto()] })
    const url = listing.images[0] ?? ''
    expect((await portal.get(url)).statusCode).toBe(404)
    expect((await portal.get(url, owner)).statusCode).toBe(200)
    await portal.inject({
      method: 'PATCH',
      url: `/api/admin/businesses/${listing.id}/status`,
      payload: { status: 'approved' },
      cookies: admin,
    })
    const shown = await portal.get(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload.subarray(8, 12).toString()).toBe('WEBP')

    const again = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      portal.inject({ method, url, headers })
    const etag = String(shown.headers.etag)
    const known = await again({ 'if-none-match': etag })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
    const seen = String(shown.headers['last-modified'])
    expect((await again({ 'if-modified-since': seen })).statusCode).toBe(304)
    const part = await again({ range: 'bytes=4-7' })
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '4'])
    expect(part.rawPayload).toEqual(shown.rawPayload.subarray(4, 8))
    const end = await again({ range: 'bytes=-5', 'if-range': etag })
    expect(end.rawPayload).toEqual(shown.rawPayload.subarray(-5))
    const size = shown.rawPayload.length
    expect(end.headers['content-range']).toBe(`bytes ${size - 5}-${size - 1}/${size}`)
    expect((await again({ range: 'bytes=4-7', 'if-range': '"another"' })).rawPayload).toEqual(
      shown.rawPayload,
    )
    expect((await again({ range: 'bytes=0-1,4-7' })).rawPayload).toEqual(shown.rawPayload)
    expect((await again({ range: `bytes=${size}-` })).statusCode).toBe(416)
    const head = await again({}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ 'content-length': String(size), 'content-type': 'image/webp' })

    await portal.store.write
      .transaction()
      .execute((trx) => changeBusiness(trx, listing.id, { suspended_at: portal.context.now() }))
    for (const headers of [{}, { 'if-none-match': etag }, { range: 'bytes=4-7' }] as const)
      expect((await again(headers)).statusCode).toBe(404)
    expect((await portal.get(url, owner)).statusCode).toBe(200)
  })

  test('without an owner are swept, and no others', async () => {
    const portal = await newApp(await newOptions())
    const owner = await portal.signIn('owner')
    await registerListing(portal, owner, { images: [await createSmallPhoto()] })
    const kept = await listStoredFiles(portal)
    await portal.context.media.put([
      { name: 'n1fAbcdefghijklmno-_23-400.webp', bytes: Buffer.from('a') },
      { name: 'notes.txt', bytes: Buffer.from('a') },
    ])
    const sweepIn = (time: number) => sweepMedia({ ...portal.context, now: () => Date.now() + time })
    expect(await sweepIn(0)).toBe(0)
    expect(await sweepIn(2 * HOUR)).toBe(1)
    expect(await listStoredFiles(portal)).toEqual([...kept, 'notes.txt'].toSorted())
  })

  test('of people are public, those of payments only for the people concerned', async () => {
    const shop = await newShop(await newOptions())
    const picture = await shop.inject({
      method: 'PUT',
      url: '/api/account/picture',
      payload: { image: await createSmallPhoto() },
      cookies: shop.owner,
    })
    const { profileImageUrl = '' } = picture.json<{ profileImageUrl?: string }>()
    expect((await shop.get(profileImageUrl)).statusCode).toBe(200)

    const { reference } = await shop.order()
    const image = dataUrl(await createPhonePhoto({ width: 600, height: 900 }))
    const sent = await post(shop, `/api/orders/${reference}/proofs`, { image }, shop.owner)
    const [proof] = sent.json<{ proofs: { url: string }[] }>().proofs
    const statuses = []
    for (const cookies of [{}, await shop.signIn('other'), shop.owner, shop.admin]) {
      const answer = await shop.get(proof?.url ?? '', cookies)
      statuses.push([answer.statusCode, answer.headers['cache-control']])
    }
    const [none, own] = [
      [404, 'no-store'],
      [200, 'private, no-store'],
    ]
    expect(statuses).toEqual([none, none, own, own])
  })
})

const AWAY = 'The portal can’t reach its photos right now. Please try again in a moment'
const NOT_SAVED = 'The portal can’t save photos right now. Please try again in a moment'

/** Creates a portal with a public listing whose photo is in S3, which a test can stop. */
async function newPortalOnS3() {
  const s3 = await newS3()
  const store = createS3Store(s3.objectStore)
  let suspicions = 0
  const disk = { ...LARGE_DISK, markSuspect: () => void (suspicions += 1) }
  const portal = { ...(await newApp({ media: () => store, disk })), suspicions: () => suspicions }
  const owner = await portal.signIn('owner')
  const listing = await registerListing(portal, owner, { images: [await createSmallPhoto()] })
  await portal.store.write
    .transaction()
    .execute((trx) => changeBusiness(trx, listing.id, { status: 'approved' }))
  return { portal, s3, owner, listing, photo: listing.images[0] ?? '' }
}

test('while S3 is unavailable pages work and photos return 503, until it is back', async () => {
  const { portal, s3, owner, listing, photo } = await newPortalOnS3()
  const known = String((await portal.get(photo)).headers.etag)
  await s3.stop()
  for (const url of [`/api/businesses/${listing.id}`, '/api/businesses', '/api/health/ready'])
    expect((await portal.get(url)).statusCode).toBe(200)
  for (const headers of [{}, { range: 'bytes=4-7' }] as const) {
    const answer = await portal.inject({ method: 'GET', url: photo, headers })
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { message: AWAY },
      '5',
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.etag).toBeUndefined()
  }
  const repeat = await portal.inject({ method: 'GET', url: photo, headers: { 'if-none-match': known } })
  expect(repeat.statusCode).toBe(304)
  const download = await portal.get('/api/account/export', owner)
  expect([download.statusCode, download.json()]).toEqual([503, { message: AWAY }])
  await s3.start()
  expect((await portal.get(photo)).statusCode).toBe(200)
  expect((await portal.get('/api/account/export', owner)).statusCode).toBe(200)
})

test('while S3 is unavailable nothing is stored partially, and a repeat stores it', async () => {
  const { portal, s3, owner } = await newPortalOnS3()
  const rows = async () => [
    await portal.store.read.selectFrom('businesses').selectAll().execute(),
    await portal.store.read.selectFrom('photos').selectAll().execute(),
    await portal.store.read.selectFrom('users').select('profile_image_url').execute(),
  ]
  const before = await rows()
  const files = await listStoredFiles(portal)
  const shop = {
    name: 'Ghizo Timber',
    images: [await createSmallPhoto(), await createSmallPhoto([10, 20, 200])],
  }
  const send = () => submit(portal, owner, shop, { 'idempotency-key': 'once' })
  const setPicture = async () =>
    portal.inject({
      method: 'PUT',
      url: '/api/account/picture',
      payload: { image: await createSmallPhoto() },
      cookies: owner,
    })
  await s3.stop()
  for (const answer of [await send(), await setPicture()])
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { message: NOT_SAVED },
      '5',
    ])
  expect(await rows()).toEqual(before)
  expect(portal.suspicions()).toBe(0)
  await s3.start()
  expect(await listStoredFiles(portal)).toEqual(files)
  expect((await send()).statusCode).toBe(201)
  expect((await setPicture()).statusCode).toBe(200)
  expect(await listStoredFiles(portal)).toHaveLength(files.length + 2 * FILES_OF_A_PHOTO + 1)
})

test('a submission is refused as a whole if S3 fails between its photos', async () => {
  const { portal, s3, owner } = await newPortalOnS3()
  const files = await listStoredFiles(portal)
  let puts = 0
  s3.interceptWith((own) => (request, response) => {
    if (request.method === 'PUT') puts += 1
    // Some files of the second photo are stored already.
    if (puts > FILES_OF_A_PHOTO + 2 && request.method === 'PUT') request.socket.destroy()
    else own(request, response)
  })
  const images = [await createSmallPhoto(), await createSmallPhoto([10, 20, 200])]
  const answer = await submit(portal, owner, { name: 'Ghizo Timber', images })
  expect([answer.statusCode, answer.json()]).toEqual([503, { message: NOT_SAVED }])
  expect(await listStoredFiles(portal)).toEqual(files)
  expect((await portal.get('/api/businesses?owner=me', owner)).json<OwnBusiness[]>()).toHaveLength(1)
})

test('a photo whose bytes stop arriving is cut off, not treated as complete', async () => {
  const { portal, s3, photo } = await newPortalOnS3()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = portal.app.server.address() as AddressInfo
  s3.interceptWith(() => (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': 1_000_000, 'last-modified': new Date().toUTCString() })
    response.write('the beginning', () => response.destroy())
  })
  const answer = await fetch(`http://127.0.0.1:${port}${photo}`)
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000000'])
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
})
