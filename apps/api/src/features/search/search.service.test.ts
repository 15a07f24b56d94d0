// cspell:ignore qwertzuiop
import { expect, test } from 'vitest'
import { openMatches } from '#features/businesses/listing/matches.service.ts'
import { openNearest } from '#features/businesses/listing/nearest.service.ts'
import { openOpenings } from '#features/businesses/openings.repository.ts'
import { openBusinessSearch } from '#features/businesses/search/search.service.ts'
import { openContent } from '#features/content/content.service.ts'
import { openGuides } from '#features/guides/guides.service.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { readBy, searchPortal } from './search.service.ts'

test('a text is read once for everything that answers it', async () => {
  const store = await newStore()
  await addListings(store, { name: 'Reef Store' })
  const lookedUp: string[] = []
  const isWritten = (word: string) => {
    lookedUp.push(word)
    return false
  }
  const businesses = openBusinessSearch(store, { readOpen: openOpenings(store), isWritten })
  const matches = openMatches(store, { search: businesses, readOpen: openOpenings(store) })
  const sources = {
    businesses,
    nearest: openNearest(store, matches),
    content: openContent(store, readBy(businesses)),
    guides: openGuides([], 'http://localhost:3000'),
  }
  const at = { now: NOW, publicVersion: { version: 1, timeline: 1, lastExpiry: 0, tag: '1' } }
  for (const query of [{ q: 'qwertzuiop' }, { q: 'qwertzuiop', near: { latitude: -9, longitude: 160 } }]) {
    // On PostgreSQL a first reading begins again with what it missed.
    await searchPortal(sources, query, at)
    lookedUp.length = 0
    await searchPortal(sources, query, at)
    expect(lookedUp).toEqual(['qwertzuiop'])
  }
})
