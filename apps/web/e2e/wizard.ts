import type { Page } from 'playwright'
import { waitForNetworkIdle } from './network-idle.ts'

/** A shop as its owner would type it. */
export interface TypedShop {
  shopName: string
  category: string
  description: string
  province: string
  cityTown: string
  ownerName: string
  email: string
  phone: string
}

export const aShop = (shopName: string): TypedShop => ({
  shopName,
  category: 'Food & Beverages',
  description:
    'Coconut oil pressed by hand from nuts of our own palms, sold by the bottle at the wharf every market day.',
  province: 'western',
  cityTown: 'Gizo',
  ownerName: 'Hilda Pitu',
  email: 'hilda@portal.test',
  phone: '+677 60123',
})

/** Presses Next and waits for the next step. */
export async function nextTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('main').getByRole('heading', { level: 2, name: step }).waitFor()
}

/** Fills the first three steps; ends at the filled contact. */
export async function fillToContact(page: Page, shop: TypedShop): Promise<void> {
  await page.getByLabel('Shop name').fill(shop.shopName)
  await page.getByLabel('Category').selectOption(shop.category)
  await page.getByLabel('Description').fill(shop.description)
  await nextTo(page, 'Location')
  await page.getByLabel('Province').selectOption(shop.province)
  await page.getByLabel('City/Town').fill(shop.cityTown)
  await nextTo(page, 'Contact')
  await page.getByLabel('Owner name').fill(shop.ownerName)
  await page.getByLabel('Email').fill(shop.email)
  await page.getByLabel('Phone').fill(shop.phone)
}

/** Fills the first three steps; ends at the photos. */
export async function fillShop(page: Page, shop: TypedShop): Promise<void> {
  await fillToContact(page, shop)
  await nextTo(page, 'Images')
}

const previews = (page: Page) => page.getByRole('group', { name: 'Photos' }).getByRole('listitem')

/** Adds files to the drop zone and waits until that many photos in all are ready. */
export async function attach(page: Page, files: string | readonly string[], ready: number): Promise<void> {
  await page.getByLabel(/^(Drop photos here or browse|Take or choose photos)$/).setInputFiles(files)
  await page.waitForFunction(
    (count) =>
      document.querySelectorAll('[role=group][aria-label=Photos] li[data-state=ready]').length === count,
    ready,
  )
}

export const photoCount = (page: Page): Promise<number> => previews(page).count()

/** The photos of unsent listings that the browser keeps. */
export const countPhotosOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('pending-photos')
        opening.addEventListener('error', () => reject(new Error('The photos can’t be counted')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('photos').objectStore('photos').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

/** Tests continue before the likely duplicates are known, which come above the box and move it. */
export async function acceptTerms(page: Page): Promise<void> {
  await waitForNetworkIdle(page)
  await page.getByLabel('I have read and accept the terms and conditions').check()
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit for Review' })

/** The reference on the confirmation page. */
export async function getReference(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Registration Successful!' }).waitFor()
  const text = await page
    .getByText(/^PB-[0-9A-Z]{4}-[0-9A-Z]{2}$/)
    .first()
    .textContent()
  return text ?? ''
}
