import { setImmediate } from 'node:timers/promises'
import { PHOTO_ERRORS } from '@portal/domain/business'
import { beforeEach, expect, test } from 'vitest'
import type { PhotoArchive } from './photo-archive.ts'
import { createPhotoStore, type StoredPhoto } from './photo-store.ts'
import type { FileRejection } from '#shared/photos/check-files.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 0, 0, 0, 0]

const getFile = (name: string, bytes: readonly number[] = JPEG, size = bytes.length): File => {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const stored = (id: string): StoredPhoto => ({
  kind: 'stored',
  id,
  name: `Photo ${id}`,
  address: `/media/${id}-1600.webp`,
  src: `/media/${id}-400.webp`,
})

const refusals: FileRejection[] = []
const revoked: string[] = []

beforeEach(() => {
  kept.clear()
  used = []
  refusals.length = 0
  revoked.length = 0
  let count = 0
  URL.createObjectURL = () => `blob:${++count}`
  URL.revokeObjectURL = (address) => void revoked.push(address)
})

/** The photos on this device, as after a reload. */
const kept = new Map<string, Blob>()
let used: readonly string[] = []
const archive: PhotoArchive = {
  save: async (id, photo) => void kept.set(id, photo),
  find: async (id) => kept.get(id) ?? null,
  removeUnused: async (except) => {
    for (const id of kept.keys()) if (![...used, ...except].includes(id)) kept.delete(id)
  },
}
const fullArchive: PhotoArchive = { ...archive, save: () => Promise.reject(new Error('full')) }

const aStore = (
  shrinkPhoto: (file: Blob) => Promise<Blob> = async () => new Blob(['small']),
  photoArchive = archive,
) =>
  createPhotoStore({
    shrinkPhoto,
    archive: photoArchive,
    toDataUrl: async (file) => `data:${await file.text()}`,
    onRejected: (refusal) => void refusals.push(refusal),
  })

const names = (store: ReturnType<typeof aStore>) => store.current().items.map(({ name }) => name)
const idOf = (store: ReturnType<typeof aStore>, name: string) =>
  store.current().items.find((item) => item.name === name)?.id ?? ''

test('photos are shrunk one at a time, previewed, and read in order', async () => {
  let busy = 0
  let maxBusy = 0
  const store = aStore(async (file) => {
    busy += 1
    maxBusy = Math.max(maxBusy, busy)
    await setImmediate()
    busy -= 1
    return file
  })
  await store.add([getFile('front.jpg'), getFile('inside.jpg')])
  expect(maxBusy).toBe(1)
  expect(store.current().items[1]).toMatchObject({ src: 'blob:2' })
  store.move(idOf(store, 'inside.jpg'), 0)
  expect(names(store)).toEqual(['inside.jpg', 'front.jpg'])
  expect(await store.images()).toHaveLength(2)
})

test('one message names every rejected file; the others are added', async () => {
  const store = aStore()
  await store.add([getFile('one.gif', GIF), getFile('two.gif', GIF), getFile('front.jpg')])
  expect(names(store)).toEqual(['front.jpg'])
  expect(refusals).toEqual([
    {
      title: 'Invalid file type',
      text:
        'one.gif is not a valid image format. Please use JPG, PNG, or WebP. ' +
        'two.gif is not a valid image format. Please use JPG, PNG, or WebP.',
    },
  ])
  expect(store.current().error).toBe(refusals[0]?.text)
})

test('rejects a file of more than 5 MB, accepts one of exactly 5 MB', async () => {
  const store = aStore()
  await store.add([
    getFile('large.jpg', JPEG, 5 * 1024 * 1024 + 1),
    getFile('fits.jpg', JPEG, 5 * 1024 * 1024),
  ])
  expect(names(store)).toEqual(['fits.jpg'])
  expect(refusals).toEqual([
    {
      title: 'File too large',
      text: 'large.jpg is larger than 5MB. Please choose a smaller file.',
    },
  ])
})

test('files rejected for different reasons share one message', async () => {
  const store = aStore()
  await store.add([getFile('one.gif', GIF), getFile('large.jpg', JPEG, 6_000_000)])
  expect(refusals).toHaveLength(1)
  expect(refusals[0]?.title).toBe('Some files were not added')
  expect(refusals[0]?.text).toContain('one.gif is not a valid image format.')
  expect(refusals[0]?.text).toContain('large.jpg is larger than 5MB.')
})

test('with more than four in all, none of the new ones is added', async () => {
  const store = aStore()
  await store.add([getFile('1.jpg'), getFile('2.jpg'), getFile('3.jpg')])
  await store.add([getFile('4.jpg'), getFile('5.jpg')])
  expect(names(store)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(refusals).toEqual([{ title: 'Too many images', text: PHOTO_ERRORS.count.text() }])
  await store.add([getFile('4.jpg')])
  expect(names(store)).toHaveLength(4)
  expect(store.current().error).toBeNull()
})

test('a file that begins like a photo and can’t be decoded is removed again', async () => {
  const store = aStore(() => Promise.reject(new Error('no picture')))
  await store.add([getFile('broken.jpg')])
  expect(names(store)).toEqual([])
  expect(refusals[0]?.text).toBe(PHOTO_ERRORS.type.text('broken.jpg'))
})

test('removing a photo revokes its preview, also while it is being shrunk', async () => {
  let finish = () => {}
  const store = aStore((file) => new Promise((resolve) => (finish = () => resolve(file))))
  const adding = store.add([getFile('front.jpg')])
  await expect.poll(() => names(store)).toEqual(['front.jpg'])
  expect(store.current().items[0]).toMatchObject({ small: null })
  store.remove(idOf(store, 'front.jpg'))
  finish()
  await adding
  expect(await store.images()).toEqual([])
  const other = aStore()
  await other.add([getFile('front.jpg')])
  other.remove(idOf(other, 'front.jpg'))
  expect(revoked).toEqual(['blob:1'])
})

test('a draft’s missing photos are ticked off as they are chosen again', async () => {
  const store = aStore()
  store.restore([
    { name: 'image.jpg', size: 12, type: 'image/jpeg' },
    { name: 'image.jpg', size: 99, type: 'image/jpeg' },
  ])
  await store.add([getFile('image.jpg', JPEG, 99)])
  expect(store.current().missing).toEqual([{ name: 'image.jpg', size: 12, type: 'image/jpeg' }])
  await store.add([getFile('image.jpg', JPEG, 5)])
  expect(store.current().missing).toEqual([])
})

test('stored photos are sent by their address, among new ones', async () => {
  const store = aStore()
  store.restore([stored('a'), stored('b')])
  await store.add([getFile('new.jpg')])
  store.move(idOf(store, 'new.jpg'), 0)
  store.remove('a')
  expect(await store.images()).toEqual(['data:small', '/media/b-1600.webp'])
  expect(store.metadata()).toEqual([
    { id: idOf(store, 'new.jpg'), name: 'new.jpg', size: 12, type: 'image/jpeg' },
    { name: 'Photo b', size: 0, type: 'image/webp', address: '/media/b-1600.webp' },
  ])
})

test('cleared photos can be brought back', async () => {
  const store = aStore()
  await store.add([getFile('front.jpg')])
  const undo = store.clear()
  expect(names(store)).toEqual([])
  undo()
  expect(names(store)).toEqual(['front.jpg'])
})

test('photos survive a reload, in their order', async () => {
  const before = aStore(async (file) => file)
  await before.add([getFile('front.jpg'), getFile('inside.jpg')])
  before.move(idOf(before, 'inside.jpg'), 0)
  expect(before.current().isKept).toBe(true)
  const after = aStore()
  after.restore(before.metadata())
  expect(after.current().isRestoring).toBe(true)
  await after.settle()
  expect(names(after)).toEqual(['inside.jpg', 'front.jpg'])
  expect(after.current()).toMatchObject({ isRestoring: false, missing: [] })
  expect(await after.images()).toHaveLength(2)
  expect(after.metadata()).toEqual(before.metadata())
})

test('photos that this device did not keep have to be chosen again', async () => {
  const before = aStore(undefined, fullArchive)
  await before.add([getFile('front.jpg')])
  expect(before.current().isKept).toBe(false)
  const after = aStore()
  after.restore(before.metadata())
  await after.settle()
  expect(names(after)).toEqual([])
  expect(after.current().missing).toEqual([{ name: 'front.jpg', size: 12, type: 'image/jpeg' }])
})

test('photos that no draft needs are removed from this device, and come back with an undo', async () => {
  const store = aStore()
  await store.add([getFile('front.jpg')])
  const undo = store.clear()
  await store.settle()
  expect(kept.size).toBe(0)
  undo()
  await store.settle()
  expect(kept.size).toBe(1)
  used = [...kept.keys()]
  store.dispose()
  expect(kept.size).toBe(1)
  used = []
  store.dispose()
  expect(kept.size).toBe(0)
})
