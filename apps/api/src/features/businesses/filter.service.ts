import { parseCategory, parseIndustry, getIndustryOfCategory, NEW_DAYS } from '@portal/domain/business'
import {
  BUSINESS_TABS,
  BUSINESS_TYPES,
  type BusinessFilters,
  type BusinessTab,
} from '@portal/domain/contract'
import { resolvePlace, type Place } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import { parseTown } from '#db/search/towns.ts'
import type { Filter } from './filter.ts'
import {
  FILTER_FLAGS,
  RATING_FLAGS,
  toAmenityFlags,
  toDeliveryFlags,
  toPaymentFlags,
  toTypeFlags,
  toBits,
} from './filter-flags.ts'

type FilterQuery = Partial<Omit<BusinessFilters, 'search'>>

/** The filter that a query stands for; null when it names something that does not exist or contradicts itself. */
export function parseFilter(query: FilterQuery, now: number): Filter | null {
  const place = parsePlace(query)
  const trade = parseTrade(query)
  const tab = parseTab(query)
  const choices = parseChoices(query)
  const { featured, verified, open, photos } = query
  if (!place || !trade || !choices || tab === null || [featured, verified, open, photos].includes(null))
    return null
  const { amenityFlags, ...anyFlags } = choices
  return {
    ...place,
    ...trade,
    ...anyFlags,
    filterFlags: toRequiredFlags(query, tab) | amenityFlags,
    ...(open && { isOpen: true }),
    ...(query.area && { area: query.area }),
    ...(tab === 'new' && { since: now - NEW_DAYS * DAY }),
  }
}

type PlaceFilter = Pick<Filter, 'country' | 'province' | 'town'>
type TradeFilter = Pick<Filter, 'category' | 'industry'>

/** A blank parameter, as a form without script sends it, filters nothing. */
const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** `country` may also name a province; `province` must lie within `country`. */
function parsePlace({ country, province, town }: FilterQuery): PlaceFilter | null {
  const wide = hasText(country) ? resolvePlace(country) : undefined
  const narrow = hasText(province) ? resolvePlace(province) : undefined
  if (wide === null || narrow === null || (narrow && !narrow.province)) return null
  if (wide && narrow && !contains(wide, narrow)) return null
  const wanted = hasText(town) ? parseTown(town) : undefined
  if (wanted === null) return null
  const place = narrow ?? wide
  return {
    ...(place && (place.province ? { province: place.province } : { country: place.country })),
    ...(wanted !== undefined && { town: wanted }),
  }
}

const contains = (wide: Place, narrow: Place): boolean =>
  wide.country === narrow.country && (!wide.province || wide.province === narrow.province)

function parseTrade({ category, industry }: FilterQuery): TradeFilter | null {
  const wantedCategory = hasText(category) ? parseCategory(category) : undefined
  const wantedIndustry = hasText(industry) ? parseIndustry(industry) : undefined
  if (wantedCategory === null || wantedIndustry === null) return null
  if (!wantedCategory) return wantedIndustry ? { industry: wantedIndustry.slug } : {}
  const fits = !wantedIndustry || getIndustryOfCategory(wantedCategory.name)?.slug === wantedIndustry.slug
  return fits ? { category: wantedCategory.name } : null
}

const TAB_FLAGS = {
  featured: FILTER_FLAGS.featured,
  verified: FILTER_FLAGS.verified,
  'top-rated': FILTER_FLAGS.rated,
  new: 0,
} as const

function parseTab({ tab }: FilterQuery): BusinessTab | undefined | null {
  if (!hasText(tab)) return undefined
  return BUSINESS_TABS.find((known) => known === tab) ?? null
}

type Choices = Pick<Filter, 'typeFlags' | 'deliveryFlags' | 'payFlags'> & { readonly amenityFlags: number }

/** A business has any of the chosen types, deliveries and payments, and all of the chosen amenities. */
function parseChoices({ type, delivery, pays, amenity }: FilterQuery): Choices | null {
  const types = parseAny(type, BUSINESS_TYPES)
  const deliveries = parseAny(delivery, getCodes(DELIVERIES))
  const payments = parseAny(pays, getCodes(PAYMENTS))
  const amenities = (amenity ?? []).filter(hasText)
  if (!types || !deliveries || !payments) return null
  if (!amenities.every((code) => getCodes(AMENITIES).includes(code))) return null
  return {
    typeFlags: toTypeFlags(types),
    deliveryFlags: toDeliveryFlags(toBits(DELIVERIES, deliveries)),
    payFlags: toPaymentFlags(toBits(PAYMENTS, payments)),
    amenityFlags: toAmenityFlags(toBits(AMENITIES, amenities)),
  }
}

const getCodes = (table: readonly ListingChoice[]): string[] => table.map(({ code }) => code)

/** The known values; null if there are values but none is known. */
function parseAny<Known extends string>(
  texts: readonly string[] | undefined,
  all: readonly Known[],
): Known[] | null {
  const values = (texts ?? []).filter(hasText)
  const known = all.filter((one) => values.includes(one))
  return values.length > 0 && known.length === 0 ? null : known
}

const toRequiredFlags = (
  { featured, verified, photos, rating }: FilterQuery,
  tab: BusinessTab | undefined,
): number =>
  (featured ? FILTER_FLAGS.featured : 0) |
  (verified ? FILTER_FLAGS.verified : 0) |
  (photos ? FILTER_FLAGS.photos : 0) |
  (RATING_FLAGS.get(rating ?? 0) ?? 0) |
  (tab ? TAB_FLAGS[tab] : 0)
