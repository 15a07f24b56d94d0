import { BUSINESS_SORTS, type BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test('returns cards with the total, in the requested order', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'First', createdAt: NOW - 3000 },
    { name: 'Third', createdAt: NOW - 1000 },
    { name: 'Second', createdAt: NOW - 2000, description: 'a '.repeat(200) },
  )
  const response = await get('/api/businesses?sort=newest')
  expect(response.statusCode).toBe(200)
  expect(getNames(response)).toEqual(['Third', 'Second', 'First'])
  expect(response.headers['x-total-count']).toBe('3')
  const [, second] = response.json<BusinessSummary[]>()
  expect(second?.excerpt.length).toBeLessThanOrEqual(160)
  expect(second).not.toHaveProperty('description')
})

test('a card has whether it is a sample', async () => {
  const { get, store } = await newApp()
  await addListings(store, { name: 'Real' }, { name: 'Sample', isSample: true })
  const listed = (await get('/api/businesses?sort=alphabetical')).json<BusinessSummary[]>()
  expect(listed.map(({ name, isSample }) => [name, isSample])).toEqual([
    ['Real', false],
    ['Sample', true],
  ])
})

test('a card has its opening hours and its position', async () => {
  const { get, store } = await newApp()
  const hours = { mon: [['08:00', '17:00']] } satisfies BusinessSummary['hours']
  await addListings(
    store,
    { name: 'Bare', address: 'Behind the old mill' },
    {
      address: 'Point Cruz',
      province: 'honiara',
      hours,
      temporarilyClosed: true,
      temporarilyClosedUntil: '2026-12-01',
      latitude: -9.43,
      longitude: 159.95,
    },
  )
  const [bare, shown] = (await get('/api/businesses')).json<BusinessSummary[]>()
  expect(shown).toMatchObject({
    hours,
    temporarilyClosed: true,
    temporarilyClosedUntil: '2026-12-01',
    latitude: -9.43,
    longitude: 159.95,
    town: 'Honiara',
  })
  expect(bare).toMatchObject({ hours: null, temporarilyClosed: false, latitude: null, town: null })
})

test('without an order, sorts by base score, then by the newest, whatever the plan', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Bare', createdAt: NOW - 1 },
    { name: 'Paid', subscriptionTier: 3, createdAt: NOW },
    { name: 'Reached', phone: '+67774001', hours: { mon: [['08:00', '17:00']] } },
    { name: 'Vouched for', phone: '+67774001', isVerified: true },
    { name: 'Praised', subscriptionTier: 0, phone: '+67774001', rating: 5, reviewCount: 60 },
    { name: 'Closed', phone: '+67774001', isVerified: true, temporarilyClosed: true },
  )
  const expected = ['Vouched for', 'Praised', 'Reached', 'Paid', 'Bare', 'Closed']
  for (const query of ['', '?sort=relevance', '?sort=', '?tab=&country=sb'])
    expect(getNames(await get(`/api/businesses${query}`))).toEqual(expected)
  expect(getNames(await get('/api/businesses?tab=new')).slice(0, 2)).toEqual(['Paid', 'Bare'])
})

test('returns public businesses by their ids, in that order, each once', async () => {
  const { get, store } = await newApp()
  const [one, two, pending, three] = await addListings(
    store,
    { name: 'One' },
    { name: 'Two' },
    { status: 'pending' },
    { name: 'Three' },
  )
  const response = await get(`/api/businesses?ids=${[three, 9999, one, pending, two, one].join(',')}`)
  expect(getNames(response)).toEqual(['Three', 'One', 'Two'])
  expect([response.headers['x-total-count'], response.headers.link]).toEqual(['3', undefined])
})

test.each([
  ['ids=1,x', 'Expected at most 200 ids, separated by commas'],
  [`ids=${Array.from({ length: 201 }, () => 1).join(',')}`, 'Expected at most 200 ids, separated by commas'],
  ['ids=1&country=sb', 'Ids go without filters, order and page'],
  ['ids=1&limit=5', 'Ids go without filters, order and page'],
])('a list by %s is refused', async (query, message) => {
  const response = await (await newApp()).get(`/api/businesses?${query}`)
  expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { ids: message } }])
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
  ['open=now', []],
  ['photos=1', []],
  ['verified=yes', []],
  [
    'type=&tab=&sort=&featured=&owner=&limit=&page=&near=&after=&search=%20&country=&country=fj',
    ['Suva Tours'],
  ],
  ['country=&province=&category=&industry=', ['Suva Tours', 'Gizo Surf', 'Western Dive', 'Malaita Builders']],
])('%s', async (query, names) => {
  const { get, store } = await newApp()
  await addListings(store, ...CAST_OF_LISTINGS)
  const response = await get(`/api/businesses?${query}`)
  expect(getNames(response)).toEqual(names)
  expect(response.headers['x-total-count']).toBe(String(names.length))
})

test('sorts names regardless of case and accents', async () => {
  const { get, store } = await newApp()
  await addListings(store, { name: 'zebra' }, { name: 'Écomarine' }, { name: 'Delta' }, { name: '“Fana” Co' })
  expect(getNames(await get('/api/businesses?sort=alphabetical'))).toEqual([
    'Delta',
    'Écomarine',
    '“Fana” Co',
    'zebra',
  ])
})

test('near sorts by distance, across the 180th meridian too; without coordinates the town counts', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Nowhere known', address: 'Behind the old mill' },
    { name: 'In Gizo', province: 'western', address: 'Gizo' },
    { name: 'Honiara', latitude: -9.43, longitude: 159.95 },
    { name: 'Taveuni', country: 'fj', province: null, latitude: -16.8, longitude: 179.98 },
    { name: 'Rabi', country: 'fj', province: null, latitude: -16.5, longitude: -179.98 },
  )
  const near = await get('/api/businesses?near=-16.6,-179.99')
  expect(getNames(near)).toEqual(['Rabi', 'Taveuni', 'Honiara', 'In Gizo', 'Nowhere known'])
  expect(near.headers['x-total-count']).toBe('5')
  expect(getNames(await get('/api/businesses?near=-16.6,-179.99&limit=1&page=2'))).toEqual(['Taveuni'])
  expect(getNames(await get('/api/businesses?near=-16.6,-179.99&search=timber'))).toEqual([
    'Rabi',
    'Taveuni',
    'Honiara',
    'In Gizo',
    'Nowhere known',
  ])
})

test('near sorts matches of a search before businesses that only mention it', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    {
      name: 'Lagoon Run',
      category: 'Logistics & Shipping',
      description: 'Fast boats. Every day. We bring bread from the bakery too.',
      latitude: -9,
      longitude: 160,
    },
    {
      name: 'Bread Oven',
      category: 'Food & Beverages',
      description: 'A bakery.',
      latitude: -8,
      longitude: 157,
    },
    { name: 'Nowhere Bakery', category: 'Food & Beverages', address: 'Behind the old mill' },
  )
  expect(getNames(await get('/api/businesses?near=-9,160&search=bakery'))).toEqual([
    'Bread Oven',
    'Lagoon Run',
    'Nowhere Bakery',
  ])
})

test('a chosen order takes precedence over the distance', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { name: 'Far Bakery', latitude: -8, longitude: 160 },
    { name: 'Near Bakery', latitude: -9, longitude: 160 },
  )
  for (const path of ['businesses?', 'businesses?search=bakery&']) {
    const list = async (query: string) => getNames(await get(`/api/${path}near=-9,160${query}`))
    expect(await list('')).toEqual(['Near Bakery', 'Far Bakery'])
    expect(await list('&sort=alphabetical')).toEqual(['Far Bakery', 'Near Bakery'])
  }
})

test.each([...BUSINESS_SORTS.map((sort) => `sort=${sort}`), 'near=3,0', 'search=shop', 'tab=new'])(
  'following the next links of %s visits every business once',
  async (query) => {
    const { get, store } = await newApp()
    // Equal instants and ratings: only the id distinguishes them.
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
      const response: Awaited<ReturnType<typeof get>> = await get(url)
      expect(response.headers['x-total-count']).toBe('23')
      seen.push(...response.json<BusinessSummary[]>().map(({ id }) => id))
      url = /<(.*)>; rel="next"/.exec(String(response.headers.link))?.[1]
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
  'rating=2',
  'rating=5',
  'near=somewhere',
  'near=91,0',
  'after=abc',
  'after=17',
  'after=1-1',
  'after=1-1&sort=rating',
  'after=1-1&page=2',
  'sort=newest&sort=rating',
  `search=${'a'.repeat(201)}`,
])('%s is refused by the name of what is wrong', async (query) => {
  const { get } = await newApp()
  const response = await get(`/api/businesses?${query}`)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([/^\w+/.exec(query)?.[0]])
})

test('page numbers reach ten thousand rows; a cursor past the end finds nothing', async () => {
  const { get, store } = await newApp()
  await addListings(store, {})
  expect((await get('/api/businesses?page=100&limit=100')).statusCode).toBe(200)
  expect((await get(`/api/businesses?sort=newest&after=${NOW - 1000}-1`)).json()).toEqual([])
})

test('a cursor reveals nothing about hidden businesses', async () => {
  const { get, store } = await newApp()
  const [shown, hidden] = await addListings(store, { name: 'Shown' }, { name: 'Hidden', status: 'pending' })
  const after = async (cursor: string) => getNames(await get(`/api/businesses?sort=newest&after=${cursor}`))
  for (const id of [hidden, 77]) expect(await after(`${NOW}-${id}`)).toEqual(['Shown'])
  expect(await after(`${NOW - 1000}-${shown}`)).toEqual([])
})

test.each(['', '&sort=newest', '&sort=rating', '&search=shop'])(
  'the next link keeps the page size, named or not: page=2%s',
  async (order) => {
    const { get, store } = await newApp()
    await addListings(store, ...Array.from({ length: 100 }, (_, i) => ({ name: `Shop ${i}` })))
    const response = await get(`/api/businesses?page=2${order}`)
    expect(getNames(response)).toHaveLength(24)
    const next = /<(.*)>/.exec(String(response.headers.link))?.[1] ?? ''
    expect(new URLSearchParams(next.split('?')[1]).get('limit')).toBe('24')
    expect(getNames(await get(next))).toHaveLength(24)
  },
)

test('HEAD returns the headers of a list', async () => {
  const { app, store } = await newApp()
  await addListings(store, {}, {})
  const response = await app.inject({ method: 'HEAD', url: '/api/businesses?limit=1' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['x-total-count']).toBe('2')
  expect(response.headers.link).toContain('rel="next"')
  expect(response.body).toBe('')
})

test('returns a thousand rows without a limit', async () => {
  const { get, store } = await newApp()
  await addListings(store, ...Array.from({ length: 1003 }, (_, i) => ({ name: `Shop ${i}` })))
  const response = await get('/api/businesses')
  expect(getNames(response)).toHaveLength(1000)
  expect(response.headers['x-total-count']).toBe('1003')
  const next = /<(.*)>/.exec(String(response.headers.link))?.[1] ?? ''
  expect(getNames(await get(next))).toHaveLength(3)
})
