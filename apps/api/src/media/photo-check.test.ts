import { HOUR } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import { newApp } from '#test/new-app.ts'
import { createSmallPhoto } from '#test/photos.ts'
import { newS3 } from '#test/s3.ts'
import { addStoredPhoto } from '#test/stored-photo.ts'
import { checkPhotos } from './photo-check.service.ts'
import { listPhotoFiles } from './photos.service.ts'
import type { FileStore } from './store/file-store.ts'
import { readAll } from './store/read-all.ts'
import { createS3Store } from './store/s3-store.ts'

const record = (store: Store, name: string, bytes: number) =>
  store.write.updateTable('photos').set({ bytes }).where('name', '=', name).execute()

async function cutOff(media: FileStore, name: string, size = 10): Promise<void> {
  const bytes = await readAll(media, name)
  await media.remove([name])
  await media.put([{ name, bytes: bytes?.subarray(0, size) ?? Buffer.alloc(0) }])
}

const ORPHAN = 'n1fAbcdefghijklmno-_23-400.webp'
/** The database has no size of the person's picture. */
const NOT_COMPARED = { incomplete: 0, unrecorded: 1 }
const AGREED = { missing: [], orphans: [], empty: [], sizes: [], notCompared: NOT_COMPARED, damaged: null }

describe.each([
  ['a folder', () => Promise.resolve({})],
  [
    'S3',
    async () => {
      const store = createS3Store((await newS3()).objectStore)
      return { media: () => store }
    },
  ],
])('photos in %s', (_, newOptions) => {
  async function newPhotos() {
    const { context, inject, signIn } = await newApp(await newOptions())
    const { store, media } = context
    const names = [await addStoredPhoto(context), await addStoredPhoto(context)] as const
    const payload = { image: await createSmallPhoto() }
    await inject({ method: 'PUT', url: '/api/account/picture', payload, cookies: await signIn('owner') })
    const check = (reads = false, later = 0) =>
      checkPhotos({ store, media, now: () => Date.now() + later }, { reads })
    return { store, media, names, check }
  }

  test('that are complete match the database, also if each is read', async () => {
    const { check } = await newPhotos()
    expect(await check()).toEqual({ ...AGREED, photos: 3, files: 13 })
    expect(await check(true)).toEqual({ ...AGREED, photos: 3, files: 13, damaged: [] })
  })

  test('that are missing, left over or of another size are named', async () => {
    const { store, media, names, check } = await newPhotos()
    await media.remove([`${names[0]}-800.jpg`])
    await media.put([
      { name: ORPHAN, bytes: Buffer.from('a') },
      { name: 'notes.txt', bytes: Buffer.from('a') },
    ])
    await record(store, names[1], 5)
    // Files younger than two hours may belong to a pending submission.
    expect((await check()).orphans).toEqual([])
    const { missing, orphans, sizes } = await check(false, 3 * HOUR)
    expect([missing, orphans]).toEqual([[`${names[0]}-800.jpg`], [ORPHAN]])
    expect(sizes).toEqual([{ name: names[1], recorded: 5, stored: expect.any(Number), isComplete: true }])
  })

  test('that lack files are named if the others are too large, else counted as not compared', async () => {
    const { store, media, names, check } = await newPhotos()
    const [name] = names
    await media.remove([`${name}-1600.jpg`])
    await cutOff(media, `${name}-800.webp`)
    expect(await check()).toMatchObject({ sizes: [], notCompared: { incomplete: 1, unrecorded: 1 } })
    expect((await check(true)).damaged).toEqual([`${name}-800.webp`])
    await record(store, name, 20)
    expect(await check()).toMatchObject({
      sizes: [{ name, recorded: 20, stored: expect.any(Number), isComplete: false }],
      notCompared: { incomplete: 0, unrecorded: 1 },
    })
    // No file is left whose size could be compared.
    await media.remove(listPhotoFiles(name))
    expect(await check()).toMatchObject({ sizes: [], notCompared: { incomplete: 0, unrecorded: 1 } })
  })

  test('with an empty file are named, whatever else they lack', async () => {
    const { media, names, check } = await newPhotos()
    await media.remove([`${names[0]}-1600.jpg`])
    await cutOff(media, `${names[0]}-800.webp`, 0)
    expect((await check()).empty).toEqual([`${names[0]}-800.webp`])
  })

  test('that are truncated or no pictures are found by reading them', async () => {
    const { media, names, check } = await newPhotos()
    const name = `${names[0]}-1600.jpg`
    const size = (await media.stat(name))?.size ?? 0
    await media.remove([name])
    await media.put([{ name, bytes: Buffer.alloc(size) }])
    expect(await check()).toMatchObject(AGREED)
    expect((await check(true)).damaged).toEqual([name])
  })
})
