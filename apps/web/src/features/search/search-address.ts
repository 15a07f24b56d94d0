import { industryFromText } from '@portal/domain/business'
import { resolvePlace, type ProvinceCode } from '@portal/domain/place'
import type { SearchQuery } from './search.api.ts'
import { paths } from '#shared/urls/paths.ts'
import { parseText } from '#shared/urls/url-state.ts'

/** Businesses per page of results. */
export const RESULTS_PAGE = 12

/** A search as its address describes it. */
export interface SearchAddress {
  text: string
  /** Empty for all provinces, or for an unknown one. */
  province: ProvinceCode | ''
  /** An industry's name, or the address's own text for an unknown one. */
  industry: string
  page: number
}

const readText = (query: URLSearchParams, name: string): string => parseText(query, name) ?? ''

export function parseSearchAddress(query: URLSearchParams): SearchAddress {
  const industry = readText(query, 'industry')
  const page = query.get('page') ?? ''
  return {
    text: readText(query, 'q'),
    province: resolvePlace(readText(query, 'province'))?.province ?? '',
    industry: industryFromText(industry)?.name ?? industry,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

/** The API query of a search. */
export const toSearchQuery = ({ text, province, industry, page }: SearchAddress): SearchQuery => ({
  q: text,
  province: province || undefined,
  industry: industry || undefined,
  limit: String(RESULTS_PAGE),
  page: page > 1 ? String(page) : undefined,
})

/** The address of a search with some changes, at its first page unless told otherwise. */
export function searchHref(address: SearchAddress, changes: Partial<SearchAddress>): string {
  const { text, province, industry, page } = { ...address, page: 1, ...changes }
  return paths.search({ q: text, province, industry, ...(page > 1 && { page }) })
}
