import { categoryFromSlug, industryFromText } from '@portal/domain/business'
import { BUSINESS_TYPES } from '@portal/domain/contract'
import { NO_FILTER, type Filter } from '#features/businesses/filter.ts'
import { FILTER_FLAGS, toTypeFlags } from '#features/businesses/filter-flags.ts'
import { PROVINCE_CODES, COUNTRY_CODES } from '@portal/domain/place'

type Writable = { -readonly [Key in keyof Filter]: Filter[Key] }

/** Parses a list's query string as fast as possible: codes and slugs only, without validation. */
export interface ParsedQuery {
  readonly filter: Filter
  readonly search: string
  readonly sort: string | null
  readonly limit: number
  readonly offset: number
}

export function parseBareQuery(query: string): ParsedQuery {
  const params = new URLSearchParams(query)
  const limit = Number(params.get('limit') ?? 24)
  return {
    filter: filterOf(params),
    search: params.get('search') ?? '',
    sort: params.get('sort'),
    limit,
    offset: (Number(params.get('page') ?? 1) - 1) * limit,
  }
}

function filterOf(params: URLSearchParams): Filter {
  const filter: Writable = { ...NO_FILTER }
  const province = PROVINCE_CODES.find((code) => code === params.get('province'))
  const country = COUNTRY_CODES.find((code) => code === params.get('country'))
  if (province) filter.province = province
  else if (country) filter.country = country
  const category = categoryFromSlug(params.get('category') ?? '')
  const industry = industryFromText(params.get('industry') ?? '')
  if (category) filter.category = category.name
  else if (industry) filter.industry = industry.slug
  if (params.get('featured') === 'true') filter.filterFlags = FILTER_FLAGS.featured
  if (params.get('tab') === 'verified') filter.filterFlags = FILTER_FLAGS.verified
  const types = params.getAll('type')
  if (types.length > 0) filter.typeFlags = toTypeFlags(BUSINESS_TYPES.filter((type) => types.includes(type)))
  return filter
}
