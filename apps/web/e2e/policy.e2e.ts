import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { getBusinessPath } from '@portal/domain/business'
import { BusinessSummary } from '@portal/domain/contract'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, waitForHydration, visitors } from './browser.ts'
import { ownListings } from './own-listings.ts'
import { ownPortal } from './own-portal.ts'
import { createSmallPhotos } from './photos.ts'
import { aShop, fillShop } from './wizard.ts'

/** What the content security policy allows. A violation is an error on the page's console. */

const { open, openAs, getNoise } = visitors()

async function openHydrated(path: string, device: typeof DESKTOP | typeof PHONE = DESKTOP): Promise<Page> {
  const page = await open(path, device)
  await waitForHydration(page)
  return page
}

/** The profile of the best rated business. */
async function profilePath(): Promise<string> {
  const response = await fetch(`${ownPortal().apiUrl}/api/businesses?tab=top-rated&limit=1`)
  const [best] = v.parse(v.array(BusinessSummary), await response.json())
  if (!best) throw new Error('There is no business')
  return getBusinessPath(best)
}

const ADDRESSES = [
  '/',
  '/directory',
  '/sb',
  '/search?q=a',
  '/news',
  '/events',
  '/events/calendar',
  '/countries/fiji',
  '/example-business',
  '/industries/fisheries',
  '/pricing',
  '/quote-builder',
  '/register-business',
  '/auth/sign-in',
  '/legal/privacy',
  '/no/such/page',
]

const A_LISTING = {
  description:
    'Mats, baskets and fans from pandanus that we grow, dry and weave ourselves behind the market.',
  category: 'Handicrafts',
  country: 'temotu',
  address: 'Lata',
  email: 'other@portal.test',
  ownerName: 'Other Owner',
}

const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Interaction with these pages is tested where all kinds of pages are opened. */
test.each(ADDRESSES)(
  'the policy of %s allows only its inline scripts and styles, by their hashes',
  async (path) => {
    const response = await fetch(new URL(path, ownPortal().url))
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => getHash(text))
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => getHash(text))
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
    expect(policy).toContain(`style-src ${[getHash(''), ...styles].join(' ')};`)
  },
)

test('overlays and client-side navigation cause no violation', async () => {
  const page = await openHydrated('/directory')
  await page.getByRole('button', { name: 'Industries' }).hover()
  await page.getByRole('link', { name: 'Energy & Renewables' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  expect(getNoise(page)).toEqual([])
})

test('the phone menu causes no violation, and the page behind it doesn’t scroll', async () => {
  const page = await openHydrated('/directory', PHONE)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')
  expect(getNoise(page)).toEqual([])
})

test('sharing a profile causes no violation', async () => {
  const page = await openHydrated(await profilePath())
  await page.getByRole('button', { name: 'Share' }).first().click()
  await page.getByRole('dialog').waitFor()
  expect(getNoise(page)).toEqual([])
})

test('the account menu and the reject dialog cause no violation', async () => {
  const page = await openAs('admin@portal.test', '/admin')
  await page.getByRole('button', { name: 'Reject with a reason…' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click()
  await page.getByRole('menu').waitFor()
  expect(getNoise(page)).toEqual([])
})

test('the onboarding wizard causes no violation', async () => {
  const page = await openHydrated('/register-business?country=sb')
  await fillShop(page, aShop('Munda Fresh Fish'))
  expect(getNoise(page)).toEqual([])
})

test('a page revalidated with 304 still runs its scripts', async () => {
  const page = await openHydrated('/news')
  const [response] = await Promise.all([page.waitForResponse('**/news'), page.reload()])
  await waitForHydration(page)
  expect(response.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(getNoise(page)).toEqual([])
})

test('the lightbox and a toast cause no violation', async () => {
  const page = await openAs('other@portal.test', '/dashboard')
  const name = 'Lata Weavers'
  const photos = await createSmallPhotos()
  try {
    const images = await Promise.all(
      [photos.webp, photos.png].map(
        async (file) =>
          `data:image/${extname(file).slice(1)};base64,${(await readFile(file)).toString('base64')}`,
      ),
    )
    const response = await page.request.post('/api/businesses', { data: { ...A_LISTING, name, images } })
    expect(response.status()).toBe(201)
  } finally {
    await photos.remove()
  }

  const [own] = await ownListings(page, name)
  if (!own) throw new Error('The listing is not there')
  await page.goto(getBusinessPath(own))
  await waitForHydration(page)
  await page.getByRole('link', { name: `Photo 1 of 2 of ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: `Photo 1 of 2 of ${name}` }).waitFor()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('dialog', { name: `Photo 2 of 2 of ${name}` }).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden')

  const admin = await openAs(
    'admin@portal.test',
    `/admin?search=${encodeURIComponent(name).replace('%20', '+')}`,
  )
  await admin.getByRole('main').getByRole('heading', { level: 2, name }).waitFor()
  await admin.getByRole('button', { name: 'Approve' }).click()
  await admin.getByText('The business has been approved and is now live.', { exact: true }).waitFor()
  await admin.getByRole('button', { name: 'Dismiss' }).click()
  expect(getNoise(page)).toEqual([])
  expect(getNoise(admin)).toEqual([])
})

test.each([
  [400, '/%E0%A4%A'],
  [414, `/search?q=${'x'.repeat(5_000)}`],
])('the web server’s own %i page has its style and nothing else', async (status, path) => {
  const response = await fetch(ownPortal().url + path)
  expect(response.status).toBe(status)
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? []
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; frame-ancestors 'none'; style-src ${getHash(style)}`,
  )
  const page = await open(path)
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})
