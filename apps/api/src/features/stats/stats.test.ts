import type {
  DashboardStats,
  Industry,
  ProvinceStats,
  ResourceStats,
  TypeStats,
} from '@portal/domain/contract'
import { DAY, NEVER } from '@portal/domain/shared'
import { assert, asyncProperty, constantFrom, integer, record as arbitraryRecord, array } from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordOf } from '#features/content/content.record.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { publish } from '#test/content.ts'
import { addListings, addReviews } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

test('returns the count and the two most frequent categories of each province', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    ...['Handicrafts', 'Handicrafts', 'Fresh Produce', 'Electronics', 'Electronics', 'Electronics'].map(
      (category) => ({
        category,
      }),
    ),
    { country: 'fj', province: null },
    { province: null },
  )
  const provinces = (await get('/api/stats/provinces?country=sb')).json<ProvinceStats[]>()
  expect(provinces).toHaveLength(10)
  expect(provinces.find(({ province }) => province === 'malaita')).toEqual({
    province: 'malaita',
    count: 6,
    topCategories: ['Electronics', 'Handicrafts'],
  })
  expect(provinces.find(({ province }) => province === 'temotu')).toEqual({
    province: 'temotu',
    count: 0,
    topCategories: [],
  })
  expect((await get('/api/stats/provinces')).json()).toEqual(provinces)
  expect((await get('/api/stats/provinces?country=malaita')).json()).toHaveLength(1)
  expect((await get('/api/stats/provinces?country=fj')).json()).toEqual([])
  expect((await get('/api/stats/provinces?country=atlantis')).json()).toEqual([])
})

test('counts industries including their product categories, by country too', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { category: 'Agriculture & Agro-processing' },
    { category: 'Fresh Produce', country: 'fj', province: null },
    { category: 'Food & Beverages', country: 'fj', province: null },
    { category: 'Other' },
  )
  const industries = (await get('/api/industries')).json<Industry[]>()
  expect(industries).toHaveLength(10)
  const agriculture = (list: Industry[]) => list.find(({ slug }) => slug === 'agriculture')
  expect(agriculture(industries)).toMatchObject({ businessCount: 3, topCountries: ['fj', 'sb'] })
  expect(agriculture((await get('/api/industries?country=fj')).json())).toMatchObject({
    businessCount: 2,
    topCountries: ['fj'],
  })
  expect((await get('/api/industries?search=sol')).json<Industry[]>().map(({ slug }) => slug)).toEqual([
    'energy-renewables',
  ])
  expect((await get('/api/industries?country=atlantis')).json()).toEqual([])
})

test('counts each type of a list, except for new businesses and unknown filters', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { businessTypes: ['B2B', 'Services'] },
    { businessTypes: ['B2B'], country: 'fj', province: null },
    { businessTypes: [] },
    { businessTypes: ['B2C'], status: 'pending' },
  )
  const counts = async (query: string) =>
    (await get(`/api/stats/types${query}`)).json<TypeStats[]>().map(({ type, count }) => `${type} ${count}`)
  expect(await counts('')).toEqual(['B2B 2', 'B2C 0', 'Manufacturing 0', 'Services 1'])
  expect(await counts('?country=fiji')).toEqual(['B2B 1', 'B2C 0', 'Manufacturing 0', 'Services 0'])
  expect(await counts('?tab=new')).toEqual([])
  expect(await counts('?industry=astrology')).toEqual([])
})

test('the dashboard counts only what is public', async () => {
  const { get, store } = await newApp()
  const [id = 0] = await addListings(
    store,
    { isVerified: true },
    { country: 'vu', province: null },
    { status: 'pending', isVerified: true },
  )
  await addReviews(store, {
    businessId: id,
    firstName: 'A',
    lastName: 'B',
    rating: 5,
    comment: 'Good',
    createdAt: NOW,
  })
  expect((await get('/api/stats/dashboard')).json<DashboardStats>()).toMatchObject({
    businesses: 2,
    verified: 1,
    reviews: 1,
    news: 0,
    upcomingEvents: 0,
    countries: [
      { country: 'sb', businesses: 1 },
      { country: 'fj', businesses: 0 },
      { country: 'pg', businesses: 0 },
      { country: 'nc', businesses: 0 },
      { country: 'vu', businesses: 1 },
    ],
  })
})

test('counters stay exact through any changes and expiries', async () => {
  let now = NOW
  const { get, store } = await newApp({ now: () => now, config: { rateLimitScale: 1000 } })
  const ids = await addListings(store, ...Array.from({ length: 8 }, (_, i) => ({ name: `Shop ${i}` })))
  const change = arbitraryRecord(
    {
      status: constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
      suspended_at: constantFrom(null, NOW),
      paused_at: constantFrom(null, null, NOW),
      removed_at: constantFrom(null, null, null, NOW),
      public_until: constantFrom(NOW - 1, NOW, NOW + 1, NOW + DAY),
      province: constantFrom('malaita' as const, 'western' as const),
      category: constantFrom('Handicrafts', 'Other'),
      featured_choice_until: constantFrom(null, NEVER),
    },
    { requiredKeys: [] },
  )
  const steps = array(
    arbitraryRecord({ which: integer({ min: 0, max: 7 }), change, wait: constantFrom(0, 1) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  await assert(
    asyncProperty(steps, async (sequence) => {
      now = NOW
      for (const step of sequence) {
        await store.write
          .transaction()
          .execute((trx) => changeBusiness(trx, ids[step.which] ?? 0, step.change))
        now += step.wait
        const rows = await store.read.selectFrom('businesses').selectAll().execute()
        const isPublic = rows.filter(
          (row) =>
            row.status === 'approved' &&
            row.suspended_at === null &&
            row.paused_at === null &&
            row.removed_at === null &&
            row.public_until > now,
        )
        const inMalaita = isPublic.filter((row) => row.province === 'malaita')
        const provinces = (await get('/api/stats/provinces')).json<ProvinceStats[]>()
        expect(provinces.find(({ province }) => province === 'malaita')?.count).toBe(inMalaita.length)
        const featured = await get('/api/businesses?tab=featured&category=other')
        expect(featured.headers['x-total-count']).toBe(
          String(isPublic.filter((row) => row.category === 'Other' && row.is_featured === 1).length),
        )
        const found = await get('/api/businesses?search=shop&province=western')
        expect(found.headers['x-total-count']).toBe(
          String(isPublic.filter((row) => row.province === 'western').length),
        )
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('finds industries by words, and ignores punctuation', async () => {
  const { get } = await newApp()
  const names = async (search: string) =>
    (await get(`/api/industries?search=${search}`)).json<{ name: string }[]>().map(({ name }) => name)
  expect(await names('fish')).not.toEqual([])
  expect(await names('%25')).toEqual([])
  expect(await names('')).toHaveLength(10)
})

const aResource = (category: string): RecordOf<'resource'> => ({
  kind: 'resource',
  title: category,
  summary: 'How it is done.',
  body: 'Step by step.',
  category,
  countries: [],
  publishedAt: NOW - DAY,
  details: {
    topic: 'finance',
    tab: 'start-grow',
    file: null,
    size: 1,
    pages: 1,
    reviewedOn: '2026-11-20',
    sources: [],
  },
})

test('counts published resources, their downloads, and accounts with a confirmed address', async () => {
  const { get, store } = await newApp()
  const read = async () => (await get('/api/stats/resources')).json<ResourceStats>()
  expect(await read()).toEqual({ guides: 0, templates: 0, downloads: 0, members: 3 })
  const [guide] = await publish(
    store,
    ...['Guide', 'Guide', 'Template', 'Checklist', 'Poster'].map(aResource),
    { ...aResource('Guide'), status: 'pending' },
    { ...aResource('Guide'), publishedAt: NOW + DAY },
  )
  await store.write
    .insertInto('content_downloads')
    .values({ content_id: guide?.id ?? 0, count: 7 })
    .execute()
  const account = { first_name: 'Ana', last_name: 'Vula', created_at: NOW }
  await store.write
    .insertInto('users')
    .values([
      { ...account, email: 'ana@reef.test', email_confirmed_at: NOW },
      { ...account, email: 'sia@reef.test' },
    ])
    .execute()
  expect(await read()).toEqual({ guides: 2, templates: 2, downloads: 7, members: 4 })
})
