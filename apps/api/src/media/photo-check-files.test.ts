import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDrawing } from '#test/photos.ts'
import { findDamaged } from './photo-check-files.ts'
import { StoreError, type OpenedFile } from './store/file-store.ts'

/** Creates a store that takes a moment for each file, and records the number of concurrent reads. */
function newFiles(response: (name: string) => Buffer) {
  const seen = { open: 0, max: 0, asked: 0 }
  return {
    seen,
    place: '/media',
    async read(name: string): Promise<OpenedFile> {
      seen.asked += 1
      seen.open += 1
      seen.max = Math.max(seen.max, seen.open)
      await setTimeout(1)
      seen.open -= 1
      const bytes = response(name)
      return { name, size: bytes.length, writtenAt: 0, stream: Readable.from([bytes]) }
    },
  }
}

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}.jpg`)

test('reads up to eight files concurrently and reports their number', async () => {
  const photo = await createDrawing({ width: 40, height: 40 }).jpeg().toBuffer()
  const files = newFiles(() => photo)
  const told: (readonly [number, number])[] = []
  expect(await findDamaged(files, namesOf(250), (...numbers) => told.push(numbers))).toEqual([])
  expect(files.seen).toEqual({ open: 0, max: 8, asked: 250 })
  expect(told).toEqual([
    [0, 250],
    [100, 250],
    [200, 250],
    [250, 250],
  ])
})

test('finds any damage among files that are decoded concurrently', async () => {
  const photo = await createDrawing().jpeg({ progressive: true }).toBuffer()
  const webp = await createDrawing().webp().toBuffer()
  const zeroed = Buffer.from(photo)
  zeroed.fill(0, Math.floor(photo.length * 0.6), Math.floor(photo.length * 0.8))
  const damages = [
    photo.subarray(0, -1),
    photo.subarray(0, Math.floor(photo.length / 2)),
    zeroed,
    webp.subarray(0, -10),
  ]
  const contents = [...damages, photo, webp]
  const contentOf = (name: string) => contents[parseInt(name, 10) % contents.length] ?? photo
  const names = namesOf(180)
  const expected = names.filter((name) => damages.includes(contentOf(name))).toSorted()
  expect(await findDamaged(newFiles(contentOf), names, () => undefined)).toEqual(expected)
})

test('an unavailable store ends it before all files were tried', async () => {
  const files = newFiles(() => {
    throw new StoreError('/media is away', { cause: null })
  })
  await expect(findDamaged(files, namesOf(100), () => undefined)).rejects.toThrow('/media is away')
  expect(files.seen).toEqual({ open: 0, max: 8, asked: 8 })
})
