import { readFile } from 'node:fs/promises'
import { getBusinessPath } from '@portal/domain/business'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { waitForHydration } from './browser.ts'
import { ownListings } from './own-listings.ts'
import { createSmallPhotos } from './photos.ts'
import { signInByCall } from './session.ts'

const PHOTO_TYPES = ['webp', 'png'] as const

/** The two photos of a listing in their dialog. */
interface OpenPhotos {
  /** Path of the listing's page. */
  path: string
  opener: Locator
  dialog: Locator
  /** Waits until the photo in that place is shown. */
  shown: (place: number) => Promise<void>
}

/** Signs in, lists a business with two photos, and opens the first one by keys. */
export async function openPhotos(page: Page, name: string): Promise<OpenPhotos> {
  await signInByCall(page, 'other@portal.test')
  const photos = await createSmallPhotos()
  try {
    const images = await Promise.all(
      PHOTO_TYPES.map(
        async (type) => `data:image/${type};base64,${(await readFile(photos[type])).toString('base64')}`,
      ),
    )
    const response = await page.request.post('/api/businesses', {
      data: {
        name,
        description:
          'Bowls, spears and walking sticks, carved from local timber in the village behind the airstrip.',
        category: 'Handicrafts',
        country: 'temotu',
        address: 'Lata',
        email: 'other@portal.test',
        ownerName: 'Other Owner',
        images,
      },
    })
    expect(response.status()).toBe(201)
  } finally {
    await photos.remove()
  }
  const [own] = await ownListings(page, name)
  if (!own) throw new Error('The listing is not there')
  const path = getBusinessPath(own)
  await page.goto(path)
  await waitForHydration(page)
  const label = (place: number) => `Photo ${place} of ${PHOTO_TYPES.length} of ${name}`
  const shown = (place: number) => page.getByRole('dialog', { name: label(place) }).waitFor()
  const opener = page.getByRole('link', { name: label(1) })
  await opener.press('Enter')
  await shown(1)
  return { path, opener, dialog: page.getByRole('dialog'), shown }
}
