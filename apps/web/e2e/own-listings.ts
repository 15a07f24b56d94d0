import type { OwnBusiness } from '@portal/domain/contract'
import type { Page } from 'playwright'

/** One's own listings of a name, as the API has them. */
export async function ownListings(page: Page, name: string): Promise<OwnBusiness[]> {
  const answer = await page.request.get('/api/businesses?owner=me&limit=100')
  return ((await answer.json()) as OwnBusiness[]).filter((listing) => listing.name === name)
}
