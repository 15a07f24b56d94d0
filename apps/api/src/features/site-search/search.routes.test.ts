// cspell:ignore airprot kokoda zedware broccolj gwaunuru gzio honaira honiera logistiks marmelade nusatupi panle pannel phonos restuarant timbukti tontuta zanzibat zucchinifarming zucchinj gwaunar
import type { SearchResults } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { addListings, getNames } from '#test/listings.ts'
import { anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const found = async ({ get }: TestApp, query: string): Promise<SearchResults> =>
  (await get(`/api/search?${query}`)).json()
const names = async (portal: TestApp, query: string) =>
  (await found(portal, query)).businesses.items.map(({ name }) => name)

const AIRPORTS = (
  [
    { name: 'Honiara International Airport', province: 'honiara', address: 'Henderson' },
    { name: 'Gwaunaru’u Airport', province: 'malaita', address: 'Auki' },
    { name: 'Nusatupe Airport', province: 'western', address: 'Gizo' },
    { name: 'Nouméa La Tontouta Airport', country: 'nc', province: null, address: 'Païta' },
  ] as const
).map((airport) => ({ ...airport, category: 'Logistics & Shipping', description: 'An airfield.' }))

test.each([
  ['honiara airport', ['Honiara International Airport']],
  ['AIRPORT honiara', ['Honiara International Airport']],
  ['noumea', ['Nouméa La Tontouta Airport']],
  ['NOUMÉA paita', ['Nouméa La Tontouta Airport']],
  ['gwaunaru', ['Gwaunaru’u Airport']],
  ["gwaunaru'u", ['Gwaunaru’u Airport']],
  ['airport gizo', ['Nusatupe Airport']],
  ['airport malaita', ['Gwaunaru’u Airport']],
  ['airport "new caledonia"', ['Nouméa La Tontouta Airport']],
  ['shipping western', ['Nusatupe Airport']],
  ['gwaunar', ['Gwaunaru’u Airport']],
])('%s finds %j first, by name, category, place and description', async (q, expected) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS)
  expect((await names(portal, `q=${encodeURIComponent(q)}`)).slice(0, 1)).toEqual(expected)
  // The list of businesses searches in the same way.
  const listed = await portal.get(`/api/businesses?search=${encodeURIComponent(q)}`)
  expect(getNames(listed).slice(0, 1)).toEqual(expected)
})

test('a card has the sentence that matches, with the words of the search in it', async () => {
  const portal = await newApp()
  await addListings(portal.store, {
    name: 'Reef',
    description: 'We sell fuel. Outboard motors are repaired in our yard. Open daily.',
  })
  const match = {
    text: 'Outboard motors are repaired in our yard.',
    marks: [
      [0, 8],
      [9, 15],
    ],
  }
  const [searched] = (await found(portal, 'q=outboard+motor')).businesses.items
  expect(searched).toMatchObject({
    excerpt: expect.stringMatching(/^We sell fuel/),
    match: { text: match.text },
  })
  for (const query of ['search=outboard+motor', 'search=outboard+motor&near=-9.43,159.95'])
    expect((await portal.get(`/api/businesses?${query}`)).json()[0].match).toEqual(searched?.match)
  for (const query of ['search=reef', ''])
    expect((await portal.get(`/api/businesses?${query}`)).json()[0].match).toBeUndefined()
})

test.each(['zedware', 'kokoda_zedware', '@kokoda_zedware', 'kokoda zedware', '_kokoda_'])(
  'finds words joined by underscores separately and as a whole: %s',
  async (q) => {
    const portal = await newApp()
    await addListings(portal.store, ...AIRPORTS, { name: 'Bags', description: 'See @kokoda_zedware.' })
    await publish(portal.store, anArticle({ title: 'Bags', body: 'Write to kokoda_zedware.' }))
    const { businesses, news } = await found(portal, `q=${encodeURIComponent(q)}`)
    expect([businesses.items.map(({ name }) => name), news.total]).toEqual([['Bags'], 1])
  },
)

test('finds nothing for an unknown text, and says so', async () => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS)
  const { businesses, understood } = await found(portal, 'q=submarine')
  expect(businesses).toEqual({ total: 0, items: [] })
  expect(understood).toMatchObject({ words: ['submarine'], matchLevel: 5, here: 0, elsewhere: 0 })
})

test('ranks a name above the description, and that above the place', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'One', description: 'We sell coral and shells.' },
    { name: 'Two', address: 'Coral Street' },
    { name: 'Coral Lodge' },
  )
  expect(await names(portal, 'q=coral')).toEqual(['Coral Lodge', 'One', 'Two'])
})

test('does not match a listed word as a prefix', async () => {
  const portal = await newApp()
  await addListings(portal.store, { name: 'Car Hire' }, { name: 'Carpet House' })
  expect(await names(portal, 'q=car')).toEqual(['Car Hire'])
  expect(await names(portal, 'q=carp')).toEqual(['Carpet House'])
})

test('filters narrow a search, and unknown ones find nothing', async () => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS, { name: 'Airport Motel', category: 'Tourism & Hospitality' })
  expect((await names(portal, 'q=airport&province=malaita')).toSorted()).toEqual([
    'Airport Motel',
    'Gwaunaru’u Airport',
  ])
  expect(await names(portal, 'q=airport&province=malaita&industry=logistics')).toEqual(['Gwaunaru’u Airport'])
  expect(await names(portal, 'q=airport&industry=Tourism%20%26%20Hospitality')).toEqual(['Airport Motel'])
  expect(await names(portal, 'q=airport&province=atlantis')).toEqual([])
  const byCountry = await portal.get('/api/businesses?search=airport&country=nc')
  expect(getNames(byCountry)).toEqual(['Nouméa La Tontouta Airport'])
})

test.each(['', '   ', '!!!', '""', '*', '"*', 'NEAR(', '^', '_country_sb', 'name:', '\u0000'])(
  'blank texts and the query language of the index find nothing: %j',
  async (q) => {
    const portal = await newApp()
    await addListings(portal.store, ...AIRPORTS)
    const response = await portal.get(`/api/search?q=${encodeURIComponent(q)}`)
    expect(response.statusCode).toBe(200)
    expect(response.json<SearchResults>().businesses).toEqual({ total: 0, items: [] })
  },
)

test.each([
  ['Honiera Airport', 'Honiara Airport'],
  ['Honiara Airprot', 'Honiara Airport'],
  ['honaira', 'Honiara'],
  ['Gwaunuru', 'Gwaunaru'],
  ['nusatupi', 'Nusatupe'],
  ['Tontuta', 'Tontouta'],
  ['gzio airport', 'Gizo airport'],
])('%s: did you mean %s?', async (q, correction) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS)
  const results = await found(portal, `q=${encodeURIComponent(q)}`)
  expect(results.didYouMean).toBe(correction)
  expect(await names(portal, `q=${encodeURIComponent(correction)}`)).not.toEqual([])
})

test.each([
  ['restuarant', 'restaurant'],
  ['solar pannel', 'solar panel'],
  ['solar panle', 'solar panel'],
  ['SOLAR pannel gizo', 'SOLAR panel gizo'],
  ['logistiks', 'logistics'],
])('a near miss of a word in a description or category: %s, did you mean %s?', async (q, correction) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS, {
    name: 'Gizo Power',
    address: 'Gizo',
    description: 'Restaurant lighting. A solar panel for each roof.',
  })
  expect((await found(portal, `q=${encodeURIComponent(q)}`)).didYouMean).toBe(correction)
})

test('of equally similar words, the one with its letters in order is suggested', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'One', description: 'Solar panels for every roof.' },
    { name: 'Two', description: 'A solar plane crossed the strait.' },
    { name: 'Three', description: 'A plane, a plane and a plane.' },
  )
  expect((await found(portal, 'q=solar%20panle')).didYouMean).toBe('solar panel')
  expect((await found(portal, 'q=solar%20pannel')).didYouMean).toBe('solar panel')
})

test('only words without any match are corrected', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'One', description: 'Phones and radios. Hotels nearby.' },
    { name: 'Two', description: 'A phone shop.' },
    { name: 'Three', description: 'Phone cards, hotel rooms.' },
    { name: 'Four', description: 'A phone and a hotel.' },
  )
  await publish(portal.store, anArticle({ title: 'Music', body: 'Phonos.' }))
  for (const q of ['phones', 'hotels', 'phones hotels', 'radios rooms', 'phonos'])
    expect(await found(portal, `q=${q}`)).not.toHaveProperty('didYouMean')
})

test('a word of an article counts once the article is public', async () => {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  await addListings(portal.store, { name: 'One', description: 'Phones and radios.' })
  await publish(portal.store, anArticle({ title: 'Phonos', publishedAt: NOW + DAY }))
  expect(await found(portal, 'q=phonos')).toMatchObject({ didYouMean: 'phones', news: { total: 0 } })
  clock.now += DAY
  const later = await found(portal, 'q=phonos')
  expect(later).toMatchObject({ news: { total: 1 } })
  expect(later).not.toHaveProperty('didYouMean')
})

test('suggests no correction that would find nothing or only hidden businesses', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...AIRPORTS,
    { name: 'Zanzibar Lounge', publicUntil: NOW },
    { name: 'Timbuktu Store', status: 'pending' },
  )
  expect(await found(portal, 'q=honiera&province=malaita')).not.toHaveProperty('didYouMean')
  expect(await found(portal, 'q=zanzibat')).not.toHaveProperty('didYouMean')
  expect(await found(portal, 'q=timbukti')).not.toHaveProperty('didYouMean')
  expect(await found(portal, 'q=airport')).not.toHaveProperty('didYouMean')
})

test('suggests no word of a hidden description', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Shown', description: 'Zucchinifarming.' },
    { name: 'Run out', description: 'Zucchini.', publicUntil: NOW },
    { name: 'Waiting', description: 'Broccoli.', status: 'pending' },
  )
  expect(await found(portal, 'q=zucchinj')).not.toHaveProperty('didYouMean')
  expect(await found(portal, 'q=broccolj')).not.toHaveProperty('didYouMean')
})

test('suggests every word of a long description', async () => {
  const portal = await newApp()
  const words = Array.from({ length: 40_000 }, (_, i) => `w${i.toString(36)}x`).join(' ')
  await addListings(portal.store, { description: `${words} marmalade` })
  expect((await found(portal, 'q=marmelade')).didYouMean).toBe('marmalade')
})

test('totals count every match, whatever the page size', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...Array.from({ length: 2_100 }, (_, i) => ({
      name: `Reef Store ${i}`,
      publicUntil: i % 10 === 0 ? NOW : null,
    })),
  )
  const results = await found(portal, 'q=reef&limit=5')
  expect(results.businesses.total).toBe(1890)
  expect(results.businesses.items).toHaveLength(5)
  const last = await found(portal, 'q=reef&limit=100&page=19')
  expect(last.businesses.items).toHaveLength(90)
}, 60_000)

test('pages beyond the two thousand ranked matches continue without a gap', async () => {
  const portal = await newApp({ config: { rateLimitScale: 100 } })
  const ids = await addListings(
    portal.store,
    ...Array.from({ length: 2_150 }, (_, i) => ({ name: `Reef ${i}` })),
  )
  const pages = Array.from({ length: 22 }, (_, i) => found(portal, `q=reef&limit=100&page=${i + 1}`))
  const seen = (await Promise.all(pages)).flatMap(({ businesses }) => businesses.items.map(({ id }) => id))
  expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
}, 60_000)

test('finds news by a phrase with small words in it', async () => {
  const portal = await newApp()
  await publish(portal.store, anArticle({ title: 'Bed and breakfast in Gizo' }), anArticle())
  const { news } = await found(portal, 'q=bed%20and%20breakfast')
  expect(news.items.map(({ title }) => title)).toEqual(['Bed and breakfast in Gizo'])
})

test('finds news and events beside businesses, except for unpublished and past ones', async () => {
  const portal = await newApp()
  await publish(
    portal.store,
    anArticle({ title: 'Cocoa exports grow' }),
    anArticle({ title: 'Cocoa tomorrow', publishedAt: NOW + DAY }),
    anEvent({ title: 'Cocoa days', startsAt: NOW - DAY, endsAt: NOW + DAY }),
    anEvent({ title: 'Cocoa past', startsAt: NOW - DAY, endsAt: NOW }),
    aTender({ title: 'Cocoa dryers, closed', endsAt: NOW }),
    aTender({ title: 'Cocoa dryers, open' }),
    aTender({ title: 'Cocoa dryers, waiting', status: 'pending' }),
  )
  const { news, events, tenders } = await found(portal, 'q=cocoa')
  expect(news).toMatchObject({ total: 1, items: [{ title: 'Cocoa exports grow' }] })
  expect(events).toMatchObject({ total: 1, items: [{ title: 'Cocoa days' }] })
  expect(tenders).toMatchObject({
    total: 2,
    items: [{ title: 'Cocoa dryers, open' }, { title: 'Cocoa dryers, closed' }],
  })
})

test('finds resources, sections of guides and pages of text interleaved, each with its kind', async () => {
  const portal = await newApp()
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  const { guides } = await found(portal, 'q=licence')
  expect(guides.total).toBeGreaterThan(guides.items.length)
  expect(guides.items).toHaveLength(6)
  const kinds = guides.items.map(({ kind }) => kind)
  expect(kinds).toContain('Country guide')
  expect(kinds.some((kind) => ['Guide', 'Template', 'Checklist'].includes(kind))).toBe(true)
  expect(guides.items.every(({ path, excerpt }) => path.startsWith('/') && excerpt !== '')).toBe(true)
})
