import type { EditableBusiness, OwnBusiness } from '@portal/domain/contract'
import type { Page } from 'playwright'
import { waitForHydration } from './browser.ts'

/** The account whose listings are edited. */
export const OWNER = 'owner@portal.test'

/** A public listing of the signed-in person; a different one for each place. */
export async function publicListing(page: Page, place: number): Promise<OwnBusiness> {
  const response = await page.request.get('/api/businesses?owner=me&limit=100')
  const listings = ((await response.json()) as OwnBusiness[]).filter(
    ({ status, suspendedAt, publicUntil }) =>
      status === 'approved' && !suspendedAt && (publicUntil === null || Date.parse(publicUntil) > Date.now()),
  )
  const listing = listings[place]
  if (!listing) throw new Error(`The owner has only ${listings.length} public listings`)
  return listing
}

export const readEditable = async (page: Page, id: number): Promise<EditableBusiness> =>
  (await (await page.request.get(`/api/businesses/${id}/edit`)).json()) as EditableBusiness

export async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/dashboard/listings/${id}/edit`)
  await waitForHydration(page)
  await page.getByRole('heading', { level: 2, name: 'Basics' }).waitFor()
}

/** Opens a section of the editor, which phones fold. */
export async function openSection(page: Page, title: string): Promise<void> {
  const summary = page.locator('main summary').filter({ hasText: title })
  if (await summary.isVisible()) await summary.click()
}
