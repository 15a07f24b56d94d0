import { INDUSTRIES, type Industry } from '@portal/reference-data'
import { describe, expect, test } from 'vitest'
import {
  CATEGORIES,
  listCategoriesOfIndustry,
  findCategoryBySlug,
  parseCategory,
  getCategorySlug,
  parseIndustry,
  getIndustryOfCategory,
} from './index.ts'

const names = (categories: readonly { readonly name: string }[]) => categories.map(({ name }) => name)

describe('categories', () => {
  test('are twenty: product categories, then industries', () => {
    expect(CATEGORIES.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 10 }, () => 'product'),
      ...Array.from({ length: 10 }, () => 'industry'),
    ])
  })

  test('have unique names and slugs', () => {
    expect(new Set(CATEGORIES.map(({ name }) => name)).size).toBe(20)
    expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(20)
  })

  test.each(CATEGORIES)('$name is found by its slug', (category) => {
    expect(category.slug).toBe(getCategorySlug(category.name))
    expect(findCategoryBySlug(category.slug)).toBe(category)
    expect(parseCategory(category.slug)).toBe(category)
    expect(parseCategory(category.name)).toBe(category)
    expect(parseCategory(category.name.toUpperCase())).toBe(category)
  })
})

describe('getCategorySlug', () => {
  test.each([
    ['Food & Beverages', 'food-and-beverages'],
    ['Agriculture & Agro-processing', 'agriculture-and-agro-processing'],
    ['ICT & Digital', 'ict-and-digital'],
    ['Beauty & Personal Care', 'beauty-and-personal-care'],
    ['Fresh Produce', 'fresh-produce'],
    ['Other', 'other'],
  ])('makes %s into %s', (name, slug) => {
    expect(getCategorySlug(name)).toBe(slug)
  })
})

describe('looking up a category', () => {
  test.each(['', 'agriculture', 'Food-And-Beverages', 'unknown', '1'])(
    'finds none by the slug %j',
    (slug) => {
      expect(findCategoryBySlug(slug)).toBeNull()
    },
  )

  test.each([
    ['agriculture', 'Agriculture & Agro-processing'],
    ['nickel-mining', 'Mining & Resources'],
    ['tourism--hospitality', 'Tourism & Hospitality'],
    ['food and beverages', 'Food & Beverages'],
    ['real estate & property', 'Real Estate & Property'],
  ])('finds by the text %j: %s', (text, name) => {
    expect(parseCategory(text)?.name).toBe(name)
  })

  test.each(['', 'blacksmith', '&'])('finds nothing by the text %j', (text) => {
    expect(parseCategory(text)).toBeNull()
  })
})

describe('industries', () => {
  test.each(INDUSTRIES)('$name is found by its name, slug and every alias', (industry: Industry) => {
    const spellings = [industry.name, industry.name.toLowerCase(), industry.slug, ...industry.aliases]
    expect(spellings.filter((spelling) => parseIndustry(spelling) !== industry)).toEqual([])
  })

  test.each(['', 'handicrafts', 'Other', 'whaling'])('no industry is found by %j', (text) => {
    expect(parseIndustry(text)).toBeNull()
  })

  test('contain their own category and their product categories', () => {
    expect(names(listCategoriesOfIndustry('agriculture'))).toEqual([
      'Food & Beverages',
      'Fresh Produce',
      'Agriculture & Agro-processing',
    ])
    expect(names(listCategoriesOfIndustry('manufacturing'))).toEqual([
      'Handicrafts',
      'Clothing & Fashion',
      'Home & Garden',
      'Manufacturing',
    ])
    expect(names(listCategoriesOfIndustry('mining'))).toEqual(['Mining & Resources'])
    expect(listCategoriesOfIndustry('unknown')).toEqual([])
  })

  test('cover all twenty categories with those without an industry, without duplicates', () => {
    const inIndustries = INDUSTRIES.flatMap(({ slug }) => names(listCategoriesOfIndustry(slug)))
    const none = names(CATEGORIES.filter(({ name }) => getIndustryOfCategory(name) === null))
    expect(none).toEqual(['Beauty & Personal Care', 'Books & Education', 'Other'])
    expect([...inIndustries, ...none].toSorted()).toEqual(names(CATEGORIES).toSorted())
  })

  test('are found by the name of a category', () => {
    expect(getIndustryOfCategory('Electronics')?.slug).toBe('ict-digital')
    expect(getIndustryOfCategory('Tourism & Hospitality')?.slug).toBe('tourism-hospitality')
    expect(getIndustryOfCategory('unknown')).toBeNull()
  })
})
