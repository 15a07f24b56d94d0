import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { visitors } from './browser.ts'
import { openSection } from './editor.ts'
import { ADMIN_DEVICES } from './share-out.ts'
import { waitForEmailText } from './emails.ts'
import { ownPortal } from './own-portal.ts'

/** An administrator finds a business and uses every action on it. */

const { openAs } = visitors()
const LIST = '/admin?tab=businesses'

/** A visitor's response: the status, and whether the page says that somebody was there. */
async function visit(path: string): Promise<{ status: number; isVisited: boolean }> {
  const response = await fetch(`${ownPortal().url}${path}`)
  return { status: response.status, isVisited: (await response.text()).includes('we visited it') }
}

/** Waits for a visitor's response: stored pages are checked for changes at intervals, not at each request. */
const waitForVisit = (path: string, expected: Partial<Awaited<ReturnType<typeof visit>>>) =>
  expect.poll(() => visit(path)).toMatchObject(expected)

const table = (page: Page) => page.getByRole('table', { name: 'Businesses' })

/** Chooses a filter and waits for its list: the address changes before the table does. */
async function choose(page: Page, filter: string, value: string, query: string): Promise<void> {
  const listed = page.waitForResponse((response) => response.url().includes(query))
  await page.getByRole('combobox', { name: filter }).selectOption(value)
  await listed
  await table(page).waitFor()
}

/** Chooses live businesses that are neither verified nor featured, and opens the first of them by its name. */
async function find(page: Page): Promise<string> {
  await choose(page, 'State', 'live', 'state=live')
  await page.getByText('More filters').click()
  await choose(page, 'Verified', 'false', 'verified=false')
  await choose(page, 'Featured', 'false', 'featured=false')
  const name = (await table(page).getByRole('link').first().textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search businesses' }).fill(name)
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=/)
  await expectAccessible(page)
  await table(page).getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
  return name
}

/** Opens an action's dialog; returns it with a function that submits it. */
async function openActionDialog(page: Page, action: string, verb = action) {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expectAccessible(page)
  return {
    dialog,
    send: async () => {
      await dialog.getByRole('button', { name: verb, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  }
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.each(ADMIN_DEVICES)(
  'on %s an administrator verifies, features, suspends, restores and gives away a business',
  async (device, options) => {
    const page = await openAs('admin@portal.test', LIST, options)
    await find(page)
    const path = new URL(
      (await page.getByRole('link', { name: 'Open the public listing' }).getAttribute('href')) ?? '',
      page.url(),
    ).pathname
    await expectAccessible(page)

    const verifying = await openActionDialog(page, 'Verify')
    await verifying.dialog.getByRole('radio', { name: 'Visited' }).check()
    await verifying.send()
    await region(page, 'Verification').getByText('Visited').waitFor()
    await waitForVisit(path, { status: 200, isVisited: true })

    await (await openActionDialog(page, 'Feature')).send()
    await page.getByRole('button', { name: 'Stop featuring' }).waitFor()
    const slug = path.split('/').at(-1)
    const isFeatured = async () =>
      ((await (await fetch(`${ownPortal().url}/api/businesses/${slug}`)).json()) as { isFeatured: boolean })
        .isFeatured
    await expect.poll(isFeatured).toBe(true)
    await (await openActionDialog(page, 'Stop featuring')).send()
    await page.getByRole('button', { name: 'Feature', exact: true }).waitFor()
    await expect.poll(isFeatured).toBe(false)

    const suspending = await openActionDialog(page, 'Suspend')
    await suspending.dialog.getByRole('radio', { name: 'Something in the listing is not true' }).check()
    await suspending.dialog.getByLabel('Note to the owner').fill(`Photos of another shop, seen on ${device}.`)
    await suspending.send()
    await region(page, 'Listing').getByText('Something in the listing is not true').waitFor()
    await waitForVisit(path, { status: 404 })
    await waitForEmailText(`Photos of another shop, seen on ${device}.`)

    await (await openActionDialog(page, 'Restore')).send()
    await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor()
    await waitForVisit(path, { status: 200, isVisited: true })

    // By its label: the page may also show a public address of the listing.
    const facts = (await region(page, 'Owner').textContent()) ?? ''
    const isOthers = facts.includes('Account addressother@portal.test')
    const newOwner = isOthers ? 'owner@portal.test' : 'other@portal.test'
    const giving = await openActionDialog(page, 'Change owner')
    await giving.dialog.getByLabel(/^Email address of the account/).fill(newOwner)
    await giving.dialog.getByLabel('Note to both owners').fill(`As you asked us to on ${device}.`)
    await giving.send()
    await region(page, 'Owner').getByText(newOwner).first().waitFor()
    await waitForVisit(path, { status: 200, isVisited: false })
    await waitForEmailText(`As you asked us to on ${device}.`)

    const history = region(page, 'History')
    for (const action of ['Verified', 'Featured', 'Suspended', 'Suspension ended', 'Owner changed'])
      await history.getByText(action, { exact: true }).first().waitFor()
  },
)

test.each(ADMIN_DEVICES)(
  'on %s an administrator exports the filtered businesses as CSV and edits one',
  async (device, options) => {
    const page = await openAs('admin@portal.test', `${LIST}&state=suspended`, options)
    const name = (await table(page).getByRole('link').first().textContent()) ?? ''
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^businesses-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toContain('id,name,state,plan')
    expect(lines.slice(1).every((line) => line.includes('Suspended'))).toBe(true)
    expect(lines.join('\n')).toContain(name)

    await table(page).getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByText('You are editing as an administrator').waitFor()
    await openSection(page, 'Place')
    await page.getByLabel('Directions').fill(`Behind the market, past the blue gate (${device}).`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved. The change is in the history of the listing.').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).click()
    await region(page, 'History').getByText('Edited', { exact: true }).first().waitFor()
  },
)
