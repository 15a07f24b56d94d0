import { expect, test } from 'vitest'
import {
  getPersonPictureUrl,
  toJpegUrl,
  parsePhotoUrl,
  parsePhotoFile,
  getPhotoUrl,
  getPhotoSrcset,
} from './photos.ts'

const NAME = 'n1fAbcdefghijklmno-_23'

test('a URL names photo, width and format', () => {
  expect(getPhotoUrl(NAME)).toBe(`/media/${NAME}-1600.webp`)
  expect(parsePhotoUrl(`/media/${NAME}-400.jpg`)).toEqual({ name: NAME, width: 400, format: 'jpg' })
})

test('a person’s picture is a stored photo of one width', () => {
  expect(parsePhotoUrl(getPersonPictureUrl(NAME))).toEqual({ name: NAME, width: 192, format: 'webp' })
})

test.each([
  `${NAME}-500.webp`,
  `${NAME}-400.png`,
  `${NAME}-400.webp.exe`,
  `../${NAME}-400.webp`,
  'short-400.webp',
  '',
])('%s is not parsed as a stored photo', (file) => {
  expect(parsePhotoFile(file)).toBeNull()
})

test('a URL of another site is not parsed as a stored photo', () => {
  expect(parsePhotoUrl(`https://example.com/media/${NAME}-400.webp`)).toBeNull()
})

test.each([
  [2000, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w, /media/${NAME}-1600.webp 1600w`],
  [1200, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w, /media/${NAME}-1600.webp 1200w`],
  [800, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w`],
  [640, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 640w`],
  [300, `/media/${NAME}-400.webp 300w`],
])('the sizes of a photo that is %i wide', (largest, srcset) => {
  expect(getPhotoSrcset(getPhotoUrl(NAME), largest)).toBe(srcset)
})

test('a photo of another site has no srcset, and is its own JPEG', () => {
  expect(getPhotoSrcset('https://example.com/a.jpg', 800)).toBe('')
  expect(toJpegUrl('https://example.com/a.webp')).toBe('https://example.com/a.webp')
  expect(toJpegUrl(getPhotoUrl(NAME))).toBe(`/media/${NAME}-1600.jpg`)
})
