// cspell:ignore qwertzuiop mechnaic Resthouse
import { expect, test } from 'vitest'
import { createReadContexts } from '#db/version.ts'
import { createMatches } from '#features/directory/matches.service.ts'
import { createNearest } from '#features/directory/nearest.service.ts'
import { createOpenings } from '#features/businesses/openings.repository.ts'
import { createBusinessSearch } from '#features/search/search.service.ts'
import { createExpiries } from '#features/businesses/visibility.repository.ts'
import { createContentReader } from '#features/content/content.service.ts'
import { createGuides } from '#features/guides/guides.service.ts'
import { anArticle, anEvent, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { createPhraseParser, searchPortal } from './search.service.ts'

test('parses a text once for all calls of a page view', async () => {
  const store = await newStore()
  await addListings(store, { name: 'Reef Store' })
  const lookedUp: string[] = []
  const isWritten = async (word: string) => {
    lookedUp.push(word)
    return false
  }
  const businesses = createBusinessSearch(store, { findOpenKeys: createOpenings(store), isWritten })
  const matches = createMatches(store, { search: businesses, findOpenKeys: createOpenings(store) })
  const sources = {
    businesses,
    nearest: createNearest(store, matches),
    content: createContentReader(store, createPhraseParser(businesses)),
    guides: createGuides([], 'http://localhost:3000'),
    findAnswers: async () => [],
  }
  const at = await createReadContexts(store, createExpiries(store))(NOW)
  for (const query of [{ q: 'qwertzuiop' }, { q: 'qwertzuiop', near: { latitude: -9, longitude: 160 } }])
    await searchPortal(sources, query, at)
  expect(lookedUp).toEqual(['qwertzuiop'])
})

const SHOP = 'Reef Store'
const NEWS = 'A resthouse opens'

test.each([
  ['/api/businesses?search=reef', SHOP],
  ['/api/businesses?search=reef&open=true', SHOP],
  ['/api/businesses?near=-9,160', SHOP],
  ['/api/businesses?open=true', SHOP],
  ['/api/businesses/map?search=reef', '"unlocated":1'],
  ['/api/search?q=reef', SHOP],
  ['/api/search?q=reef&near=-9,160', SHOP],
  ['/api/search?q=resthouse', NEWS],
  // An unknown place searches no businesses.
  ['/api/search?q=resthouse&country=atlantis', NEWS],
  ['/api/search/suggestions?q=mechnaic', '"label":"Mechanic"'],
  ['/api/news?search=resthouse', NEWS],
  ['/api/events?search=resthouse', 'Resthouse days'],
])('%s reads the version row once, however much it finds', async (url, found) => {
  const store = await newStore()
  await addListings(store, { name: SHOP, hours: { fri: [['00:00', '24:00']] } })
  await publish(store, anArticle({ title: NEWS }), anEvent({ title: 'Resthouse days' }))
  let reads = 0
  const versions = () => {
    reads += 1
    return store.versions()
  }
  const { get } = await newApp({ store: { ...store, versions } })
  reads = 0
  expect((await get(url)).body).toContain(found)
  expect(reads).toBe(1)
})
