import { expect, test } from 'vitest'
import { toDifference } from './edit-texts.ts'

const photo = (url: string, caption: string | null = null) => ({ url, caption })

test('lists photos by caption: changed, new, moved and removed', () => {
  const before = [photo('a', 'The shop'), photo('b'), photo('c', 'The yard')]
  const after = [photo('a', 'Our shop in Auki'), photo('c', 'The yard'), photo('d')]
  expect(toDifference({ field: 'photos', before, after })).toEqual({
    field: 'Photos',
    before: 'Photo 1: The shop\nPhoto 2: no caption (removed)\nPhoto 3: The yard',
    after: 'Photo 1: Our shop in Auki\nPhoto 2: The yard (photo 3 before)\nPhoto 3: no caption (new)',
  })
  expect(toDifference({ field: 'photos', before: [], after: [photo('a')] })).toEqual({
    field: 'Photos',
    before: null,
    after: 'Photo 1: no caption (new)',
  })
})

test('marks a replaced logo', () => {
  expect(toDifference({ field: 'logo', before: '/a.webp', after: '/b.webp' })).toEqual({
    field: 'Logo',
    before: 'A logo',
    after: 'A logo (another one)',
  })
})
