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

test('listed industries have an id, and the growth of the leading country that publishes one', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { category: 'Fisheries & Aquaculture', country: 'pg', province: null },
    { category: 'Mining & Resources', country: 'nc', province: null },
  )
  const industries = (await get('/api/industries')).json<IndustryEntry[]>()
  expect(new Set(industries.map(({ id }) => id)).size).toBe(10)
  expect(industries.find(({ slug }) => slug === 'fisheries')).toMatchObject({
    topCountries: ['pg'],
    growthRate: 4.6,
    avgRevenue: null,
    keySegments: ['Tuna fishing', 'Canning and freezing', 'Seaweed', 'Pearls and clams'],
    featured: false,
  })
  const [first] = (await get('/api/industries?search=tourism')).json<IndustryEntry[]>()
  expect(first?.id).toBe(industries.find(({ slug }) => slug === 'tourism-hospitality')?.id)
  expect(industries.find(({ slug }) => slug === 'mining')).toMatchObject({
    topCountries: ['nc'],
    growthRate: null,
  })
  expect(industries.filter(({ keySegments }) => keySegments.length === 0)).toHaveLength(4)
})

test('where the leading country publishes no growth, the rate is that of the next one', async () => {
  const { get, store } = await newApp()
  await addListings(
    store,
    { category: 'Mining & Resources', country: 'nc', province: null },
    { category: 'Mining & Resources', country: 'nc', province: null },
    { category: 'Mining & Resources', country: 'fj', province: null },
  )
  const industries = (await get('/api/industries')).json<IndustryEntry[]>()
  expect(industries.find(({ slug }) => slug === 'mining')).toMatchObject({
    topCountries: ['nc', 'fj'],
    growthRate: 3,
  })
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
