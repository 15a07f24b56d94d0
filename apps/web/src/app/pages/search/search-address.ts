import { industryFromText } from '@portal/domain/business'
import { resolvePlace, type ProvinceCode } from '@portal/domain/place'
import type { SearchQuery } from '#features/search/search.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { textGiven } from '#shared/urls/url-state.ts'

/** Businesses on a page of results: articles and events stand under them. */
export const RESULTS_PAGE = 12

/** What a search's address says. */
export interface SearchAddress {
  text: string
  /** Empty for all, and for a text that names no province. */
  province: ProvinceCode | ''
  /** An industry's name, or what the address says when it names none. */
  industry: string
  page: number
}

const given = (query: URLSearchParams, name: string): string => textGiven(query, name) ?? ''

export function searchAddress(query: URLSearchParams): SearchAddress {
  const industry = given(query, 'industry')
  const page = query.get('page') ?? ''
  return {
    text: given(query, 'q'),
    province: resolvePlace(given(query, 'province'))?.province ?? '',
    industry: industryFromText(industry)?.name ?? industry,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

/** The call behind an address. */
export const requestOf = ({ text, province, industry, page }: SearchAddress): SearchQuery => ({
  q: text,
  province: province || undefined,
  industry: industry || undefined,
  limit: String(RESULTS_PAGE),
  page: page > 1 ? String(page) : undefined,
})

/** The address of a search with something changed, from its first page. */
export function searchHref(address: SearchAddress, changes: Partial<SearchAddress>): string {
  const { text, province, industry, page } = { ...address, page: 1, ...changes }
  return paths.search({ q: text, province, industry, ...(page > 1 && { page }) })
}
