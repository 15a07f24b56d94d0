import { getPhotoUrl } from '@portal/domain/business'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import { toJson } from '#shared/json.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { listStoredFiles } from '#test/photos.ts'
import { newS3 } from '#test/s3.ts'
import { addStoredPhoto } from '#test/stored-photo.ts'
import { completePhotos } from './complete-photos.service.ts'
import { checkPhotos } from './photo-check.service.ts'
import { getLargestFileName, listPhotoFiles, listUsedFiles } from './photos.service.ts'
import { createOnDemandStore } from './sizes-on-demand.ts'
import type { FileStore } from './store/file-store.ts'
import { createS3Store } from './store/s3-store.ts'

/** The width of the largest size that `addStoredPhoto` adds. */
const WIDTH = 600

/** Creates a portal with photos of which only the largest file is stored, and lists the initial files. */
async function newPortal(photos = 1, prepare: (own: FileStore) => FileStore = (own) => own) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  let files: FileStore | undefined
  const portal = await newApp({
    media: (own) => {
      files = prepare(own)
      return createOnDemandStore(files, log)
    },
  })
  const { context, store } = portal
  const names: string[] = []
  for (let n = 0; n < photos; n += 1) names.push(await addStoredPhoto(context))
  for (const { name, business_id: id } of await store.read
    .selectFrom('photos')
    .select(['name', 'business_id'])
    .execute())
    await store.write
      .transaction()
      .execute((trx) => changeBusiness(trx, id, { images: toJson([getPhotoUrl(name)]) }))
  await store.write.updateTable('photos').set({ bytes: null }).execute()
  await context.media.remove(
    names.flatMap((name) => listPhotoFiles(name).filter((file) => file !== getLargestFileName(name))),
  )
  const put = vi.spyOn(files ?? context.media, 'put')
  return {
    portal,
    names,
    name: names[0] ?? '',
    files: files ?? context.media,
    put,
    logged: () => lines.map(toMessage),
  }
}

const toMessage = (line: string): unknown => (JSON.parse(line) as { msg: unknown }).msg

async function usedFiles({ read }: Store): Promise<string[]> {
  const files: string[] = []
  for await (const file of listUsedFiles(read)) files.push(file)
  return files.toSorted()
}

const getPhoto = ({ inject }: TestApp, file: string, headers: Record<string, string> = {}) =>
  inject({ method: 'GET', url: `/media/${file}`, headers })

test.each([
  ['400.webp', 400, 'webp'],
  ['400.jpg', 400, 'jpeg'],
  ['800.jpg', WIDTH, 'jpeg'],
  ['1600.jpg', WIDTH, 'jpeg'],
])('a missing size, %s, is created on demand and stored', async (size, width, format) => {
  const { portal, name } = await newPortal()
  const made = await getPhoto(portal, `${name}-${size}`)
  expect(made.statusCode).toBe(200)
  expect(await sharp(made.rawPayload).metadata()).toMatchObject({ width, format })
  expect(await listStoredFiles(portal)).toEqual([`${name}-${size}`, getLargestFileName(name)].toSorted())
  const stored = await getPhoto(portal, `${name}-${size}`)
  expect(stored.rawPayload).toEqual(made.rawPayload)
})

test('concurrent requests for a size create it once', async () => {
  const { portal, name, put } = await newPortal()
  const file = `${name}-400.webp`
  const responses = await Promise.all(Array.from({ length: 5 }, () => getPhoto(portal, file)))
  expect(
    new Set(responses.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size,
  ).toBe(1)
  expect(put).toHaveBeenCalledTimes(1)
})

test('ranges and headers of a missing size are those of the whole file', async () => {
  const { portal, name } = await newPortal()
  const part = await getPhoto(portal, `${name}-400.webp`, { range: 'bytes=8-11' })
  expect([part.statusCode, part.body]).toEqual([206, 'WEBP'])
  const head = await portal.inject({ method: 'HEAD', url: `/media/${name}-800.webp` })
  const whole = await getPhoto(portal, `${name}-800.webp`)
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
})

test('a range of a file that can’t be stored is served from memory', async () => {
  const { portal, name, put } = await newPortal()
  put.mockRejectedValue(new Error('full'))
  const part = await getPhoto(portal, `${name}-400.webp`, { range: 'bytes=8-11' })
  expect([part.statusCode, part.body]).toEqual([206, 'WEBP'])
})

test('nothing is created for callers without access to the photo', async () => {
  const { portal, name } = await newPortal()
  await portal.store.write.transaction().execute(async (trx) => changeBusiness(trx, 1, { status: 'pending' }))
  expect((await getPhoto(portal, `${name}-400.webp`)).statusCode).toBe(404)
  expect(await listStoredFiles(portal)).toEqual([getLargestFileName(name)])
})

test('a size that can’t be stored is served, and created again for the next request', async () => {
  const { portal, name, put, logged } = await newPortal()
  put.mockRejectedValueOnce(new Error('full'))
  expect((await getPhoto(portal, `${name}-400.webp`)).statusCode).toBe(200)
  expect(await listStoredFiles(portal)).toEqual([getLargestFileName(name)])
  expect(logged()).toEqual(['a size of a photo was made and can’t be stored'])
  expect((await getPhoto(portal, `${name}-400.webp`)).statusCode).toBe(200)
  expect(await listStoredFiles(portal)).toHaveLength(2)
})

test('photos without their largest file, or with a damaged one, are not found', async () => {
  const { portal, names, files, logged } = await newPortal(2)
  const [lost = '', damaged = ''] = names
  await files.remove([getLargestFileName(lost), getLargestFileName(damaged)])
  await files.put([{ name: getLargestFileName(damaged), bytes: Buffer.from('no picture') }])
  // A damaged one is not retried each time.
  for (const name of [...names, ...names])
    expect((await getPhoto(portal, `${name}-400.webp`)).statusCode).toBe(404)
  expect((await getPhoto(portal, getLargestFileName(lost))).statusCode).toBe(404)
  expect(logged()).toEqual(['a size of a photo can’t be made'])
})

test.each([
  ['a folder', () => Promise.resolve(undefined)],
  [
    'S3',
    async () => {
      const store = createS3Store((await newS3()).objectStore)
      return () => store
    },
  ],
])('photos in %s are complete afterwards, and a picture is processed once', async (_, prepare) => {
  const { portal, names, files, put } = await newPortal(3, await prepare())
  const check = () => checkPhotos({ store: portal.store, media: files, now: Date.now }, { reads: true })
  expect(await usedFiles(portal.store)).toEqual(names.map(getLargestFileName).toSorted())
  expect(await check()).toMatchObject({ photos: 3, files: 3, missing: [], sizes: [], damaged: [] })
  await getPhoto(portal, `${names[1]}-400.webp`)
  await completePhotos(portal.context)
  const all = names.flatMap(listPhotoFiles).toSorted()
  expect(await listStoredFiles(portal)).toEqual(all)
  expect(await usedFiles(portal.store)).toEqual(all)
  expect(await check()).toMatchObject({ photos: 3, files: 18, missing: [], sizes: [], damaged: [] })
  // The requested size, and the five of the picture.
  expect(put.mock.calls.length).toBeLessThanOrEqual(6)
})

test('an interrupted completion is continued by the next pass', async () => {
  const { portal, names } = await newPortal(2)
  await completePhotos(portal.context, AbortSignal.abort())
  expect(await listStoredFiles(portal)).toHaveLength(2)
  await completePhotos(portal.context)
  expect(await listStoredFiles(portal)).toEqual(names.flatMap(listPhotoFiles).toSorted())
})

test('photos whose sizes can’t be stored stay incomplete', async () => {
  const { portal, names, put } = await newPortal(2)
  put.mockRejectedValue(new Error('full'))
  await expect(completePhotos(portal.context)).rejects.toThrow('Sizes of 2 photos can’t be stored')
  const rows = await portal.store.read.selectFrom('photos').select('bytes').execute()
  expect(rows).toEqual([{ bytes: null }, { bytes: null }])
  put.mockRestore()
  await completePhotos(portal.context)
  expect(await listStoredFiles(portal)).toEqual(names.flatMap(listPhotoFiles).toSorted())
})

test('a photo without its largest file is measured by the remaining ones', async () => {
  const { portal, name, files } = await newPortal()
  await getPhoto(portal, `${name}-400.webp`)
  await files.remove([getLargestFileName(name)])
  await completePhotos(portal.context)
  const { bytes } = await portal.store.read.selectFrom('photos').select('bytes').executeTakeFirstOrThrow()
  expect(bytes).toBe((await files.stat(`${name}-400.webp`))?.size)
})
