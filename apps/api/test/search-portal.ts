import type { SearchResults } from '@portal/domain/contract'
import { addListings } from './listings.ts'
import { newApp, type TestApp } from './new-app.ts'

export const western = { province: 'western', country: 'sb' } as const

/** Creates a portal with a few listings with different offers and places. */
export async function newSearchPortal(): Promise<TestApp> {
  const portal = await newApp()
  await addListings(
    portal.store,
    { ...western, name: 'Leaf Houses', address: 'Gizo', description: 'A lodge over the reef.' },
    { ...western, name: 'Harbour Rooms', address: 'Munda', description: 'A guesthouse of six rooms.' },
    { country: 'fj', province: null, name: 'Suva Rooms', address: 'Suva', description: 'A guesthouse.' },
    { ...western, name: 'Bread Oven', address: 'Gizo', description: 'A bakery with coconut buns.' },
    { ...western, name: 'Herbal Bath', address: 'Gizo', description: 'Herbal baths and leaf poultices.' },
    { country: 'pg', province: null, name: 'Hill Roast', address: 'Goroka', description: 'Coffee beans.' },
  )
  return portal
}

/** Returns the results of a search. */
export const ask = async ({ get }: TestApp, query: string): Promise<SearchResults> =>
  (await get(`/api/search?q=${encodeURIComponent(query)}`)).json()

/** Returns the names that a search finds in order, and how they were found. */
export const found = async (portal: TestApp, query: string) => {
  const { businesses, understood } = await ask(portal, query)
  const { matchLevel, here, elsewhere, around } = understood ?? {}
  const names = businesses.items.map(({ name }) => name)
  return { names, total: businesses.total, matchLevel, here, elsewhere, around }
}
