import { join } from 'node:path'
import { DAY, HOUR } from '@portal/domain/shared'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { DESKTOP, visitors, waitForHydration } from './browser.ts'
import { VISITOR_DEVICES } from './share-out.ts'
import { countEmailsWith } from './emails.ts'
import { runCommand } from './operator.ts'
import { ownListings } from './own-listings.ts'
import { createSmallPhotos, type SmallPhotos } from './photos.ts'
import { startPortal, type Portal } from './portal.ts'
import { DEMO_PASSWORD } from './session.ts'
import { acceptTerms, aShop, attach, fillShop, nextTo, getReference, submitButton } from './wizard.ts'

/** A listing's whole life: registered, approved, reminded, expired, bought, refunded, bought again and downgraded. */

const API = join(import.meta.dirname, '../../api')
const ADMIN = 'ruth@portal.test'

let portal: Portal
let photos: SmallPhotos
beforeAll(async () => {
  photos = await createSmallPhotos()
})
afterAll(() => photos.remove())

const { open, openAs } = visitors({ getOrigin: () => portal.url })

const main = (page: Page) => page.getByRole('main')

/** As an operator would. */
const command = (...args: string[]): Promise<string> =>
  runCommand({ DATA_DIR: portal.dataDir, PUBLIC_URL: portal.url }, ...args)

/** As the operator's job would on a day of the trial or of a paid year. */
const runTrials = (days: number): Promise<string> =>
  command('jobs', 'run', 'trials', '--now', new Date(Date.now() + days * DAY + HOUR).toISOString())

/** A portal with only an administrator: future days would end the demo's listings too, and mail all their owners. */
async function startEmptyPortal(): Promise<void> {
  portal = await startPortal({
    PORTAL_DEMO: '0',
    SESSION_SECRET: 'a secret of this portal that is long enough',
    WAYS_TO_PAY: join(API, 'demo/ways-to-pay.yaml'),
  })
  const response = await fetch(`${portal.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', origin: portal.url },
    body: JSON.stringify({ firstName: 'Ruth', lastName: 'Pitu', email: ADMIN, password: DEMO_PASSWORD }),
  })
  expect(response.status).toBe(201)
  await command('admin', 'grant', ADMIN)
}

const mailsWith = (text: string) => countEmailsWith(text, portal.dataDir)

const expectMails = (text: string) => expect.poll(() => mailsWith(text))

async function registerOwner(email: string, options: BrowserContextOptions): Promise<Page> {
  const page = await open('/auth/register?returnTo=/register-business', options)
  await waitForHydration(page)
  await page.getByLabel('First name').fill('Hilda')
  await page.getByLabel('Last name').fill('Pitu')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await main(page).getByRole('button', { name: 'Register' }).click()
  await page.waitForURL((url) => url.pathname === '/register-business')
  await waitForHydration(page)
  return page
}

async function registerShop(page: Page, name: string, email: string): Promise<void> {
  await fillShop(page, { ...aShop(name), email })
  await attach(page, [photos.png, photos.webp], 2)
  await nextTo(page, 'Terms')
  await acceptTerms(page)
  await submitButton(page).click()
  await getReference(page)
}

async function approve(admin: Page, name: string): Promise<void> {
  await admin.goto(`/admin?search=${encodeURIComponent(name)}`)
  await waitForHydration(admin)
  await main(admin).getByRole('heading', { level: 2, name }).waitFor()
  await admin.getByRole('button', { name: 'Approve' }).click()
  await admin.getByText('The business has been approved and is now live.', { exact: true }).waitFor()
}

/** Opens the listing's public page once it contains a text. */
async function visitUntil(path: string, text: string, options: BrowserContextOptions): Promise<Page> {
  const hasText = async () => (await (await fetch(`${portal.url}${path}`)).text()).includes(text)
  await expect.poll(hasText).toBe(true)
  const visitor = await open(path, options)
  await waitForHydration(visitor)
  return visitor
}

const badge = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first()

/** Orders a plan on the upgrade page; ends at the order, returns its reference. */
async function placeOrder(owner: Page, plan: 'Standard' | 'Enhanced'): Promise<string> {
  await main(owner).getByRole('button', { name: 'Place the order' }).waitFor()
  const option = main(owner).getByRole('radio', { name: new RegExp(`^${plan}`) })
  // Phones fold a plan that is chosen.
  if (!(await option.isVisible()))
    await main(owner)
      .locator('summary')
      .filter({ hasText: /^(Standard|Enhanced)$/ })
      .click()
  await option.check()
  await main(owner)
    .getByRole('columnheader', { name: `With ${plan}` })
    .waitFor()
  await expectAccessible(owner)
  await main(owner).getByRole('button', { name: 'Place the order' }).click()
  await owner.waitForURL(/\/orders\/PB-/)
  await main(owner).getByRole('heading', { name: 'How to pay' }).waitFor()
  await expectAccessible(owner)
  return new URL(owner.url()).pathname.split('/')[2] ?? ''
}

/** Finds an order by its reference and records a payment of the due amount. */
async function recordPayment(admin: Page, reference: string): Promise<void> {
  await openOrder(admin, reference)
  const form = admin.getByRole('form', { name: 'Record a payment' })
  await form.getByRole('radio', { name: 'Mobile money' }).check()
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Record payment' }).click()
  await admin
    .getByRole('list', { name: 'Payments and refunds' })
    .getByText(/REC-\d/)
    .waitFor()
}

async function openOrder(admin: Page, reference: string): Promise<void> {
  await admin.goto(`/admin?tab=orders&search=${reference}`)
  await waitForHydration(admin)
  await main(admin).getByRole('row').filter({ hasText: reference }).getByRole('link').first().click()
  await admin.waitForURL(/\/admin\/orders\/\d+/)
  await main(admin).getByRole('heading', { name: 'What was ordered' }).waitFor()
}

describe.each(VISITOR_DEVICES)('on %s', (device, options) => {
  beforeAll(startEmptyPortal)
  afterAll(() => portal.stop())

  test('a listing is reminded, expires, is upgraded, refunded, bought again and downgraded', async () => {
    const name = `Gizo Oil Press on ${device}`
    const path = `/sb/food-and-beverages/gizo-oil-press-on-${device.replace(' ', '-')}`
    const email = 'hilda@portal.test'
    const owner = await registerOwner(email, options)
    await registerShop(owner, name, email)
    const moderator = await openAs(ADMIN, '/admin', DESKTOP)
    await approve(moderator, name)
    const admin = await openAs(ADMIN, '/admin?tab=orders', options)

    // On trial: a line for everybody, a banner with its button for the owner.
    const early = await visitUntil(path, 'Trial expires in 90 days', options)
    expect(await main(early).getByRole('link', { name: 'Upgrade now' }).count()).toBe(0)
    await owner.goto(path)
    await main(owner).getByRole('link', { name: 'Upgrade now' }).first().waitFor()

    // Days 76, 83 and 90: one mail each, however often the job runs.
    for (const [days, mails] of [
      [75, 1],
      [76, 1],
      [82, 2],
    ] as const) {
      await runTrials(days)
      await expectMails(`The free trial of your listing ${name} ends on`).toBe(mails)
    }
    await runTrials(89)
    await expectMails(`${name} ends on`).toBe(3)
    expect(await mailsWith('Choose what happens next')).toBeGreaterThan(0)
    await runTrials(91)

    // Expired: the public sees name and phone, the owner a link to renew.
    const expired = await visitUntil(path, 'Trial expired. Upgrade now to reactivate your listing!', options)
    expect(await main(expired).getByText('pressed by hand').count()).toBe(0)
    await expectAccessible(expired)
    await owner.goto(path)
    await waitForHydration(owner)
    await main(owner).getByRole('link', { name: 'Upgrade now' }).first().click()
    await owner.waitForURL(/\/upgrade\?business=\d+/)

    // Upgrade, payment, badge and gallery.
    const reference = await placeOrder(owner, 'Enhanced')
    await recordPayment(admin, reference)
    const enhanced = await visitUntil(path, 'ENHANCED', options)
    await badge(enhanced, 'ENHANCED').waitFor()
    await main(enhanced)
      .getByRole('heading', { name: /gallery|photos/i })
      .first()
      .waitFor()
    await expectMails(`Your order is paid`).toBeGreaterThan(0)
    await owner.reload()
    await waitForHydration(owner)
    await main(owner)
      .getByRole('link', { name: /invoice/i })
      .first()
      .click()
    await main(owner)
      .getByText(/INV-\d{4}-\d{5}/)
      .first()
      .waitFor()
    await expectAccessible(owner)

    // Refund: the listing is as before.
    await owner.goto(`/orders/${reference}`)
    await waitForHydration(owner)
    await main(owner).getByRole('button', { name: 'Ask for your money back' }).click()
    const ask = owner.getByRole('dialog')
    await ask.getByLabel('Why?').fill('We close for the cyclone season.')
    await ask.getByRole('button', { name: 'Send request' }).click()
    await main(owner)
      .getByText(/requested/i)
      .first()
      .waitFor()
    await openOrder(admin, reference)
    await admin.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = admin.getByRole('dialog')
    await refund.getByLabel('Reason').fill('Asked within 30 days.')
    await expectAccessible(admin)
    await refund.getByRole('button', { name: /^Refund/ }).click()
    await refund.waitFor({ state: 'detached' })
    await admin
      .getByText(/CRN-\d/)
      .first()
      .waitFor()
    await (await visitUntil(path, 'Trial expired.', options)).close()

    // Enhanced again, and Standard for the year after: the gallery goes, its photos stay.
    await owner.goto('/dashboard')
    await waitForHydration(owner)
    await main(owner)
      .getByRole('link', { name: /Upgrade/ })
      .first()
      .click()
    await owner.waitForURL(/\/upgrade\?business=\d+/)
    await recordPayment(admin, await placeOrder(owner, 'Enhanced'))
    await visitUntil(path, 'ENHANCED', options)
    const [bought] = await ownListings(owner, name)
    await owner.goto(`/upgrade?business=${bought?.id}`)
    await waitForHydration(owner)
    await recordPayment(admin, await placeOrder(owner, 'Standard'))
    expect((await (await fetch(`${portal.url}${path}`)).text()).includes('ENHANCED')).toBe(true)
    await runTrials(366)
    const standard = await visitUntil(path, 'STANDARD', options)
    await badge(standard, 'STANDARD').waitFor()
    expect(
      await main(standard)
        .getByRole('heading', { name: /gallery/i })
        .count(),
    ).toBe(0)
    const [own] = await ownListings(owner, name)
    expect(own?.images).toHaveLength(2)
  })
})
