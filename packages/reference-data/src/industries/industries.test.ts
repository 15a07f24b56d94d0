import { describe, expect, test } from 'vitest'
import { BUSINESS_TYPES, INDUSTRIES, INDUSTRY_CARDS, PRODUCT_CATEGORIES, type Industry } from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const slugs = INDUSTRIES.map(({ slug }): string => slug)
const hyphenate = (name: string) => name.toLowerCase().replaceAll(' ', '-')

describe('industries', () => {
  test('are the ten of the menus, each with the slug of its address', () => {
    expect(Object.fromEntries(INDUSTRIES.map(({ name, slug }) => [name, slug]))).toEqual({
      'Agriculture & Agro-processing': 'agriculture',
      'Fisheries & Aquaculture': 'fisheries',
      'Tourism & Hospitality': 'tourism-hospitality',
      'ICT & Digital': 'ict-digital',
      'Construction & Materials': 'construction',
      'Logistics & Shipping': 'logistics',
      Manufacturing: 'manufacturing',
      'Energy & Renewables': 'energy-renewables',
      'Mining & Resources': 'mining',
      'Real Estate & Property': 'real-estate',
    })
  })

  test('have unique slugs and aliases', () => {
    expect(findDuplicates(INDUSTRIES.flatMap(({ slug, aliases }): string[] => [slug, ...aliases]))).toEqual(
      [],
    )
  })

  test('have every spelling that slug rules make of their name as slug or alias', () => {
    const missing = INDUSTRIES.flatMap(({ name, slug, aliases }: Industry) => {
      const spellings = [hyphenate(name).replaceAll('&', 'and'), hyphenate(name).replace('&', '')]
      return spellings.filter((spelling) => spelling !== slug && !aliases.includes(spelling))
    })
    expect(missing).toEqual([])
  })

  test('are found by the slugs and aliases that country guides link to', () => {
    const owner = (spelling: string) =>
      INDUSTRIES.find(({ slug, aliases }: Industry) => slug === spelling || aliases.includes(spelling))?.slug
    expect(
      ['fisheries', 'tourism-hospitality', 'mining', 'nickel-mining', 'sustainable-tourism'].map(owner),
    ).toEqual(['fisheries', 'tourism-hospitality', 'mining', 'mining', 'tourism-hospitality'])
  })

  test('have a description of one sentence', () => {
    expect(INDUSTRIES.filter(({ description }) => !/^[A-Z].{40,}\.$/.test(description))).toEqual([])
  })
})

describe('product categories', () => {
  test('are the ten of the onboarding with their industries', () => {
    expect(PRODUCT_CATEGORIES.map(({ name, industry }) => [name, industry])).toEqual([
      ['Food & Beverages', 'agriculture'],
      ['Handicrafts', 'manufacturing'],
      ['Clothing & Fashion', 'manufacturing'],
      ['Electronics', 'ict-digital'],
      ['Home & Garden', 'manufacturing'],
      ['Beauty & Personal Care', null],
      ['Sports & Recreation', 'tourism-hospitality'],
      ['Books & Education', null],
      ['Fresh Produce', 'agriculture'],
      ['Other', null],
    ])
  })

  test('have existing industries', () => {
    expect(
      PRODUCT_CATEGORIES.filter(({ industry }) => industry !== null && !slugs.includes(industry)),
    ).toEqual([])
  })
})

describe('industry cards', () => {
  test('are six, of existing industries', () => {
    expect(INDUSTRY_CARDS.map(({ industry }) => industry)).toEqual([
      'tourism-hospitality',
      'agriculture',
      'fisheries',
      'ict-digital',
      'mining',
      'construction',
    ])
    expect(INDUSTRY_CARDS.filter(({ industry }) => !slugs.includes(industry))).toEqual([])
  })

  test('have figures of their own', () => {
    const figures = INDUSTRY_CARDS.map(({ businessCount, growthRate, avgRevenue }) => [
      businessCount,
      growthRate,
      avgRevenue,
    ])
    for (const column of [0, 1, 2])
      expect(findDuplicates(figures.map((row) => String(row[column])))).toEqual([])
    expect(INDUSTRY_CARDS.filter(({ topCountries }) => findDuplicates(topCountries).length > 0)).toEqual([])
  })

  test('have unique segments', () => {
    const culprits = INDUSTRY_CARDS.filter(({ keySegments }) => findDuplicates(keySegments).length > 0)
    expect(culprits).toEqual([])
  })
})

test('business types are the four of the filters', () => {
  expect(BUSINESS_TYPES).toEqual(['B2B', 'B2C', 'Manufacturing', 'Services'])
})
