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

test('listed industries have an id, and regional estimates where there are any', async () => {
  const { get } = await newApp()
  const industries = (await get('/api/industries')).json<IndustryEntry[]>()
  expect(new Set(industries.map(({ id }) => id)).size).toBe(10)
  expect(industries.find(({ slug }) => slug === 'fisheries')).toMatchObject({
    growthRate: 6.1,
    avgRevenue: '$320K',
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
    featured: false,
  })
  const [first] = (await get('/api/industries?search=tourism')).json<IndustryEntry[]>()
  expect(first?.id).toBe(industries.find(({ slug }) => slug === 'tourism-hospitality')?.id)
  const without = industries.filter(({ growthRate }) => growthRate === null)
  expect(without).toHaveLength(4)
  for (const industry of without)
    expect(industry).toMatchObject({ avgRevenue: null, keySegments: [], featured: false })
})

test('an industry is found by any of its spellings', async () => {
  const { get } = await newApp()
  expect((await get('/api/industries/nickel-mining')).json()).toMatchObject({ slug: 'mining' })
  expect((await get('/api/industries/tourism--hospitality')).json()).toMatchObject({
    slug: 'tourism-hospitality',
  })
  const unknown = await get('/api/industries/astrology')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toEqual({ message: 'Industry not found' })
})
