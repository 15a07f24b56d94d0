// cspell:ignore honaira internatonal
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { waitForHydration, type visitors } from './browser.ts'
import { runCommand } from './operator.ts'
import { DEMO_PASSWORD } from './session.ts'
import { signIn } from './sign-in.ts'

const API = join(import.meta.dirname, '../../api')
const AIRPORTS = join(API, 'test/fixtures/pacific_airports.csv')
const MAPPING = join(API, 'src/cli/mappings/airports.json')

/** Finds a pending listing by its name and approves it; returns whether the portal confirms that. */
export async function approve(page: Page, name: string): Promise<boolean> {
  const search = page.getByRole('searchbox', { name: 'Search the queue' })
  await search.fill(name)
  await search.press('Enter')
  await page.getByRole('main').getByRole('heading', { level: 2, name }).waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  const toast = page.getByText('The business has been approved and is now live.', { exact: true })
  await toast.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('main').getByRole('heading', { level: 2, name }).waitFor({ state: 'detached' })
  return (await page.getByRole('button', { name: 'Approve' }).count()) === 0
}

const PROFILE = '/sb/logistics-and-shipping/honiara-international-airport'
const OWNER = { firstName: 'Selina', lastName: 'Kuve', email: 'selina@portal.test' }
const SHOP = {
  name: 'Lata Reef Honey',
  description:
    'Wild honey from the hills above Lata, strained by hand and sold in jars and buckets every Friday at the wharf.',
  category: 'Food & Beverages',
  country: 'temotu',
  address: 'Lata',
  email: 'selina@portal.test',
  phone: '+677 74123',
  ownerName: 'Selina Kuve',
}

interface Place {
  open: ReturnType<typeof visitors>['open']
  portalUrl: () => string
  /** For the operator's commands. */
  environment: () => Readonly<Record<string, string>>
  takePicture: (page: Page, name: string) => Promise<void>
}

/**
 * Tests the portal's main job on real data, from the import of a file to a card on the home page: an operator, an administrator, a
 * visitor and an owner act one after another in one portal.
 */
export function testMainJob({ open, portalUrl, environment, takePicture }: Place): void {
  test('an operator imports 555 airports for review', async () => {
    const options = ['--mapping', MAPPING, '--status', 'pending']
    expect(await runCommand(environment(), 'import', AIRPORTS, ...options)).toMatch(/555/)
  })

  test('an administrator finds imported airports in the queue and approves some', async () => {
    const page = await open('/')
    await signIn(page, 'admin@portal.test', '/admin')
    await page.getByRole('heading', { name: 'Moderation Queue' }).waitFor()
    await takePicture(page, 'admin-queue')
    for (const name of [
      'Honiara International Airport',
      "Gwaunaru'u Airport",
      'Nadi International Airport',
    ]) {
      expect(await approve(page, name)).toBe(true)
    }
  })

  test('a visitor searches with a typo and finds what was meant', async () => {
    const page = await open('/')
    await waitForHydration(page)
    await takePicture(page, 'home')
    await page
      .getByRole('search', { name: 'Businesses' })
      .locator('input[name="q"]')
      .fill('Honaira Internatonal')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\/search\?q=/)
    await page.getByText(/^Showing results for Honiara, international/i).waitFor()
    await takePicture(page, 'search-corrected')
    const found = page.getByRole('main').getByRole('link', { name: 'Honiara International Airport' })
    expect(await found.first().getAttribute('href')).toBe(PROFILE)
  })

  test('a visitor filters by country and industry, opens the profile and shares it', async () => {
    const page = await open('/directory?country=sb&industry=logistics&search=airport')
    await waitForHydration(page)
    await page.getByText(/^\d+ business\(es\) found$/).waitFor()
    await takePicture(page, 'directory')
    await page.getByRole('link', { name: 'Honiara International Airport' }).click()
    await page.waitForURL(`**${PROFILE}`)
    await page.getByRole('heading', { level: 1, name: 'Honiara International Airport' }).waitFor()
    await takePicture(page, 'profile')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await takePicture(page, 'share')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(portalUrl() + PROFILE)
  })

  test('a new owner registers, posts a business and sees it pending; once approved it is listed everywhere', async () => {
    const getCount = async () => {
      const provinces = (await (await fetch(`${portalUrl()}/api/stats/provinces?country=sb`)).json()) as {
        province: string
        count: number
      }[]
      return provinces.find(({ province }) => province === 'temotu')?.count ?? 0
    }
    const before = await getCount()

    const owner = await open('/auth/register?returnTo=/dashboard')
    await waitForHydration(owner)
    await owner.getByLabel('First name').fill(OWNER.firstName)
    await owner.getByLabel('Last name').fill(OWNER.lastName)
    await owner.getByLabel('Email').fill(OWNER.email)
    await owner.getByLabel('Password').fill(DEMO_PASSWORD)
    await takePicture(owner, 'register')
    await owner.getByRole('main').getByRole('button', { name: 'Register' }).click()
    await owner.getByRole('heading', { level: 1, name: 'Welcome, Selina' }).waitFor()
    const posted = await owner.request.post('/api/businesses', { data: SHOP })
    expect(posted.status()).toBe(201)
    expect(await posted.json()).toMatchObject({ slug: 'lata-reef-honey', status: 'pending' })
    await owner.reload()
    const listing = owner.getByRole('article').filter({ hasText: SHOP.name })
    await listing.getByText('Pending Review').waitFor()
    await takePicture(owner, 'dashboard-pending')

    const admin = await open('/')
    await signIn(admin, 'admin@portal.test', '/admin')
    await approve(admin, SHOP.name)

    await owner.reload()
    await listing.getByText('Trial expires in 90 days').waitFor()
    await takePicture(owner, 'dashboard-live')

    const visitor = await open('/directory?search=lata+honey')
    await visitor.getByRole('link', { name: SHOP.name, exact: true }).waitFor()
    expect(await getCount()).toBe(before + 1)
    await visitor.goto('/')
    const card = visitor.getByRole('link', { name: new RegExp(`Temotu.*${before + 1}`) }).first()
    await card.waitFor()
  })
}
