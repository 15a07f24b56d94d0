import {
  EVENT_SECTIONS,
  EVENT_TYPES,
  INDUSTRY_CARDS,
  NEWS_CATEGORIES,
  NEWS_SECTIONS,
  NEWS_TABS,
} from '@portal/reference-data'
import { describe, expect, test } from 'vitest'
import { parseIndustry } from '../business/index.ts'
import { slugify } from '../shared/index.ts'
import {
  findEventSection,
  parseEventType,
  findGrowth,
  getGrowthBarPercent,
  hasFreePlaces,
  isPast,
  parseNewsCategory,
  findNewsSection,
  findNewsTab,
} from './index.ts'

describe('news', () => {
  test.each(NEWS_CATEGORIES)('finds $name by name and slug', (category) => {
    expect(category.slug).toBe(slugify(category.name))
    expect(parseNewsCategory(category.name)).toBe(category)
    expect(parseNewsCategory(category.slug.toUpperCase())).toBe(category)
  })

  test.each(NEWS_TABS)('finds the tab $name', (tab) => {
    expect(findNewsTab(tab.slug)).toBe(tab)
    expect(findNewsTab(tab.name)).toBe(tab)
  })

  test.each(NEWS_SECTIONS)('finds the section $slug', (section) => {
    expect(findNewsSection(section.slug)).toBe(section)
  })

  test('finds nothing by an unknown text', () => {
    expect([parseNewsCategory('Weather'), findNewsTab(''), findNewsSection('tuna-prices-rise')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('events', () => {
  test.each(EVENT_TYPES)('finds $name by name, slug and the name’s own slug', (type) => {
    expect([type.name, type.slug, slugify(type.name)].map(parseEventType)).toEqual([type, type, type])
  })

  test('have pages for four types only', () => {
    expect(EVENT_SECTIONS.map((slug) => findEventSection(slug)?.slug)).toEqual(EVENT_SECTIONS)
    expect([findEventSection('conferences'), findEventSection('submit'), parseEventType('Party')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('are past once they have ended, not once they have begun', () => {
    const event = { endsAt: '2026-11-20T06:00:00Z' }
    expect(isPast(event, Date.parse('2026-11-20T05:59:59Z'))).toBe(false)
    expect(isPast(event, Date.parse('2026-11-20T06:00:00Z'))).toBe(true)
  })
})

test.each([
  [null, 1000, true],
  [2, 1, true],
  [2, 2, false],
  [2, 3, false],
  [0, 0, false],
])('an event of %s places with %d taken has free ones: %s', (capacity, taken, free) => {
  expect(hasFreePlaces(capacity, taken)).toBe(free)
})

describe('industry cards', () => {
  test('name industries that exist', () => {
    expect(INDUSTRY_CARDS.filter(({ industry }) => parseIndustry(industry)?.slug !== industry)).toEqual([])
  })

  test('show the growth of the first country with a published rate', () => {
    expect(findGrowth(['nc', 'fj', 'pg'])).toEqual({ country: 'fj', rate: 3 })
    expect(findGrowth(['nc'])).toBeNull()
    expect(findGrowth([])).toBeNull()
  })

  test.each([
    [8.5, 42.5],
    [20, 100],
    [35, 100],
    [0, 0],
    [-2, 0],
  ])('a growth of %d %% makes a bar of %d', (rate, bar) => {
    expect(getGrowthBarPercent(rate)).toBe(bar)
  })
})
