import { categoryFromText, industryFromText, industryOfCategory, NEW_DAYS } from '@portal/domain/business'
import { BUSINESS_TABS, BUSINESS_TYPES, type BusinessQuery, type BusinessTab } from '@portal/domain/contract'
import { resolvePlace, type Place } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { Filter } from './filter.ts'
import { FILTER_FLAGS, toTypeFlags } from './filter-flags.ts'

type FilterQuery = Partial<
  Pick<BusinessQuery, 'country' | 'province' | 'category' | 'industry' | 'featured' | 'tab' | 'type' | 'near'>
>

/** The filter that a query stands for; null when it names something that does not exist or contradicts itself. */
export function parseFilter(query: FilterQuery, now: number): Filter | null {
  const place = parsePlace(query)
  const trade = parseTrade(query)
  const tab = parseTab(query)
  const typeFlags = parseTypeFlags(query)
  if (!place || !trade || tab === null || typeFlags === null || query.featured === null) return null
  return {
    ...place,
    ...trade,
    filterFlags: requiredFlags(query, tab),
    typeFlags,
    ...(tab === 'new' && { since: now - NEW_DAYS * DAY }),
  }
}

type PlaceFilter = Pick<Filter, 'country' | 'province'>
type TradeFilter = Pick<Filter, 'category' | 'industry'>

/** A blank parameter, as a form without script sends it, filters nothing. */
const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** Either parameter may name either; both have to lie within each other. */
function parsePlace({ country, province }: FilterQuery): PlaceFilter | null {
  const wide = isGiven(country) ? resolvePlace(country) : undefined
  const narrow = isGiven(province) ? resolvePlace(province) : undefined
  if (wide === null || narrow === null || (narrow && !narrow.province)) return null
  if (wide && narrow && !contains(wide, narrow)) return null
  const place = narrow ?? wide
  if (!place) return {}
  return place.province ? { province: place.province } : { country: place.country }
}

const contains = (wide: Place, narrow: Place): boolean =>
  wide.country === narrow.country && (!wide.province || wide.province === narrow.province)

function parseTrade({ category, industry }: FilterQuery): TradeFilter | null {
  const wantedCategory = isGiven(category) ? categoryFromText(category) : undefined
  const wantedIndustry = isGiven(industry) ? industryFromText(industry) : undefined
  if (wantedCategory === null || wantedIndustry === null) return null
  if (!wantedCategory) return wantedIndustry ? { industry: wantedIndustry.slug } : {}
  const fits = !wantedIndustry || industryOfCategory(wantedCategory.name)?.slug === wantedIndustry.slug
  return fits ? { category: wantedCategory.name } : null
}

const TAB_FLAGS = {
  featured: FILTER_FLAGS.featured,
  verified: FILTER_FLAGS.verified,
  'top-rated': FILTER_FLAGS.rated,
  new: 0,
} as const

function parseTab({ tab }: FilterQuery): BusinessTab | undefined | null {
  if (!isGiven(tab)) return undefined
  return BUSINESS_TABS.find((known) => known === tab) ?? null
}

/** The filter flags of the known types among those given; 0 when none is given, null when none is known. */
function parseTypeFlags({ type }: FilterQuery): number | null {
  if (!type) return 0
  const given = type.filter(isGiven)
  const known = BUSINESS_TYPES.filter((name) => given.includes(name))
  return given.length > 0 && known.length === 0 ? null : toTypeFlags(known)
}

const requiredFlags = ({ featured, near }: FilterQuery, tab: BusinessTab | undefined): number =>
  (featured ? FILTER_FLAGS.featured : 0) | (tab ? TAB_FLAGS[tab] : 0) | (near ? FILTER_FLAGS.located : 0)
