import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, waitForHydration, visitors } from './browser.ts'
import { waitForEmailText } from './emails.ts'
import { ownListings } from './own-listings.ts'
import { createSmallPhotos, type SmallPhotos } from './photos.ts'
import {
  acceptTerms,
  aShop,
  attach,
  fillShop,
  nextTo,
  photoCount,
  getReference,
  submitButton,
} from './wizard.ts'

const { openAs } = visitors()

let photos: SmallPhotos
beforeAll(async () => {
  photos = await createSmallPhotos()
})
afterAll(() => photos.remove())

test('an administrator rejects with a reason, and the owner corrects the listing and resubmits it', async () => {
  const shop = aShop('Seghe Boat Hire')
  const owner = await openAs('other@portal.test', '/register-business?country=sb', DESKTOP)
  await fillShop(owner, shop)
  await attach(owner, [photos.webp, photos.png], 2)
  await nextTo(owner, 'Terms')
  await acceptTerms(owner)
  await submitButton(owner).click()
  await getReference(owner)

  const admin = await openAs('admin@portal.test', '/admin?search=Seghe+Boat', DESKTOP)
  await admin.getByRole('button', { name: 'Reject with a reason…' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('The country, province or town is not right').check()
  await dialog
    .getByLabel('Note to the owner')
    .fill('Seghe is on New Georgia. Please write the town as Seghe.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await admin.getByText('The business has been rejected.').first().waitFor()

  await owner.goto('/dashboard')
  const card = owner.getByRole('article').filter({ hasText: shop.shopName })
  await card.getByText('Seghe is on New Georgia. Please write the town as Seghe.').waitFor()
  await waitForEmailText('Please write the town as Seghe')
  await card.getByRole('link', { name: /Fix and resubmit/ }).click()
  await owner.getByRole('list', { name: 'What needs doing' }).waitFor({ state: 'detached' })
  await owner.getByText('Seghe is on New Georgia. Please write the town as Seghe.').waitFor()
  await waitForHydration(owner)
  // The step that the reason is about.
  await owner.getByRole('main').getByRole('heading', { level: 2, name: 'Location' }).waitFor()
  await owner.getByText('Our review: The country, province or town is not right.').waitFor()
  await owner.getByLabel('City/Town').fill('Seghe')
  await nextTo(owner, 'Contact')
  await nextTo(owner, 'Images')
  expect(await photoCount(owner)).toBe(2)
  await owner
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await nextTo(owner, 'Terms')
  await acceptTerms(owner)
  await submitButton(owner).click()
  await owner.getByRole('link', { name: 'Go to Dashboard' }).click()
  await owner.getByRole('article').filter({ hasText: shop.shopName }).getByText('Pending Review').waitFor()
  const [listing] = await ownListings(owner, shop.shopName)
  expect(listing).toMatchObject({ status: 'pending', address: 'Seghe' })
  expect(listing?.photos).toHaveLength(1)
})
