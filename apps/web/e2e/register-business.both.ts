import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { waitForHydration, visitors } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { waitForEmailText } from './emails.ts'
import { ownListings } from './own-listings.ts'
import { ownPortal } from './own-portal.ts'
import { createPhotos, type PhotoFiles } from './photos.ts'
import { fillSignIn } from './sign-in.ts'
import {
  acceptTerms,
  aShop,
  attach,
  countPhotosOnDevice,
  fillShop,
  nextTo,
  photoCount,
  getReference,
  submitButton,
} from './wizard.ts'

/** Owners list a shop with real photos, on a phone and on a desktop: signed in, signed out, offline, rejected files. */

const { open, openAs, expectCutConnection } = visitors()
const portalUrl = ownPortal().url
const OWNER = 'other@portal.test'

let photos: PhotoFiles
beforeAll(async () => {
  photos = await createPhotos()
})
afterAll(() => photos.remove())

const isSubmission = (request: Request): boolean =>
  request.method() === 'POST' && request.url() === `${portalUrl}/api/businesses`

const fits = async (page: Page) => {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways).toBeLessThanOrEqual(0)
}

describe.each(VISITOR_DEVICES)('on %s', (device, options) => {
  test('a shop with four photos, two of them of 5 MB, is listed, stays private while pending and is approved', async () => {
    const shop = aShop(`Gizo Coconut Press ${device}`)
    const page = await openAs(OWNER, '/register-business', options)
    await expectAccessible(page)
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
    await fillShop(page, shop)

    // Files that are too large or no photos are rejected by name, and not stored.
    await page
      .getByLabel(/^(Drop photos here or browse|Take or choose photos)$/)
      .setInputFiles([photos.tooLarge, photos.wrongType, photos.noPhoto])
    const refusals = page.getByText(/too large\.jpg is larger than 5MB\. Please choose a smaller file\./)
    await refusals.first().waitFor()
    for (const file of ['dance.gif', 'price list.jpg']) {
      const words = `${file} is not a valid image format. Please use JPG, PNG, or WebP.`
      await page.getByText(words).first().waitFor()
    }
    expect(await photoCount(page)).toBe(0)

    await attach(page, [...photos.large, photos.webp, photos.png], 4)
    await page.getByLabel(/^(Drop photos here or browse|Take or choose photos)$/).setInputFiles(photos.png)
    await page.getByText('You can upload a maximum of 4 images.').first().waitFor()
    expect(await photoCount(page)).toBe(4)
    await expectAccessible(page)
    await fits(page)

    await nextTo(page, 'Terms')
    expect(await submitButton(page).isDisabled()).toBe(true)
    await acceptTerms(page)
    await expectAccessible(page)
    const [request] = await Promise.all([page.waitForRequest(isSubmission), submitButton(page).dblclick()])
    expect(request.postDataBuffer()?.length).toBeLessThan(1_500_000)
    const reference = await getReference(page)
    await page.getByText('Shop Registered Successfully!').first().waitFor()
    await expectAccessible(page)
    await fits(page)

    const nextStep = page.getByRole('region', { name: 'Next best step' })
    await nextStep.getByRole('checkbox', { name: 'Parking' }).focus()
    await page.keyboard.press('Space')
    await nextStep.getByText('Saved: Parking.').waitFor()
    await expectAccessible(page)
    await fits(page)
    await page.reload()
    await waitForHydration(page)
    await nextStep.getByRole('checkbox', { name: 'Parking', checked: true }).waitFor()

    const [listing, ...others] = await ownListings(page, shop.shopName)
    expect(others).toEqual([])
    expect(listing).toMatchObject({
      status: 'pending',
      amenities: ['parking'],
      termsVersion: expect.any(String),
    })
    expect(listing?.photos).toHaveLength(4)

    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    const card = page.getByRole('article').filter({ hasText: shop.shopName })
    await card.getByText('Pending Review').waitFor()
    await card.getByText(reference).waitFor()
    await waitForEmailText(reference)

    // Photos are private until the listing is public, and contain no GPS position.
    const visitor = await open('/', options)
    for (const { src, width, height } of listing?.photos ?? []) {
      expect((await visitor.request.get(src)).status()).toBe(404)
      const own = await page.request.get(src)
      const stored = await sharp(await own.body()).metadata()
      expect([stored.width, stored.height]).toEqual([width, height])
      expect(stored.width).toBeGreaterThan(stored.height)
      expect([stored.exif, stored.orientation]).toEqual([undefined, undefined])
    }

    const admin = await openAs(
      'admin@portal.test',
      `/admin?search=${encodeURIComponent(shop.shopName).replaceAll('%20', '+')}`,
      options,
    )
    const entry = admin.getByRole('link', { name: new RegExp(shop.shopName) })
    if (device === 'a phone') await entry.click()
    await admin.getByRole('main').getByRole('heading', { level: 2, name: shop.shopName }).waitFor()
    await admin.getByRole('button', { name: 'Approve' }).click()
    await admin.getByText('The business has been approved and is now live.').first().waitFor()

    const cover = listing?.photos[0]
    expect((await visitor.request.get(cover?.src ?? '')).status()).toBe(200)
    await visitor.goto(`/directory?search=${encodeURIComponent(shop.shopName)}`)
    await waitForHydration(visitor)
    const image = visitor.getByRole('article').filter({ hasText: shop.shopName }).locator('img')
    await image.scrollIntoViewIfNeeded()
    await visitor.waitForFunction(
      (shown) => shown instanceof HTMLImageElement && shown.complete && shown.naturalWidth > 0,
      await image.elementHandle(),
    )
    expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(
      /-(400|800)\.(webp|jpg)$/,
    )
    await expectAccessible(visitor)
    await waitForEmailText(`Your listing ${shop.shopName} is approved and live`)
  })

  test('signed out, the draft and its photos survive a new account’s form and the sign-in', async () => {
    const shop = aShop(`Munda Dive Shop ${device}`)
    const page = await open('/list-business?country=sb', options)
    await waitForHydration(page)
    await fillShop(page, shop)
    await attach(page, [photos.png, photos.webp], 2)
    await nextTo(page, 'Terms')
    await acceptTerms(page)
    await submitButton(page).click()
    await page.waitForURL(/\/auth\/register/)
    await waitForHydration(page)
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(shop.email)
    expect(await page.getByLabel('First name').inputValue()).toBe('Hilda')
    expect(await page.getByLabel('Last name').inputValue()).toBe('Pitu')
    const stored = await page.evaluate(() => localStorage.getItem('pending-shop-registration') ?? '')
    expect(stored).toContain(shop.shopName)
    expect(stored).toContain('market.webp')
    expect(stored.length).toBeLessThan(5_000)
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/auth\/sign-in/)
    await fillSignIn(page, OWNER)

    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Terms' }).waitFor()
    expect(await page.getByRole('list', { name: 'Photos to attach again' }).count()).toBe(0)
    await expectAccessible(page)
    expect(await ownListings(page, shop.shopName)).toEqual([])
    await submitButton(page).click()
    await getReference(page)
    const [listing, ...others] = await ownListings(page, shop.shopName)
    expect(others).toEqual([])
    expect(listing?.photos).toHaveLength(2)
    expect(await page.evaluate(() => localStorage.getItem('pending-shop-registration'))).toBeNull()
    await expect.poll(() => countPhotosOnDevice(page)).toBe(0)
  })

  test('offline at submit nothing is lost, and a retry lists it once', async () => {
    const shop = aShop(`Noro Net Menders ${device}`)
    const page = await openAs(OWNER, '/register-business', options)
    await fillShop(page, shop)
    await attach(page, photos.webp, 1)
    await nextTo(page, 'Terms')
    await acceptTerms(page)
    expectCutConnection(page)
    // The response is lost: the listing is stored, and the browser does not know.
    await page.route(`${portalUrl}/api/businesses`, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitButton(page).click()
    await page.getByText('The connection was lost before the portal answered.').waitFor()
    await page
      .getByText('Failed to register your shop. Please try again or contact support.')
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.unroute(`${portalUrl}/api/businesses`)
    await page.context().setOffline(true)
    await submitButton(page).click()
    await page.getByText('The connection was lost before the portal answered.').waitFor()
    await page.context().setOffline(false)
    await submitButton(page).click()
    await getReference(page)
    const listings = await ownListings(page, shop.shopName)
    expect(listings).toHaveLength(1)
    expect(listings[0]?.photos).toHaveLength(1)
  })
})
