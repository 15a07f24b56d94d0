import { AMENITIES, BUSINESS_TYPES, DELIVERIES, PAYMENTS, RESOURCE_TYPES } from '@portal/reference-data'
import { getCategorySlug } from '../business/category-slug.ts'
import { parseCategory } from '../business/categories.ts'
import { parseIndustry } from '../business/industries.ts'
import { parseEventType } from '../content/events.ts'
import { parseNewsCategory } from '../content/news.ts'
import { findNewsSection, findNewsTab } from '../content/news-sections.ts'
import { parseJobType, parseTenderKind } from '../content/notices.ts'
import { findResourceSection, findResourceTab } from '../content/resources.ts'
import { getPlaceName, resolvePlace } from '../place/resolve.ts'
import { slugify } from '../shared/slug.ts'
import type { AlertList } from './lists.ts'

/** The greatest length of an alert's search text and of its town, in characters: emails repeat it. */
const MAX_ALERT_TEXT = 80

/** A filter of an alert: how it is read from an address, and in words. */
interface AlertFilter {
  /** Any spelling to the one that is stored; null for an unknown value. */
  readonly parse: (text: string) => string | null
  /** A stored value in words: `Government Tenders`. */
  readonly label: (value: string) => string
}

interface Named {
  readonly slug: string
  readonly name: string
}

const named = (find: (text: string) => Named | null): AlertFilter => ({
  parse: (text) => find(text)?.slug ?? null,
  label: (value) => find(value)?.name ?? value,
})

const flag = (label: string): AlertFilter => ({
  parse: (text) => (text === 'true' ? text : null),
  label: () => label,
})

const coded = (table: readonly { readonly code: string; readonly label: string }[]): AlertFilter => ({
  parse: (text) => table.find(({ code }) => code === text)?.code ?? null,
  label: (value) => table.find(({ code }) => code === value)?.label ?? value,
})

const options = (labels: Readonly<Record<string, string>>): AlertFilter => ({
  parse: (text) => (Object.hasOwn(labels, text) ? text : null),
  label: (value) => labels[value] ?? value,
})

/** Filters that accept any text. */
const text: AlertFilter = {
  parse: (typed) => {
    const value = typed.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
    return value !== '' && value.length <= MAX_ALERT_TEXT ? value : null
  },
  label: (value) => value,
}

const country: AlertFilter = {
  parse: (typed) => {
    const place = resolvePlace(typed)
    return place && (place.province ?? place.country)
  },
  label: (value) => {
    const place = resolvePlace(value)
    return place ? getPlaceName(place) : value
  },
}

const province: AlertFilter = { ...country, parse: (typed) => resolvePlace(typed)?.province ?? null }

const industry = named(parseIndustry)

const category = named((typed) => {
  const found = parseCategory(typed)
  return found && { name: found.name, slug: getCategorySlug(found.name) }
})

const resourceType = named((typed) => {
  const name = RESOURCE_TYPES.find((type) => slugify(type) === slugify(typed))
  return name ? { name, slug: slugify(name) } : null
})

const featured = flag('featured')

/** The filters of each list by the names that they have in its address, in the order in which words name them. */
export const ALERT_FILTERS: Readonly<Record<AlertList, Readonly<Record<string, AlertFilter>>>> = {
  businesses: {
    country,
    province,
    town: text,
    search: text,
    category,
    industry,
    tab: options({ featured: 'featured', verified: 'verified', 'top-rated': 'top rated' }),
    type: options(Object.fromEntries(BUSINESS_TYPES.map((type) => [type, type]))),
    featured,
    verified: flag('verified'),
    photos: flag('with photos'),
    rating: options({ 3: '3 stars or more', 4: '4 stars or more' }),
    delivery: coded(DELIVERIES),
    pays: coded(PAYMENTS),
    amenity: coded(AMENITIES),
  },
  news: {
    country,
    search: text,
    category: named(parseNewsCategory),
    tab: named(findNewsTab),
    section: named((typed) => {
      const found = findNewsSection(typed)
      return found && { slug: found.slug, name: found.title }
    }),
    featured,
  },
  events: { country, search: text, type: named(parseEventType), featured },
  tenders: { country, search: text, kind: named(parseTenderKind), industry, featured },
  jobs: { country, search: text, type: named(parseJobType), industry, featured },
  resources: {
    country,
    search: text,
    section: named(findResourceSection),
    tab: named(findResourceTab),
    type: resourceType,
    featured,
  },
}

/** The names of all filters, of any list. */
export const ALERT_FILTER_NAMES: readonly string[] = [
  ...new Set(Object.values(ALERT_FILTERS).flatMap((filters) => Object.keys(filters))),
]

/**
 * The filters of a list's address in the spelling and order that are stored, so that equal alerts are equal texts. Leaves out
 * what is no filter of new entries: page, order, opening hours, distance. Null if a filter has an unknown value.
 */
export function parseAlertFilters(list: AlertList, query: string): string | null {
  const given = new URLSearchParams(query)
  const parsed = new URLSearchParams()
  for (const [name, filter] of Object.entries(ALERT_FILTERS[list])) {
    const values = given
      .getAll(name)
      .filter((value) => value.trim() !== '' && !isImplied(list, name, value))
      .map((value) => filter.parse(value))
    const known = values.filter((value) => value !== null)
    if (known.length < values.length) return null
    for (const value of [...new Set(known)].toSorted((a, b) => (a < b ? -1 : 1))) parsed.append(name, value)
  }
  return parsed.toString()
}

/** Whether a value narrows nothing: every entry of an alert is new. */
const isImplied = (list: AlertList, name: string, value: string): boolean =>
  name === 'tab' && value === (list === 'news' ? 'latest' : 'new')
