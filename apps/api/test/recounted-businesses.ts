import {
  getAverageRating,
  CATEGORIES,
  getOpeningStatus,
  getBaseScore,
  HOLIDAY_NOTICE_DAYS,
  getIndustryOfCategory,
  getRatingScore,
} from '@portal/domain/business'
import { BUSINESS_TYPES, type BusinessFacets, type Hours } from '@portal/domain/contract'
import {
  COUNTRY_CODES,
  getDistanceKm,
  PROVINCE_CODES,
  listPublicHolidays,
  getTimeZone,
  type Coordinates,
} from '@portal/domain/place'
import { addDays, DAY, toLocalDay } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { toSortKey } from '#db/search/words.ts'
import { NOW } from './new-app.ts'

const PLACES = [
  { country: 'sb', province: 'malaita', address: 'Auki', town: 'Auki' },
  { country: 'sb', province: 'malaita', address: 'Behind the old mill', town: null },
  { country: 'sb', province: 'western', address: 'Gizo', town: 'Gizo' },
  { country: 'sb', province: 'honiara', address: 'Kukum', town: 'Honiara' },
  { country: 'fj', province: null, address: 'Victoria Parade, Suva', town: 'Suva' },
  { country: 'fj', province: null, address: 'Nadi', town: 'Nadi' },
  { country: 'vu', province: null, address: null, town: null },
] as const

const SHOP_DAY: [string, string][] = [['08:00', '17:00']]
const WEEKS: (Hours | null)[] = [
  null,
  { mon: SHOP_DAY, tue: SHOP_DAY, wed: SHOP_DAY, thu: SHOP_DAY, fri: SHOP_DAY },
  { fri: [['15:00', '02:00']], sat: [['15:00', '02:00']] },
  { fri: [['16:30', '23:00']], holidays: [] },
]

export const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name).filter((_, i) => i % 3 === 0)
const pick = <Value>(values: readonly Value[], i: number): Value => values[i % values.length] as Value
const some = (table: readonly { readonly code: string }[], i: number) =>
  table.map(({ code }) => code).filter((_, place) => ((i >> place) & 1) === 1)

/** Businesses that differ in everything that lists filter by; the steps are coprime. */
export const RECORDS = Array.from({ length: 260 }, (_, i) => {
  const place = pick(PLACES, i)
  return {
    ...place,
    name: `${pick(['Reef', 'Lagoon', 'zebra'], i)} Shop ${i}`,
    category: pick(CATEGORY_NAMES, i * 7),
    createdAt: NOW - (i % 45) * DAY,
    isFeatured: i % 3 === 0,
    featuredUntil: i % 9 === 0 ? NOW : null,
    isVerified: i % 4 === 0,
    subscriptionTier: pick([0, 1, 2, 3] as const, i >> 1),
    ...(i % 2 === 0
      ? { rating: 1 + (i % 17) / 4, reviewCount: 1 + (i % 11) }
      : { rating: null, reviewCount: 0 }),
    businessTypes: BUSINESS_TYPES.filter((_type, bit) => ((i >> bit) & 1) === 1),
    amenities: some(AMENITIES.slice(0, 4), i * 3),
    payments: some(PAYMENTS, i * 5),
    delivery: some(DELIVERIES, i),
    images: i % 5 === 0 ? ['/one.webp', '/two.webp'] : [],
    phone: i % 6 === 0 ? '+67774001' : null,
    hours: pick(WEEKS, i),
    temporarilyClosed: i % 13 === 0,
    temporarilyClosedUntil: i % 26 === 0 ? '2026-11-19' : null,
    latitude: i % 4 === 1 ? -8 - i / 100 : null,
    longitude: i % 4 === 1 ? 160 : null,
    // A quarter has expired, the last of them at this very instant.
    publicUntil: i % 4 === 3 ? NOW - (i % 8 === 3 ? 0 : 1) : null,
  }
})
type Listed = (typeof RECORDS)[number]

/** The public ones. */
export const PUBLIC = RECORDS.filter((one) => one.publicUntil === null)

export interface Query {
  readonly country?: string | undefined
  readonly province?: string | undefined
  readonly town?: string | undefined
  readonly category?: string | undefined
  readonly industry?: string | undefined
  readonly tab?: string | undefined
  readonly type?: readonly string[]
  readonly delivery?: readonly string[]
  readonly pays?: readonly string[]
  readonly amenity?: readonly string[]
  readonly featured?: boolean | undefined
  readonly verified?: boolean | undefined
  readonly photos?: boolean | undefined
  readonly open?: boolean | undefined
  readonly rating?: number | undefined
  readonly near?: string | undefined
  readonly sort?: string | undefined
}

const starsOf = (one: Listed) =>
  one.rating === null || one.subscriptionTier < 2
    ? 0
    : (getAverageRating(one.rating * one.reviewCount, one.reviewCount) ?? 0)

const isChosen = (one: Listed) => one.isFeatured && (one.featuredUntil === null || one.featuredUntil > NOW)
const isFeatured = (one: Listed) => isChosen(one) || (one.reviewCount >= 3 && starsOf(one) >= 3.5)

function isOpen(one: Listed): boolean {
  const timeZone = getTimeZone(one)
  const today = toLocalDay(NOW, timeZone)
  const holidays = listPublicHolidays(one, addDays(today, -1), addDays(today, HOLIDAY_NOTICE_DAYS))
  return getOpeningStatus({ ...one, timeZone }, NOW, holidays)?.open === true
}
const OPEN = new Set(PUBLIC.filter(isOpen))

const hasAny = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  !wanted || wanted.length === 0 || wanted.some((one) => has.includes(one))

const TABS: Readonly<Record<string, (one: Listed) => boolean>> = {
  featured: isFeatured,
  verified: (one) => one.isVerified,
  new: (one) => one.createdAt > NOW - 30 * DAY,
  'top-rated': (one) => starsOf(one) > 0,
}

/** Whether a business passes every filter. */
export const matches =
  (query: Query) =>
  (one: Listed): boolean =>
    (!query.country || one.country === query.country) &&
    (!query.province || one.province === query.province) &&
    (!query.town || one.town === query.town) &&
    (!query.category || one.category === query.category) &&
    (!query.industry || getIndustryOfCategory(one.category)?.slug === query.industry) &&
    (!query.tab || (TABS[query.tab]?.(one) ?? false)) &&
    hasAny(query.type, one.businessTypes) &&
    hasAny(query.delivery, one.delivery) &&
    hasAny(query.pays, one.payments) &&
    (query.amenity ?? []).every((code) => one.amenities.includes(code)) &&
    (!query.featured || isFeatured(one)) &&
    (!query.verified || one.isVerified) &&
    (!query.photos || one.images.length > 0) &&
    (!query.open || OPEN.has(one)) &&
    starsOf(one) >= (query.rating ?? 0)

const recount = (query: Query): number => PUBLIC.filter(matches(query)).length

/** Lists the values of a filter that are selected, or match something among the results of the other filters. */
function recountChoices<Value>(
  others: Query,
  values: readonly Value[],
  toFilter: (value: Value) => Query,
  chosen: readonly unknown[],
) {
  const left = PUBLIC.filter(matches(others))
  return values
    .map((value) => ({ value, count: left.filter(matches(toFilter(value))).length }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

export const codesOf = (table: readonly { readonly code: string }[]) => table.map(({ code }) => code)
export const TOWNS = [...new Set(PLACES.flatMap(({ town }) => town ?? []))]

/** Calculates the expected facets of a query. */
export function recountFacets(query: Query): BusinessFacets {
  if (isContradiction(query)) return NOTHING
  const country = query.province ? 'sb' : query.country
  const anywhere = { ...query, country: undefined, province: undefined, town: undefined }
  const { type = [], delivery = [], pays = [], amenity = [] } = query
  return {
    total: recount(query),
    countries: recountChoices(anywhere, COUNTRY_CODES, (code) => ({ country: code }), [country]),
    provinces: recountChoices({ ...anywhere, country }, PROVINCE_CODES, (province) => ({ province }), [
      query.province,
    ]),
    towns: recountChoices(
      { ...query, town: undefined },
      country ? TOWNS : [query.town ?? ''],
      (town) => ({ town }),
      [query.town],
    ).filter(({ value }) => country || value === query.town),
    categories: recountChoices(
      { ...query, category: undefined },
      CATEGORY_NAMES,
      (category) => ({ category }),
      [query.category],
    ),
    types: recountChoices({ ...query, type: [] }, BUSINESS_TYPES, (one) => ({ type: [one] }), type),
    open: recount({ ...query, open: true }),
    verified: recount({ ...query, verified: true }),
    photos: recount({ ...query, photos: true }),
    ratings: recountChoices({ ...query, rating: undefined }, [3, 4], (rating) => ({ rating }), [
      query.rating,
    ]),
    delivery: recountChoices(
      { ...query, delivery: [] },
      codesOf(DELIVERIES),
      (code) => ({ delivery: [code] }),
      delivery,
    ),
    pays: recountChoices({ ...query, pays: [] }, codesOf(PAYMENTS), (code) => ({ pays: [code] }), pays),
    // All selected ones must match, so that another one narrows further.
    amenities: recountChoices(query, codesOf(AMENITIES), (code) => ({ amenity: [code] }), amenity),
  }
}

const numberOf = (one: Listed) => RECORDS.indexOf(one)
const getBaseScoreOfRow = (one: Listed) =>
  getBaseScore({
    ...one,
    photos: one.images.length,
    website: null,
    ratingSum: (one.rating ?? 0) * one.reviewCount,
  })
const getScore = (one: Listed) =>
  starsOf(one) === 0 ? 0 : getRatingScore((one.rating ?? 0) * one.reviewCount, one.reviewCount)
export const compareNames = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const ORDERS: Readonly<Record<string, (one: Listed, other: Listed) => number>> = {
  relevance: (one, other) =>
    getBaseScoreOfRow(other) - getBaseScoreOfRow(one) || numberOf(other) - numberOf(one),
  newest: (one, other) => other.createdAt - one.createdAt || numberOf(other) - numberOf(one),
  rating: (one, other) => getScore(other) - getScore(one) || numberOf(other) - numberOf(one),
  alphabetical: (one, other) =>
    compareNames(toSortKey(one.name), toSortKey(other.name)) || numberOf(one) - numberOf(other),
}
const ORDERS_OF_TABS: Readonly<Record<string, string>> = { new: 'newest', 'top-rated': 'rating' }

const TOWN_POSITIONS: Readonly<Record<string, Coordinates>> = {
  Auki: { latitude: -8.7678, longitude: 160.6978 },
  Gizo: { latitude: -8.103, longitude: 156.8419 },
  Honiara: { latitude: -9.4333, longitude: 159.95 },
  Suva: { latitude: -18.1368, longitude: 178.4253 },
  Nadi: { latitude: -17.8031, longitude: 177.4162 },
}
const BEYOND_ALL = 1e6

/** Uses the town for a business without coordinates. */
function awayFrom(near: Coordinates, { latitude, longitude, town }: Listed): number {
  if (latitude !== null && longitude !== null) return getDistanceKm(near, { latitude, longitude })
  const position = TOWN_POSITIONS[town ?? '']
  return position ? getDistanceKm(near, position) : BEYOND_ALL
}

/** Sorts the names of results in the order of a query. */
export function sorted(found: readonly Listed[], { sort, tab = '', near }: Query): string[] {
  if (near && sort === undefined) {
    const [latitude = 0, longitude = 0] = near.split(',').map(Number)
    const away = (one: Listed) => awayFrom({ latitude, longitude }, one)
    return found
      .toSorted((one, other) => away(one) - away(other) || numberOf(one) - numberOf(other))
      .map(({ name }) => name)
  }
  const chosen = sort && sort !== 'relevance' ? sort : (ORDERS_OF_TABS[tab] ?? 'relevance')
  return found.toSorted(ORDERS[chosen]).map(({ name }) => name)
}

/** A query that can't match any listing has no further choices either. */
const isContradiction = ({ country, province, category, industry }: Query) =>
  (country !== undefined && province !== undefined && country !== 'sb') ||
  (category !== undefined && industry !== undefined && getIndustryOfCategory(category)?.slug !== industry)

const NOTHING: BusinessFacets = {
  total: 0,
  countries: [],
  provinces: [],
  towns: [],
  categories: [],
  types: [],
  open: 0,
  verified: 0,
  photos: 0,
  ratings: [],
  delivery: [],
  pays: [],
  amenities: [],
}
