import type { IndustryDetails, IndustryEntry } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'

test('an industry has its texts, and its businesses counted by country, province and category', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { category: 'Agriculture & Agro-processing', province: 'western' },
    { category: 'Fresh Produce', country: 'fj', province: null },
    { category: 'Food & Beverages', province: 'western' },
    { category: 'Food & Beverages', status: 'pending' },
    { category: 'Handicrafts' },
  )
  const industry = (await get('/api/industries/agriculture')).json<IndustryDetails>()
  expect(industry).toMatchObject({ name: 'Agriculture & Agro-processing', businessCount: 3 })
  expect(industry.about.length).toBeGreaterThanOrEqual(2)
  expect(industry.topics).toContain('export')
  expect(industry.countries).toEqual([
    { country: 'sb', count: 2 },
    { country: 'fj', count: 1 },
    { country: 'pg', count: 0 },
    { country: 'nc', count: 0 },
    { country: 'vu', count: 0 },
  ])
  expect(industry.provinces).toHaveLength(10)
  expect(industry.provinces).toContainEqual({ province: 'western', count: 2 })
  expect(industry.categories).toEqual([
    { name: 'Agriculture & Agro-processing', count: 1 },
    { name: 'Food & Beverages', count: 1 },
    { name: 'Fresh Produce', count: 1 },
  ])
})

test('industries with a card have their own estimates besides the counts', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { category: 'Fisheries & Aquaculture', country: 'fj', province: null },
    { category: 'Mining & Resources', country: 'fj', province: null },
  )
  const industries = (await get('/api/industries')).json<IndustryEntry[]>()
  expect(new Set(industries.map(({ id }) => id)).size).toBe(10)
  expect(industries.find(({ slug }) => slug === 'fisheries')).toMatchObject({
    businessCount: 1,
    topCountries: ['fj'],
    growthRate: 6.1,
    avgRevenue: 'US$320K',
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
    featured: false,
  })
  const [first] = (await get('/api/industries?search=tourism')).json<IndustryEntry[]>()
  expect(first?.id).toBe(industries.find(({ slug }) => slug === 'tourism-hospitality')?.id)
  expect(
    industries.flatMap(({ slug, growthRate, avgRevenue }) =>
      growthRate === null ? [] : [`${slug} ${growthRate}% ${avgRevenue}`],
    ),
  ).toEqual([
    'agriculture 5.2% US$180K',
    'fisheries 6.1% US$320K',
    'tourism-hospitality 8.5% US$450K',
    'ict-digital 12.4% US$275K',
    'construction 4.8% US$390K',
    'mining 3.4% US$2.1M',
  ])
  expect(industries.filter(({ keySegments }) => keySegments.length === 0)).toHaveLength(4)
})

test('finds an industry by any of its spellings', async () => {
  const { get } = await newApp()
  expect((await get('/api/industries/nickel-mining')).json()).toMatchObject({ slug: 'mining' })
  expect((await get('/api/industries/tourism--hospitality')).json()).toMatchObject({
    slug: 'tourism-hospitality',
  })
  const unknown = await get('/api/industries/astrology')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ message: 'Industry not found' })
})
