import type { OwnBusiness } from '@portal/domain/contract'
import type { Page } from 'playwright'

/** The user's own listings with a name, from the API. */
export async function ownListings(page: Page, name: string): Promise<OwnBusiness[]> {
  const response = await page.request.get('/api/businesses?owner=me&limit=100')
  return ((await response.json()) as OwnBusiness[]).filter((listing) => listing.name === name)
}
