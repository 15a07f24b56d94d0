import type { EditableBusiness, OwnBusiness } from '@portal/domain/contract'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { DESKTOP, newPage, PHONE, visitors, waitForHydration } from './browser.ts'
import { waitForEmailLink } from './emails.ts'
import { ownPortal } from './own-portal.ts'
import { signIn } from './sign-in.ts'

/** Owners edit a listing by keys alone, in two tabs, pause it, delete it and take it back, and hand it over. */

const { open } = visitors()
const OWNER = 'owner@portal.test'
const OTHER = 'other@portal.test'

/** A public listing of whoever is signed in; a different one for each place. */
async function publicListing(page: Page, place: number): Promise<OwnBusiness> {
  const answer = await page.request.get('/api/businesses?owner=me&limit=100')
  const listings = ((await answer.json()) as OwnBusiness[]).filter(
    ({ status, suspendedAt, publicUntil }) =>
      status === 'approved' && !suspendedAt && (publicUntil === null || Date.parse(publicUntil) > Date.now()),
  )
  const listing = listings[place]
  if (!listing) throw new Error(`The owner has only ${listings.length} public listings`)
  return listing
}

const readEditable = async (page: Page, id: number): Promise<EditableBusiness> =>
  (await (await page.request.get(`/api/businesses/${id}/edit`)).json()) as EditableBusiness

const statusFor = async (page: Page, id: number): Promise<number> =>
  (await page.request.get(`/api/businesses/${id}`, { headers: { cookie: '' } })).status()

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/dashboard/listings/${id}/edit`)
  await waitForHydration(page)
  await page.getByRole('heading', { level: 2, name: 'Basics' }).waitFor()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Presses Tab until a control with this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const control = page.getByRole('main').getByLabel(label, { exact: true })
  for (let stop = 0; stop < 200; stop++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${label}`)
}

async function pressTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  for (let stop = 0; stop < 200; stop++) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

describe.each([
  ['phone', PHONE, 0],
  ['desktop', DESKTOP, 1],
] as const)('on a %s', (device, options, place) => {
  test('a listing is edited by keys alone', { timeout: 120_000 }, async () => {
    const page = await open('/', options)
    await signIn(page, OWNER, '/dashboard')
    const { id, name } = await publicListing(page, place)
    await openEditor(page, id)
    await tabTo(page, 'Phone')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('74 33 221')
    await tabTo(page, 'Monday: open or closed')
    await page.keyboard.type('Open')
    await pressTo(page, 'Copy to Tuesday to Friday')
    const map = page.getByRole('application')
    for (let stop = 0; stop < 80; stop++) {
      if (await map.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await tabTo(page, 'Directions')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`By the ${device} shop`)
    expect(await findViolations(page)).toEqual([])
    await pressTo(page, 'Save')
    await page.getByRole('status').filter({ hasText: 'In review: ' }).waitFor()
    const { stored, waiting } = await readEditable(page, id)
    expect(stored.name).toBe(name)
    expect(stored.phone).toContain('7433221')
    expect(stored.hours?.mon).not.toHaveLength(0)
    expect(stored.hours?.fri).toEqual(stored.hours?.mon)
    expect(waiting?.changes.map(({ field }) => field)).toEqual(['point', 'directions'])
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await findViolations(page)).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})

test('what is typed is back after a reload, and can be discarded', { timeout: 60_000 }, async () => {
  const page = await open('/')
  await signIn(page, OWNER, '/dashboard')
  const { id } = await publicListing(page, 2)
  await openEditor(page, id)
  await page.getByLabel('Directions').fill('Past the second bridge')
  await page.reload()
  await waitForHydration(page)
  await page.getByText('Draft restored from your last visit.').waitFor()
  expect(await page.getByLabel('Directions').inputValue()).toBe('Past the second bridge')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  expect(await page.getByLabel('Directions').inputValue()).not.toBe('Past the second bridge')
})

describe('in two tabs', () => {
  test('the later save shows both, and keeps what is chosen', { timeout: 120_000 }, async () => {
    const one = await newPage({ baseURL: ownPortal().url, ...DESKTOP })
    const other = await one.context().newPage()
    await signIn(one, OWNER, '/dashboard')
    const { id } = await publicListing(one, 3)
    await openEditor(one, id)
    await openEditor(other, id)
    await one.getByLabel('Phone').fill('74 11 111')
    await save(one).click()
    await one.getByRole('status').filter({ hasText: 'Public now: Phone' }).waitFor()
    await other.getByLabel('Phone').fill('74 22 222')
    await save(other).click()
    await other.getByText('This listing was changed while you were editing').waitFor()
    expect((await readEditable(one, id)).stored.phone).toContain('7411111')
    await other.getByLabel('Keep mine').check()
    await other.getByRole('button', { name: 'Save with these choices' }).click()
    await other.getByRole('status').filter({ hasText: 'Public now: Phone' }).waitFor()
    expect((await readEditable(one, id)).stored.phone).toContain('7422222')
    await one.context().close()
  })
})

test('a listing is paused, shown again, deleted and taken back', { timeout: 120_000 }, async () => {
  const [page, visitor] = [await open('/'), await open('/')]
  await signIn(page, OWNER, '/dashboard')
  const { id, name } = await publicListing(page, 1)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Pause this listing' }).click()
  await page.getByRole('heading', { name: 'This listing is paused' }).waitFor()
  expect(await statusFor(visitor, id)).toBe(404)
  await page.getByRole('button', { name: 'Show it again' }).click()
  await page.getByRole('button', { name: 'Pause this listing' }).waitFor()
  expect(await statusFor(visitor, id)).toBe(200)
  await page.getByRole('button', { name: 'Delete this listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await page.getByText(`${name} is deleted`).first().waitFor()
  await page.getByRole('button', { name: `Restore ${name}` }).waitFor()
  expect(await statusFor(visitor, id)).toBe(404)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await page.getByRole('heading', { level: 3, name, exact: true }).waitFor()
  expect(await statusFor(visitor, id)).toBe(200)
})

test('a listing is handed over to another account', { timeout: 120_000 }, async () => {
  const [owner, other] = [await open('/'), await open('/')]
  await signIn(owner, OWNER, '/dashboard')
  const { id, name } = await publicListing(owner, 4)
  await openEditor(owner, id)
  await owner.getByLabel('Email address of the other account').fill(OTHER)
  await owner.getByRole('button', { name: 'Send the offer' }).click()
  await owner.getByText(`Offered to ${OTHER}`).waitFor()
  const link = new URL(await waitForEmailLink(OTHER, 'handover'))
  await other.goto(link.pathname + link.search)
  await waitForHydration(other)
  await other.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await other.getByLabel('Email').fill(OTHER)
  await other.getByLabel('Password').fill('pacific-demo')
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await other.getByText(name, { exact: false }).first().waitFor()
  await other.getByRole('button', { name: 'Accept' }).click()
  await other.getByRole('heading', { name: 'The listing is yours' }).waitFor()
  expect((await readEditable(other, id)).stored.name).toBe(name)
  expect((await owner.request.get(`/api/businesses/${id}/edit`)).status()).toBe(404)
})
