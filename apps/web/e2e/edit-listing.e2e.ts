import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, newPage, visitors, waitForHydration } from './browser.ts'
import { openEditor, OWNER, publicListing, readEditable } from './editor.ts'
import { waitForEmailLink } from './emails.ts'
import { ownPortal } from './own-portal.ts'
import { signInByCall } from './session.ts'
import { fillSignIn } from './sign-in.ts'

/** Owners edit a listing in two tabs, pause it, delete and restore it, and hand it over. */

const { open, openAs } = visitors()
const OTHER = 'other@portal.test'

/** The public response. */
const getStatus = async (id: number): Promise<number> =>
  (await fetch(`${ownPortal().apiUrl}/api/businesses/${id}`)).status

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a draft is restored after a reload and can be discarded', async () => {
  const page = await openAs(OWNER, '/dashboard')
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
  test('the later save shows both versions and stores the chosen one', async () => {
    const one = await newPage({ baseURL: ownPortal().url, ...DESKTOP })
    const other = await one.context().newPage()
    await signInByCall(one, OWNER)
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

test('a listing is paused, shown again, deleted and restored', async () => {
  const page = await openAs(OWNER, '/dashboard')
  const { id, name } = await publicListing(page, 1)
  await openEditor(page, id)
  await page.getByRole('button', { name: 'Pause this listing' }).click()
  await page.getByRole('heading', { name: 'This listing is paused' }).waitFor()
  expect(await getStatus(id)).toBe(404)
  await page.getByRole('button', { name: 'Show it again' }).click()
  await page.getByRole('button', { name: 'Pause this listing' }).waitFor()
  expect(await getStatus(id)).toBe(200)
  await page.getByRole('button', { name: 'Delete this listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await page.getByText(`${name} is deleted`).first().waitFor()
  await page.getByRole('button', { name: `Restore ${name}` }).waitFor()
  expect(await getStatus(id)).toBe(404)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await page.getByRole('heading', { level: 3, name, exact: true }).waitFor()
  expect(await getStatus(id)).toBe(200)
})

test('a listing is handed over to another account', async () => {
  const owner = await openAs(OWNER, '/dashboard')
  const { id, name } = await publicListing(owner, 4)
  await openEditor(owner, id)
  await owner.getByLabel('Email address of the other account').fill(OTHER)
  await owner.getByRole('button', { name: 'Send the offer' }).click()
  await owner.getByText(`Offered to ${OTHER}`).waitFor()
  const link = new URL(await waitForEmailLink(OTHER, 'handover'))
  const other = await open(link.pathname + link.search)
  await waitForHydration(other)
  await other.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(other, OTHER)
  await other.getByText(name, { exact: false }).first().waitFor()
  await other.getByRole('button', { name: 'Accept' }).click()
  await other.getByRole('heading', { name: 'The listing is yours' }).waitFor()
  expect((await readEditable(other, id)).stored.name).toBe(name)
  expect((await owner.request.get(`/api/businesses/${id}/edit`)).status()).toBe(404)
})
