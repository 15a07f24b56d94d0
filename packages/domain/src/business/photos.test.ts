import { expect, test } from 'vitest'
import {
  jpegAddress,
  parsePhotoAddress,
  parsePhotoFile,
  photoAddress,
  photoSrcset,
  photoType,
  PHOTO_REFUSALS,
} from './photos.ts'

const NAME = 'n1fAbcdefghijklmno-_23'

const ascii = (text: string): number[] => [...new TextEncoder().encode(text)]

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

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe1]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', ascii('RIFF\u0001\u0002\u0003\u0004WEBP')],
  [null, ascii('GIF89a')],
  [null, ascii('RIFF\u0001\u0002\u0003\u0004WAVE')],
  [null, ascii('<svg xmlns="')],
  [null, []],
])('%s by its first bytes', (type, bytes) => {
  expect(photoType(Uint8Array.from(bytes))).toBe(type)
})

test('refusals name the file', () => {
  expect(PHOTO_REFUSALS.type.text('shop.gif')).toBe(
    'shop.gif is not a valid image format. Please use JPG, PNG, or WebP.',
  )
  expect(PHOTO_REFUSALS.size.text('shop.jpg')).toBe(
    'shop.jpg is larger than 5MB. Please choose a smaller file.',
  )
  expect(PHOTO_REFUSALS.count.text()).toBe('You can upload a maximum of 4 images.')
})
