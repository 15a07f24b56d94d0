import { setTimeout } from 'node:timers/promises'
import { parsePhotoUrl, getPhotoUrl } from '@portal/domain/business'
import type { Business, BusinessSummary, EditableBusiness } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { findPhotos, insertPhoto, markUsedPhotos } from '#media/photos.repository.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { addPhoto, approve, edit, readEditable, reject } from '#test/edits.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { dataUrl, createDrawing, RED, registerListing, createSmallPhoto } from '#test/photos.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { purgeUnusedPhotos } from './photos.service.ts'

const photo = (shade: number) => createSmallPhoto([shade, 90, 160])

/** A public listing with one photo, on the plan with a gallery. */
async function newListing({ tier = 2 }: { readonly tier?: 0 | 2 } = {}) {
  let now = NOW
  const portal = await newApp({ now: () => now })
  const [owner, other, admin] = [
    await portal.signIn('owner'),
    await portal.signIn('other'),
    await portal.signIn('admin'),
  ]
  const { id, images } = await registerListing(portal, owner, { images: [await createSmallPhoto(RED)] })
  await portal.store.write
    .transaction()
    .execute((trx) => changeBusiness(trx, id, { status: 'approved', tier, public_until: NOW + 90 * DAY }))
  return {
    portal,
    owner,
    other,
    admin,
    id,
    first: images[0] ?? '',
    add: async (shade: number) => addPhoto(portal, owner, id, await photo(shade)),
    seen: async () => (await portal.get(`/api/businesses/${id}`)).json<Business>(),
    status: async (url: string, cookies = {}) => (await portal.get(url, cookies)).statusCode,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    now: () => now,
  }
}

describe('a photo that is added', () => {
  test('is visible only to its owner and administrators until it is approved', async () => {
    const { portal, owner, other, admin, id, first, add, seen, status } = await newListing()
    const added = await add(10)
    await edit(portal, owner, id, {
      photos: [
        { url: added, caption: 'Our new hives' },
        { url: first, caption: null },
      ],
    })
    expect([await status(added), await status(added, other)]).toEqual([404, 404])
    expect([await status(added, owner), await status(added, admin)]).toEqual([200, 200])
    expect((await seen()).images).toEqual([first])
    await approve(portal, id)
    expect(await status(added)).toBe(200)
    expect((await seen()).photos.map(({ src, caption }) => [src, caption])).toEqual([
      [added, 'Our new hives'],
      [first, null],
    ])
  })

  test('keeps the part in view that its owner chooses, at once and in lists', async () => {
    const { portal, owner, id, first, seen } = await newListing()
    const changed = await edit(portal, owner, id, {
      photos: [{ url: first, caption: null, focus: 'upper' }],
    })
    expect(changed.statusCode).toBe(200)
    const { slug, photos } = await seen()
    expect(photos).toMatchObject([{ src: first, focus: 'upper' }])
    const list = (await portal.get('/api/businesses')).json<BusinessSummary[]>()
    expect(list.find((business) => business.slug === slug)?.cover).toMatchObject({ focus: 'upper' })
    await edit(portal, owner, id, { photos: [{ url: first, caption: null }] })
    expect((await seen()).photos[0]).not.toHaveProperty('focus')
  })

  test('stays hidden once it is rejected', async () => {
    const { portal, owner, id, first, add, seen, status } = await newListing()
    const added = await add(10)
    await edit(portal, owner, id, { photos: [{ url: added, caption: null }] })
    await reject(portal, id)
    expect(await status(added)).toBe(404)
    expect((await seen()).images).toEqual([])
    expect(await status(first)).toBe(404)
  })

  test('twice is stored once', async () => {
    const { add } = await newListing()
    expect(await add(10)).toBe(await add(10))
  })

  test('is refused from others, and if it is no photo', async () => {
    const { portal, owner, other, id } = await newListing()
    const send = async (image: string, cookies: Record<string, string>) =>
      portal.inject({ method: 'POST', url: `/api/businesses/${id}/photos`, payload: { image }, cookies })
    expect((await send(await photo(10), other)).statusCode).toBe(404)
    expect((await send('data:text/plain;base64,AAAA', owner)).statusCode).toBe(400)
    expect((await send('/media/x.webp', owner)).statusCode).toBe(400)
  })

  test('is removed a day after its last use', async () => {
    const { portal, owner, id, first, add, status, wait, now } = await newListing()
    const [kept, dropped] = [await add(10), await add(20)]
    await edit(portal, owner, id, {
      photos: [first, kept, dropped].map((url) => ({ url, caption: null })),
    })
    await edit(portal, owner, id, { photos: [first, kept].map((url) => ({ url, caption: null })) })
    wait(DAY)
    await purgeUnusedPhotos(portal.store, now())
    const later = await portal.signIn('owner')
    expect(await status(dropped, later)).toBe(200)
    wait(1)
    await purgeUnusedPhotos(portal.store, now())
    await sweepMedia(portal.context)
    expect(await status(dropped, later)).toBe(404)
    expect([await status(kept, later), await status(first)]).toEqual([200, 200])
  })
})

test('keeps a photo that an edit begins to use during the purge', async () => {
  const { portal, id, add, wait, now } = await newListing()
  const name = parsePhotoUrl(await add(10))?.name ?? ''
  wait(DAY + 1)
  let purge: Promise<void> | undefined
  await portal.store.write.transaction().execute(async (trx) => {
    await markUsedPhotos(trx, id, [name], now())
    purge = purgeUnusedPhotos(portal.store, now())
    await setTimeout(100)
  })
  await purge
  expect((await findPhotos(portal.store.read, id)).map((one) => one.name)).toContain(name)
})

test('a photo that is sent again stays for another day', async () => {
  const { portal, id, add, wait, now } = await newListing()
  const added = await add(10)
  wait(20 * HOUR)
  expect(await add(10)).toBe(added)
  wait(20 * HOUR)
  await purgeUnusedPhotos(portal.store, now())
  expect((await findPhotos(portal.store.read, id)).map(({ name }) => getPhotoUrl(name))).toContain(added)
})

describe('photos that are public', () => {
  test('are reordered, lose captions and are removed at once', async () => {
    const { portal, owner, id, first, add, seen } = await newListing()
    const second = await add(10)
    const photos = [
      { url: first, caption: 'Hives' },
      { url: second, caption: 'Jars' },
    ]
    await edit(portal, owner, id, { photos })
    await approve(portal, id)
    const response = await edit(portal, owner, id, {
      photos: [
        { url: second, caption: 'Jars' },
        { url: first, caption: null },
      ],
    })
    expect(response.json<EditableBusiness>().waiting).toBeNull()
    expect((await seen()).photos.map(({ src, caption }) => [src, caption])).toEqual([
      [second, 'Jars'],
      [first, null],
    ])
    await edit(portal, owner, id, { photos: [] })
    expect((await seen()).images).toEqual([])
  })

  test('are removed at once even if another one waits', async () => {
    const { portal, owner, id, first, add, seen } = await newListing()
    const added = await add(10)
    await edit(portal, owner, id, { photos: [{ url: added, caption: null }] })
    expect((await seen()).images).toEqual([])
    await edit(portal, owner, id, {
      photos: [
        { url: added, caption: null },
        { url: first, caption: null },
      ],
    })
    expect((await readEditable(portal, owner, id)).waiting?.changes).toMatchObject([
      { field: 'photos', before: [] },
    ])
  })

  test('are limited by the plan', async () => {
    const { portal, owner, id, add } = await newListing({ tier: 0 })
    const urls = await Promise.all([1, 2, 3, 4, 5].map((shade) => add(shade * 30)))
    const photos = urls.map((url) => ({ url, caption: null }))
    expect((await edit(portal, owner, id, { photos })).json()).toMatchObject({
      fields: { photos: 'The Free Trial plan allows up to 4 photos. Please remove some' },
    })
    expect((await edit(portal, owner, id, { photos: photos.slice(1) })).statusCode).toBe(200)
  })
})

test('a logo is public on every plan once it is approved, and may be a photo too', async () => {
  const { portal, owner, id, add, seen, status } = await newListing({ tier: 0 })
  const logo = await add(10)
  await edit(portal, owner, id, { logo, photos: [{ url: logo, caption: null }] })
  expect(await status(logo)).toBe(404)
  await approve(portal, id)
  expect(await seen()).toMatchObject({ logoUrl: logo, images: [logo] })
  await edit(portal, owner, id, { photos: [] })
  expect(await status(logo)).toBe(200)
  await edit(portal, owner, id, { logo: null })
  expect(await status(logo)).toBe(404)
})

test('refuses a photo beyond the maximum of a listing before decoding it', async () => {
  const { portal, owner, id } = await newListing()
  const rows = Array.from({ length: 59 }, (_, at) => ({
    name: `n1fAbcdefghijklmno-_${String(at).padStart(2, '0')}`,
    width: 10,
    height: 10,
    color: '#102030',
    bytes: 100,
    business_id: id,
    sha256: Buffer.alloc(32, at),
    created_at: NOW,
    unused_since: NOW,
  }))
  await portal.store.write.transaction().execute(async (trx) => {
    for (const row of rows) await insertPhoto(trx, row)
  })
  const image = dataUrl((await createDrawing().jpeg().toBuffer()).subarray(0, 2_000))
  const response = await portal.inject({
    method: 'POST',
    url: `/api/businesses/${id}/photos`,
    payload: { image },
    cookies: owner,
  })
  expect([response.statusCode, response.json()]).toEqual([
    409,
    { message: 'At most 60 photos of a listing are kept. Please try again tomorrow' },
  ])
})
