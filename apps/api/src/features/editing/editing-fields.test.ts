import type { EditableBusiness } from '@portal/domain/contract'
import { describe, expect, test } from 'vitest'
import { edit } from '#test/edits.ts'
import { newListing } from '#test/edited-listing.ts'

describe('what a field takes', () => {
  const long = (words: number) => 'word '.repeat(words).trim()

  test.each([
    [{ name: 'A' }, 'Shop name must be at least 2 characters'],
    [{ description: 'Short' }, 'Description must be at least 50 characters'],
    [
      { description: long(101) },
      'The Free Trial plan allows up to 100 words and this text has 101. Please shorten it',
    ],
    [{ country: 'sb' }, 'Please select a province'],
    [
      { point: { latitude: -18, longitude: 178 } },
      'This point is not in Solomon Islands. Please move it or remove it',
    ],
    [{ phone: '21234; 22357' }, 'Please enter one phone number only, such as +677 21234'],
    [{ phone: '12' }, 'Please enter a valid Solomon Islands phone number (+677 format recommended)'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [
      { videoUrl: 'https://example.com' },
      'Please enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file',
    ],
    [{ tags: ['x'] }, 'Each entry must have 2 to 40 characters'],
    [{ amenities: ['parking', 'helipad'] }, 'Please choose amenities from the list'],
    [{ payments: ['shells'] }, 'Please choose from the ways to pay'],
    [{ delivery: 'delivers' }, 'Please choose from the ways of delivery'],
    [{ temporarilyClosed: true, temporarilyClosedUntil: '2026-11-20' }, 'Please choose a future day'],
    [
      {
        hours: {
          mon: [
            ['13:00', '17:00'],
            ['08:00', '12:00'],
          ],
        },
      },
      'Please put the times of Monday in order, each beginning after the one before has ended',
    ],
    [
      { photos: [{ url: '/media/elsewhere.webp', caption: null }] },
      'Photo 1 is not one of this listing’s photos. Please add it again.',
    ],
    [
      { photos: [{ url: '/media/elsewhere.webp', caption: null, focus: 'left' }] },
      'Please choose which part of a photo stays in view: upper or lower',
    ],
    [
      { logo: '/media/elsewhere.webp' },
      'The logo is not one of this listing’s pictures. Please add it again.',
    ],
  ])('%j is refused', async (fields, message) => {
    const { portal, owner, id } = await newListing()
    const response = await edit(portal, owner, id, fields as never)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message })
  })

  test('a text that was longer before the plan ended may stay as long, but not grow', async () => {
    const { portal, owner, id } = await newListing({ description: long(200) })
    expect((await edit(portal, owner, id, { description: long(201) })).statusCode).toBe(400)
    expect((await edit(portal, owner, id, { description: long(150) })).statusCode).toBe(200)
    expect((await edit(portal, owner, id, { phone: '7412345' })).statusCode).toBe(200)
  })

  test('ticked choices of another category stay while the category changes', async () => {
    const { portal, owner, id, seen } = await newListing({ amenities: ['cold-storage'] })
    const changed = await edit(portal, owner, id, {
      category: 'Tourism & Hospitality',
      amenities: ['cold-storage', 'meals'],
    })
    expect(changed.json<EditableBusiness>().fields.amenities).toEqual(['meals', 'cold-storage'])
    expect(await seen()).toMatchObject({ amenities: ['meals', 'cold-storage'] })
    await edit(portal, owner, id, { amenities: [] })
    expect(await seen()).toMatchObject({ amenities: [] })
  })

  test('a listing that opens again has no day of reopening', async () => {
    const { portal, owner, id, seen } = await newListing({
      temporarilyClosed: true,
      temporarilyClosedUntil: '2026-12-24',
    })
    await edit(portal, owner, id, { temporarilyClosed: false })
    expect(await seen()).toMatchObject({ temporarilyClosed: false, temporarilyClosedUntil: null })
  })

  test('a place in another country takes its own phone number, before and after it is approved', async () => {
    const { portal, owner, id } = await newListing()
    const place = { country: 'fj', address: 'Suva', phone: '+679 331 2345' }
    expect((await edit(portal, owner, id, place)).json<EditableBusiness>().stored.phone).toBe('+6793312345')
  })
})
