import { expect, test } from 'vitest'
import { jpegAddress, parsePhotoAddress, parsePhotoFile, photoAddress, photoSrcset } from './photos.ts'

const NAME = 'n1fAbcdefghijklmno-_23'

test('an address says which photo, how wide and in which format', () => {
  expect(photoAddress(NAME)).toBe(`/media/${NAME}-1600.webp`)
  expect(parsePhotoAddress(`/media/${NAME}-400.jpg`)).toEqual({ name: NAME, width: 400, format: 'jpg' })
})

test.each([
  `${NAME}-500.webp`,
  `${NAME}-400.png`,
  `${NAME}-400.webp.exe`,
  `../${NAME}-400.webp`,
  'short-400.webp',
  '',
])('%s is no file of a stored photo', (file) => {
  expect(parsePhotoFile(file)).toBeNull()
})

test('an address elsewhere is no stored photo', () => {
  expect(parsePhotoAddress(`https://example.com/media/${NAME}-400.webp`)).toBeNull()
})

test.each([
  [2000, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w, /media/${NAME}-1600.webp 1600w`],
  [1200, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w, /media/${NAME}-1600.webp 1200w`],
  [800, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 800w`],
  [640, `/media/${NAME}-400.webp 400w, /media/${NAME}-800.webp 640w`],
  [300, `/media/${NAME}-400.webp 300w`],
])('the sizes of a photo that is %i wide', (largest, srcset) => {
  expect(photoSrcset(photoAddress(NAME), largest)).toBe(srcset)
})

test('sizes and JPEG of what is not stored here', () => {
  expect(photoSrcset('https://example.com/a.jpg', 800)).toBe('')
  expect(jpegAddress('https://example.com/a.webp')).toBe('https://example.com/a.webp')
  expect(jpegAddress(photoAddress(NAME))).toBe(`/media/${NAME}-1600.jpg`)
})
