import { describe, expect, test } from 'vitest'
import {
  EVENT_SECTIONS,
  EVENT_TABS,
  EVENT_TYPES,
  NEWS_CATEGORIES,
  NEWS_SECTIONS,
  NEWS_TABS,
  type NewsTab,
} from '../index.ts'
import { findDuplicates } from '../../test/find-duplicates.ts'

const categories = NEWS_CATEGORIES.map(({ name }): string => name)
const types = EVENT_TYPES.map(({ slug }): string => slug)
const unknownIn = (rows: readonly { readonly categories: readonly string[] }[]) =>
  rows.flatMap((row) => row.categories.filter((name) => !categories.includes(name)))

describe('news', () => {
  test('has eight categories with unique slugs', () => {
    expect(categories).toEqual([
      'Policy & Regulation',
      'Industry News',
      'Funding Announcements',
      'Success Stories',
      'Technology',
      'Trade & Export',
      'Investment',
      'Sustainability',
    ])
    expect(findDuplicates(NEWS_CATEGORIES.map(({ slug }) => slug))).toEqual([])
  })

  test('has eight tabs with existing categories', () => {
    expect(NEWS_TABS.map(({ name }) => name)).toEqual([
      'Latest',
      'Policy',
      'Industry',
      'Funding',
      'Success',
      'Technology',
      'Trade',
      'Investment',
    ])
    expect(unknownIn(NEWS_TABS)).toEqual([])
  })

  test('shows every category under exactly one tab besides Latest', () => {
    const tabs: readonly NewsTab[] = NEWS_TABS
    expect(tabs.flatMap((tab): string[] => [...tab.categories]).toSorted()).toEqual(categories.toSorted())
    expect(tabs.filter((tab) => tab.categories.length === 0).map(({ slug }) => slug)).toEqual(['latest'])
  })

  test('has the six sections of the menu with existing categories', () => {
    expect(NEWS_SECTIONS.map(({ slug }) => slug)).toEqual([
      'countries',
      'industries',
      'policy',
      'funding',
      'success-stories',
      'press',
    ])
    expect(unknownIn(NEWS_SECTIONS)).toEqual([])
  })

  test('has no section without categories or a choice of country', () => {
    const empty = NEWS_SECTIONS.filter((section) => section.categories.length === 0 && !section.byCountry)
    expect(empty).toEqual([])
  })
})

describe('events', () => {
  test('have eight types with unique slugs', () => {
    expect(EVENT_TYPES.map(({ name, slug }) => [slug, name])).toEqual([
      ['trade-shows', 'Trade Shows & Expos'],
      ['workshops', 'Workshops & Training'],
      ['webinars', 'Webinars'],
      ['investment-forums', 'Investment Forums'],
      ['networking-events', 'Networking Events'],
      ['conferences', 'Conferences'],
      ['product-launches', 'Product Launches'],
      ['industry-meetups', 'Industry Meetups'],
    ])
  })

  test('have four tabs and four pages of existing types', () => {
    expect(EVENT_TABS.map(({ name }) => name)).toEqual(['Upcoming', 'Trade Shows', 'Workshops', 'Webinars'])
    expect(EVENT_TABS.filter(({ type }) => type !== null && !types.includes(type))).toEqual([])
    expect(EVENT_SECTIONS).toEqual(['trade-shows', 'workshops', 'webinars', 'investment-forums'])
    expect(EVENT_SECTIONS.filter((slug) => !types.includes(slug))).toEqual([])
  })
})
