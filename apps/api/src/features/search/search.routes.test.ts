// cspell:ignore airprot broccolj gwaunuru gzio handi honaira honiera logistiks marmelade noum noumbo nusatupi panle pannel phonos restuarant timbukti tontuta zanzibat zucchinifarming zucchinj
import type { SearchResults, Suggestion } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { addListings, namesIn } from '#test/listings.ts'
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
  ['hon int air', ['Honiara International Airport']],
  ['noumea', ['Nouméa La Tontouta Airport']],
  ['NOUMÉA paita', ['Nouméa La Tontouta Airport']],
  ['gwaunaru', ['Gwaunaru’u Airport']],
  ["gwaunaru'u", ['Gwaunaru’u Airport']],
  ['airport gizo', ['Nusatupe Airport']],
  ['airport malaita', ['Gwaunaru’u Airport']],
  ['airport "new caledonia"', ['Nouméa La Tontouta Airport']],
  ['shipping western', ['Nusatupe Airport']],
  ['submarine', []],
])('%s finds by name, category, place and description', async (q, expected) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS)
  expect(await names(portal, `q=${encodeURIComponent(q)}`)).toEqual(expected)
  // The list of businesses searches the same way.
  expect(namesIn(await portal.get(`/api/businesses?search=${encodeURIComponent(q)}`))).toEqual(expected)
})

test('a name ranks above a category, a place and a description', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'One', description: 'We sell coral and shells.' },
    { name: 'Two', address: 'Coral Street' },
    { name: 'Coral Lodge' },
  )
  expect(await names(portal, 'q=coral')).toEqual(['Coral Lodge', 'Two', 'One'])
})

test('a short word ranks above words that only begin with it', async () => {
  const portal = await newApp()
  await addListings(portal.store, { name: 'Car Hire' }, { name: 'Carpet House' })
  expect(await names(portal, 'q=car')).toEqual(['Car Hire', 'Carpet House'])
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
  expect(namesIn(byCountry)).toEqual(['Nouméa La Tontouta Airport'])
})

test.each(['', '   ', '!!!', '""', '*', '"*', 'NEAR(', '^', '_country_sb', 'name:', '\u0000'])(
  'blank texts and the query language of the index find nothing: %j',
  async (q) => {
    const portal = await newApp()
    await addListings(portal.store, ...AIRPORTS)
    const answer = await portal.get(`/api/search?q=${encodeURIComponent(q)}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<SearchResults>().businesses).toEqual({ total: 0, items: [] })
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
])('%s: did you mean %s?', async (q, meant) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS)
  const results = await found(portal, `q=${encodeURIComponent(q)}`)
  expect(results.didYouMean).toBe(meant)
  expect(await names(portal, `q=${encodeURIComponent(meant)}`)).not.toEqual([])
})

test.each([
  ['restuarant', 'restaurant'],
  ['solar pannel', 'solar panel'],
  ['solar panle', 'solar panel'],
  ['SOLAR pannel gizo', 'SOLAR panel gizo'],
  ['logistiks', 'logistics'],
])('a near miss of a word in a description or category: %s, did you mean %s?', async (q, meant) => {
  const portal = await newApp()
  await addListings(portal.store, ...AIRPORTS, {
    name: 'Gizo Power',
    address: 'Gizo',
    description: 'Restaurant lighting. A solar panel for each roof.',
  })
  expect((await found(portal, `q=${encodeURIComponent(q)}`)).didYouMean).toBe(meant)
})

test('of equally similar words, the one with its letters in order is suggested, a plural too', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'One', description: 'Solar panels for every roof.' },
    { name: 'Two', description: 'A solar plane crossed the strait.' },
    { name: 'Three', description: 'A plane, a plane and a plane.' },
  )
  expect((await found(portal, 'q=solar%20panle')).didYouMean).toBe('solar panels')
  expect((await found(portal, 'q=solar%20pannel')).didYouMean).toBe('solar panels')
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

test('no correction is suggested that would find nothing, or hidden businesses only', async () => {
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

test('no word of a hidden description is suggested', async () => {
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

test('every word of a long description is suggested', async () => {
  const portal = await newApp()
  const words = Array.from({ length: 40_000 }, (_, i) => `w${i.toString(36)}x`).join(' ')
  await addListings(portal.store, { description: `${words} marmalade` })
  expect((await found(portal, 'q=marmelade')).didYouMean).toBe('marmalade')
})

test('towns are suggested from the addresses of businesses', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'A', country: 'nc', province: null, address: '12 rue de Nouméa, Nouméa' },
    { name: 'B', country: 'nc', province: null, address: 'Noumea' },
    { name: 'C', address: 'Noumbo', status: 'pending' },
    { name: 'D', province: 'honiara', address: 'Honiara' },
  )
  const suggest = async (q: string) =>
    (await portal.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).json<Suggestion[]>()
  const places = async (q: string) => (await suggest(q)).filter(({ kind }) => kind === 'place')
  const noumea = { label: 'Nouméa', href: '/search?q=Noum%C3%A9a', kind: 'place' }
  expect(await places('noum')).toEqual([noumea])
  expect(await places('nouméa')).toEqual([noumea])
  expect((await places('hon')).map(({ label }) => label)).toEqual(['Honiara (Capital)'])
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

test('a half-typed text is completed by at most eight places, categories and names', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...AIRPORTS,
    ...Array.from({ length: 12 }, (_, i) => ({ name: `Malu Store ${i}` })),
  )
  const suggest = async (q: string) =>
    (await portal.get(`/api/search/suggestions?q=${q}`)).json<Suggestion[]>()
  expect(await suggest('hon')).toEqual([
    { label: 'Honiara (Capital)', href: '/directory?province=honiara', kind: 'place' },
    {
      label: 'Honiara International Airport',
      href: '/sb/logistics-and-shipping/honiara-international-airport',
      kind: 'business',
    },
  ])
  expect(await suggest('tour')).toEqual([
    { label: 'Tourism & Hospitality', href: '/directory/industries/tourism-hospitality', kind: 'category' },
  ])
  expect(await suggest('handi')).toEqual([
    { label: 'Handicrafts', href: '/countries/handicrafts', kind: 'category' },
  ])
  expect(await suggest('fij')).toEqual([{ label: 'Fiji', href: '/fj', kind: 'place' }])
  expect(await suggest('mal')).toHaveLength(8)
  expect(await suggest('')).toEqual([])
  expect(await suggest('%22*')).toEqual([])
})

test('finds resources, sections of guides and pages of text in turn, each with its kind', async () => {
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
