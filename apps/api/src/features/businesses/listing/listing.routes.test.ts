import { BUSINESS_SORTS, BUSINESS_TABS, type BusinessSummary } from '@portal/domain/contract'
import { PROVINCES } from '@portal/domain/place'
import { CATEGORIES, industryOfCategory } from '@portal/domain/business'
import { DAY } from '@portal/domain/shared'
import { assert, asyncProperty, constantFrom, option, record as arbitraryRecord } from 'fast-check'
import { expect, test } from 'vitest'
import { addListings, namesIn } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test('answers cards, newest first, with the total', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'First', createdAt: NOW - 3000 },
    { name: 'Third', createdAt: NOW - 1000 },
    { name: 'Second', createdAt: NOW - 2000, description: 'a '.repeat(200) },
  )
  const answer = await get('/api/businesses')
  expect(answer.statusCode).toBe(200)
  expect(namesIn(answer)).toEqual(['Third', 'Second', 'First'])
  expect(answer.headers['x-total-count']).toBe('3')
  const [, second] = answer.json<BusinessSummary[]>()
  expect(second?.excerpt.length).toBeLessThanOrEqual(160)
  expect(second).not.toHaveProperty('description')
})

test('answers businesses by their ids, in that order, each once, without what is not public', async () => {
  const { get, store } = await newApp()
  const [one, two, pending, three] = await addListings(
    store,
    { name: 'One' },
    { name: 'Two' },
    { status: 'pending' },
    { name: 'Three' },
  )
  const answer = await get(`/api/businesses?ids=${[three, 9999, one, pending, two, one].join(',')}`)
  expect(namesIn(answer)).toEqual(['Three', 'One', 'Two'])
  expect([answer.headers['x-total-count'], answer.headers.link]).toEqual(['3', undefined])
})

test.each([
  ['ids=1,x', 'Expected at most 200 ids, separated by commas'],
  [`ids=${Array.from({ length: 201 }, () => 1).join(',')}`, 'Expected at most 200 ids, separated by commas'],
  ['ids=1&country=sb', 'Ids go without filters, order and page'],
  ['ids=1&limit=5', 'Ids go without filters, order and page'],
])('a list by %s is refused', async (query, message) => {
  const answer = await (await newApp()).get(`/api/businesses?${query}`)
  expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { ids: message } }])
})

const CAST_OF_LISTINGS = [
  { name: 'Malaita Builders', province: 'malaita', category: 'Construction & Materials' },
  { name: 'Western Dive', province: 'western', category: 'Tourism & Hospitality' },
  { name: 'Gizo Surf', province: 'western', category: 'Sports & Recreation' },
  { name: 'Suva Tours', country: 'fj', province: null, category: 'Tourism & Hospitality' },
] as const

test.each([
  ['country=sb', ['Gizo Surf', 'Western Dive', 'Malaita Builders']],
  ['country=solomon-islands', ['Gizo Surf', 'Western Dive', 'Malaita Builders']],
  ['country=Fiji', ['Suva Tours']],
  ['country=western', ['Gizo Surf', 'Western Dive']],
  ['country=western-province', ['Gizo Surf', 'Western Dive']],
  ['province=malaita', ['Malaita Builders']],
  ['country=sb&province=western', ['Gizo Surf', 'Western Dive']],
  ['country=fj&province=western', []],
  ['category=Tourism %26 Hospitality', ['Suva Tours', 'Western Dive']],
  ['category=tourism-and-hospitality', ['Suva Tours', 'Western Dive']],
  ['industry=tourism-hospitality', ['Suva Tours', 'Gizo Surf', 'Western Dive']],
  ['industry=sustainable-tourism&country=sb', ['Gizo Surf', 'Western Dive']],
  ['industry=tourism-hospitality&category=Sports %26 Recreation', ['Gizo Surf']],
  ['industry=fisheries&category=Sports %26 Recreation', []],
  ['country=atlantis', []],
  ['province=fj', []],
  ['category=alchemy', []],
  ['industry=alchemy', []],
  ['type=B2G', []],
  ['type=B2G&type=X', []],
  ['tab=old', []],
  ['featured=maybe', []],
  ['owner=you', []],
  [
    'type=&tab=&sort=&featured=&owner=&limit=&page=&near=&after=&search=%20&country=&country=fj',
    ['Suva Tours'],
  ],
  ['country=&province=&category=&industry=', ['Suva Tours', 'Gizo Surf', 'Western Dive', 'Malaita Builders']],
])('%s', async (query, names) => {
  const { get, store } = await newApp()
  await addListings(store, ...CAST_OF_LISTINGS)
  const answer = await get(`/api/businesses?${query}`)
  expect(namesIn(answer)).toEqual(names)
  expect(answer.headers['x-total-count']).toBe(String(names.length))
})

test('tabs, featured and types narrow a list', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Old and featured', isFeatured: true, createdAt: NOW - 31 * DAY },
    { name: 'Verified maker', isVerified: true, businessTypes: ['Manufacturing', 'B2B'] },
    { name: 'Rated', subscriptionTier: 2, rating: 4.8, reviewCount: 20, businessTypes: ['B2C'] },
    { name: 'Rated by one', subscriptionTier: 3, rating: 5, reviewCount: 1 },
  )
  const names = async (query: string) => namesIn(await get(`/api/businesses?${query}`)).toSorted()
  expect(await names('featured=true')).toEqual(['Old and featured'])
  expect(await names('tab=featured')).toEqual(['Old and featured'])
  expect(await names('tab=verified')).toEqual(['Verified maker'])
  expect(await names('tab=new')).toEqual(['Rated', 'Rated by one', 'Verified maker'])
  expect(await names('type=Manufacturing')).toEqual(['Verified maker'])
  expect(await names('type=B2C&type=B2B')).toEqual(['Rated', 'Verified maker'])
  // One review of 5 does not outrank twenty of 4.8.
  expect(namesIn(await get('/api/businesses?tab=top-rated'))).toEqual(['Rated', 'Rated by one'])
  expect(namesIn(await get('/api/businesses?sort=rating')).slice(0, 2)).toEqual(['Rated', 'Rated by one'])
})

test('names are sorted without regard to case and accents', async () => {
  const { get, store } = await newApp()
  await addListings(store, { name: 'zebra' }, { name: 'Écomarine' }, { name: 'Delta' }, { name: '“Fana” Co' })
  expect(namesIn(await get('/api/businesses?sort=alphabetical'))).toEqual([
    'Delta',
    'Écomarine',
    '“Fana” Co',
    'zebra',
  ])
})

test('near sorts by distance, across the 180th meridian too, and leaves out what has no coordinates', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'No coordinates' },
    { name: 'Honiara', latitude: -9.43, longitude: 159.95 },
    { name: 'Taveuni', country: 'fj', province: null, latitude: -16.8, longitude: 179.98 },
    { name: 'Rabi', country: 'fj', province: null, latitude: -16.5, longitude: -179.98 },
  )
  const near = await get('/api/businesses?near=-16.6,-179.99')
  expect(namesIn(near)).toEqual(['Rabi', 'Taveuni', 'Honiara'])
  expect(near.headers['x-total-count']).toBe('3')
  expect(namesIn(await get('/api/businesses?near=-16.6,-179.99&limit=1&page=2'))).toEqual(['Taveuni'])
  expect(namesIn(await get('/api/businesses?near=-16.6,-179.99&search=timber'))).toEqual([
    'Rabi',
    'Taveuni',
    'Honiara',
  ])
})

test.each([...BUSINESS_SORTS.map((sort) => `sort=${sort}`), 'near=3,0', 'search=shop', 'tab=new'])(
  'following the next links of %s visits every business once',
  async (query) => {
    const { get, store } = await newApp()
    // Equal instants and ratings: only the id tells them apart.
    const shop = (i: number) => ({
      name: `Shop ${i % 7}`,
      createdAt: NOW - (i % 4),
      latitude: i,
      longitude: 0,
    })
    const ids = await addListings(store, ...Array.from({ length: 23 }, (_, i) => shop(i)))
    const seen: number[] = []
    let url: string | undefined = `/api/businesses?${query}&limit=5`
    while (url !== undefined) {
      const answer: Awaited<ReturnType<typeof get>> = await get(url)
      expect(answer.headers['x-total-count']).toBe('23')
      seen.push(...answer.json<BusinessSummary[]>().map(({ id }) => id))
      url = /<(.*)>; rel="next"/.exec(String(answer.headers.link))?.[1]
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
  },
)

test.each([
  'page=0',
  'page=x',
  'page=10001',
  'page=101&limit=100',
  'limit=0',
  'limit=101',
  'limit=1.5',
  'sort=best',
  'near=somewhere',
  'near=91,0',
  'after=abc',
  'after=17',
  'after=1-1&sort=rating',
  'after=1-1&page=2',
  'sort=newest&sort=rating',
  `search=${'a'.repeat(201)}`,
])('%s is refused by the name of what is wrong', async (query) => {
  const { get } = await newApp()
  const answer = await get(`/api/businesses?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([/^\w+/.exec(query)?.[0]])
})

test('page numbers reach ten thousand rows; a cursor past the end finds nothing', async () => {
  const { get, store } = await newApp()
  await addListings(store, {})
  expect((await get('/api/businesses?page=100&limit=100')).statusCode).toBe(200)
  expect((await get(`/api/businesses?after=${NOW - 1000}-1`)).json()).toEqual([])
})

test('a cursor reveals nothing about hidden businesses', async () => {
  const { get, store } = await newApp()
  const [shown, hidden] = await addListings(store, { name: 'Shown' }, { name: 'Hidden', status: 'pending' })
  const after = async (cursor: string) => namesIn(await get(`/api/businesses?after=${cursor}`))
  for (const id of [hidden, 77]) expect(await after(`${NOW}-${id}`)).toEqual(['Shown'])
  expect(await after(`${NOW - 1000}-${shown}`)).toEqual([])
})

test.each(['', '&sort=newest', '&sort=rating', '&search=shop'])(
  'the next link keeps the page size, named or not: page=2%s',
  async (order) => {
    const { get, store } = await newApp()
    await addListings(store, ...Array.from({ length: 100 }, (_, i) => ({ name: `Shop ${i}` })))
    const answer = await get(`/api/businesses?page=2${order}`)
    expect(namesIn(answer)).toHaveLength(24)
    const next = /<(.*)>/.exec(String(answer.headers.link))?.[1] ?? ''
    expect(new URLSearchParams(next.split('?')[1]).get('limit')).toBe('24')
    expect(namesIn(await get(next))).toHaveLength(24)
  },
)

test('HEAD answers the headers of a list', async () => {
  const { app, store } = await newApp()
  await addListings(store, {}, {})
  const answer = await app.inject({ method: 'HEAD', url: '/api/businesses?limit=1' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-total-count']).toBe('2')
  expect(answer.headers.link).toContain('rel="next"')
  expect(answer.body).toBe('')
})

test('answers a thousand rows without a limit', async () => {
  const { get, store } = await newApp()
  await addListings(store, ...Array.from({ length: 1003 }, (_, i) => ({ name: `Shop ${i}` })))
  const answer = await get('/api/businesses')
  expect(namesIn(answer)).toHaveLength(1000)
  expect(answer.headers['x-total-count']).toBe('1003')
  const next = /<(.*)>/.exec(String(answer.headers.link))?.[1] ?? ''
  expect(namesIn(await get(next))).toHaveLength(3)
})

test('any filter in any order answers what filtering and sorting all businesses gives', async () => {
  const { get, store } = await newApp({ config: { rateLimitScale: 1000 } })
  const places = [
    ...PROVINCES.slice(0, 3).map(({ code }) => ({ country: 'sb', province: code }) as const),
    { country: 'fj', province: null },
    { country: 'vu', province: null },
  ] as const
  const categories = CATEGORIES.map(({ name }) => name).filter((_, i) => i % 3 === 0)
  const records = Array.from({ length: 120 }, (_, i) => ({
    ...(places[i % places.length] ?? places[0]),
    name: `Shop ${i}`,
    category: categories[(i * 7) % categories.length] ?? '',
    createdAt: NOW - i * DAY,
    isFeatured: i % 3 === 0,
    isVerified: i % 4 === 0,
    subscriptionTier: ([0, 1, 2, 3] as const)[(i >> 1) % 4] ?? 0,
    ...(i % 2 === 0 && { rating: 1 + (i % 5), reviewCount: 1 + (i % 11) }),
    businessTypes: i % 5 === 0 ? (['B2B'] as const) : [],
    // A quarter has run out, the last of them at this very instant.
    publicUntil: i % 4 === 3 ? NOW - (i % 8 === 3 ? 0 : 1) : null,
  }))
  await addListings(store, ...records)
  const all = records.filter((record) => record.publicUntil === null)
  const oneOf = <T extends string>(...values: T[]) => option(constantFrom(...values), { nil: undefined })
  await assert(
    asyncProperty(
      arbitraryRecord({
        country: oneOf('sb', 'fj', 'nc'),
        province: oneOf(...PROVINCES.slice(0, 4).map(({ code }) => code)),
        category: oneOf(...categories),
        industry: oneOf('fisheries', 'agriculture', 'tourism-hospitality'),
        tab: oneOf(...BUSINESS_TABS),
        type: oneOf('B2B'),
        sort: oneOf(...BUSINESS_SORTS),
      }),
      async (query) => {
        const given = Object.entries(query).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as [string, string]],
        )
        const answer = await get(`/api/businesses?${new URLSearchParams(given).toString()}`)
        const expected = all.filter(
          (record) =>
            (!query.country || record.country === query.country) &&
            (!query.province || record.province === query.province) &&
            (!query.category || record.category === query.category) &&
            (!query.industry || industryOfCategory(record.category)?.slug === query.industry) &&
            (!query.type || record.businessTypes.some((type) => type === query.type)) &&
            (query.tab !== 'featured' || record.isFeatured) &&
            (query.tab !== 'verified' || record.isVerified) &&
            (query.tab !== 'new' || record.createdAt > NOW - 30 * DAY) &&
            (query.tab !== 'top-rated' || ('rating' in record && record.subscriptionTier >= 2)),
        )
        expect(namesIn(answer).toSorted()).toEqual(expected.map(({ name }) => name).toSorted())
        expect(answer.headers['x-total-count']).toBe(String(expected.length))
      },
    ),
    { numRuns: 80 },
  )
}, 60_000)
