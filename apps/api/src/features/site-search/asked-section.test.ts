import type { SearchResults } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { newApp, type TestApp } from '#test/new-app.ts'

async function newSections(): Promise<TestApp> {
  const portal = await newApp()
  await publish(
    portal.store,
    aTender({ title: 'Repair of a bridge', category: 'government', countries: ['sb'] }),
    aTender({ title: 'Office chairs', category: 'private', countries: ['fj'] }),
    aTender({ title: 'Seed money', category: 'grants', countries: ['sb'] }),
    aJob({ title: 'Cook wanted', countries: ['fj'] }),
    anEvent({ title: 'Honiara Evening' }),
    anArticle({ title: 'Cocoa prices rise' }),
    anArticle({ title: 'A new wharf' }),
  )
  await addListings(portal.store, { name: 'Lens', description: 'An event photographer.', address: 'Auki' })
  return portal
}

async function ask({ get }: TestApp, q: string) {
  const results: SearchResults = (await get(`/api/search?q=${encodeURIComponent(q)}`)).json()
  const { asked } = results
  const titles = asked && results[asked.section].items.map(({ title }) => title)
  return { asked, titles }
}

const NO_FILTERS = { category: null, country: null, search: null, isExact: true }

test.each([
  ['government tenders', { section: 'tenders', category: 'government' }, ['Repair of a bridge']],
  ['tenders in Fiji', { section: 'tenders', country: 'fj' }, ['Office chairs']],
  ['tenders', { section: 'tenders' }, expect.arrayContaining(['Repair of a bridge', 'Office chairs'])],
  ['grants in Solomon Islands', { section: 'tenders', category: 'grants', country: 'sb' }, ['Seed money']],
  ['events this week', { section: 'events' }, ['Honiara Evening']],
  ['job vacancies fiji', { section: 'jobs', country: 'fj' }, ['Cook wanted']],
  ['events in Honiara', { section: 'events', search: 'Honiara' }, ['Honiara Evening']],
  ['news about cocoa', { section: 'news', search: 'cocoa' }, ['Cocoa prices rise']],
] as const)('“%s” asks for that list of the site', async (q, section, titles) => {
  expect(await ask(await newSections(), q)).toEqual({ asked: { ...NO_FILTERS, ...section }, titles })
})

test('an empty list is replaced by the whole section, and says so', async () => {
  expect(await ask(await newSections(), 'jobs in Gizo')).toMatchObject({
    asked: { section: 'jobs', search: 'Gizo', isExact: false },
    titles: ['Cook wanted'],
  })
})

test.each(['event photographer', 'event photographer auki', 'bridge', 'news of zeppelins', 'guesthouse'])(
  '“%s” asks for no section',
  async (q) => {
    expect(await ask(await newSections(), q)).toMatchObject({ asked: undefined })
  },
)
