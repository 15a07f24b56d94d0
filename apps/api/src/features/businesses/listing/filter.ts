import { categoryFromText, industryFromText, industryOfCategory, NEW_DAYS } from '@portal/domain/business'
import { BUSINESS_TABS, BUSINESS_TYPES, type BusinessQuery, type BusinessTab } from '@portal/domain/contract'
import { resolvePlace, type CountryCode, type Place, type ProvinceCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import { FILTER_FLAGS, typeFilterFlags } from './filter-flags.ts'

/** What a list is confined to: one place and one trade at most, since the narrower one says it all. */
export interface Filter {
  readonly country?: CountryCode
  readonly province?: ProvinceCode
  readonly category?: string
  readonly industry?: string
  /** Bits that a listing must have, all of them. */
  readonly filterFlags: number
  /** Bits of which a listing must have one; 0 for no such condition. */
  readonly typeFlags: number
  /** Listed later than this instant. */
  readonly since?: number
}

type Asked = Pick<
  BusinessQuery,
  'country' | 'province' | 'category' | 'industry' | 'featured' | 'tab' | 'type' | 'near'
>

/** The filter that a query stands for; null when it names something that does not exist or contradicts itself. */
export function filterOf(query: Partial<Asked>, now: number): Filter | null {
  const place = placeFilter(query)
  const trade = tradeFilter(query)
  const tab = tabOf(query)
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

/** A blank parameter, as a form without script sends it, asks for nothing. */
const isAsked = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** Either parameter may name either; both have to lie within each other. */
function placeFilter({ country, province }: Partial<Asked>): PlaceFilter | null {
  const wide = isAsked(country) ? resolvePlace(country) : undefined
  const narrow = isAsked(province) ? resolvePlace(province) : undefined
  if (wide === null || narrow === null || (narrow && !narrow.province)) return null
  if (wide && narrow && !contains(wide, narrow)) return null
  const place = narrow ?? wide
  if (!place) return {}
  return place.province ? { province: place.province } : { country: place.country }
}

const contains = (wide: Place, narrow: Place): boolean =>
  wide.country === narrow.country && (!wide.province || wide.province === narrow.province)

function tradeFilter({ category, industry }: Partial<Asked>): TradeFilter | null {
  const wantedCategory = isAsked(category) ? categoryFromText(category) : undefined
  const wantedIndustry = isAsked(industry) ? industryFromText(industry) : undefined
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

function tabOf({ tab }: Partial<Asked>): BusinessTab | undefined | null {
  if (!isAsked(tab)) return undefined
  return BUSINESS_TABS.find((known) => known === tab) ?? null
}

/** The filter flags of the types that exist among those asked for; 0 when none is asked for, null when none exists. */
function parseTypeFlags({ type }: Partial<Asked>): number | null {
  if (!type) return 0
  const asked = type.filter(isAsked)
  const known = BUSINESS_TYPES.filter((name) => asked.includes(name))
  return asked.length > 0 && known.length === 0 ? null : typeFilterFlags(known)
}

const requiredFlags = ({ featured, near }: Partial<Asked>, tab: BusinessTab | undefined): number =>
  (featured ? FILTER_FLAGS.featured : 0) | (tab ? TAB_FLAGS[tab] : 0) | (near ? FILTER_FLAGS.located : 0)
