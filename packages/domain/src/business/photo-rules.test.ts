import { expect, test } from 'vitest'
import { PHOTO_ERRORS, detectPhotoType } from './photo-rules.ts'

const ascii = (text: string): number[] => [...new TextEncoder().encode(text)]

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe1]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', ascii('RIFF\u0001\u0002\u0003\u0004WEBP')],
  [null, ascii('GIF89a')],
  [null, ascii('RIFF\u0001\u0002\u0003\u0004WAVE')],
  [null, ascii('<svg xmlns="')],
  [null, []],
])('detects %s by its first bytes', (type, bytes) => {
  expect(detectPhotoType(Uint8Array.from(bytes))).toBe(type)
})

test('messages name the file', () => {
  expect(PHOTO_ERRORS.type.text('shop.gif')).toBe(
    'shop.gif is not a valid image format. Please use JPG, PNG, or WebP.',
  )
  expect(PHOTO_ERRORS.size.text('shop.jpg')).toBe(
    'shop.jpg is larger than 5MB. Please choose a smaller file.',
  )
  expect(PHOTO_ERRORS.count.text()).toBe('You can upload a maximum of 4 images.')
})
