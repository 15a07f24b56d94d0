import type { listAdminBusinesses } from '@portal/domain/contract'
import { withQuery } from '#shared/urls/paths.ts'
import type { Query } from '#shared/calls/call.ts'
import { parsePage, parseText } from '#shared/urls/url-state.ts'

type BusinessesQuery = Query<typeof listAdminBusinesses>

export const BUSINESSES_PAGE = 25

export const SORTS = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'expiring', label: 'Expiring first' },
  { value: 'least-complete', label: 'Least complete first' },
  { value: 'most-viewed', label: 'Most viewed first' },
] as const

/** The query parameters that filter businesses. */
export const FILTERS = [
  'search',
  'state',
  'country',
  'province',
  'category',
  'plan',
  'verified',
  'featured',
  'incomplete',
] as const

const parseSort = (query: URLSearchParams): BusinessesQuery['sort'] => {
  const sort = SORTS.find(({ value }) => value === query.get('sort'))?.value
  return sort === '' ? undefined : sort
}

const readFilters = (query: URLSearchParams) =>
  Object.fromEntries(FILTERS.map((name) => [name, parseText(query, name)])) as Partial<
    Record<(typeof FILTERS)[number], string>
  >

/** Whether the address has any filter. */
export const isFiltered = (query: URLSearchParams): boolean =>
  FILTERS.some((name) => parseText(query, name) !== undefined)

/** Query of the list at an address. */
export const toBusinessesQuery = (query: URLSearchParams): BusinessesQuery => ({
  ...readFilters(query),
  sort: parseSort(query),
  limit: String(BUSINESSES_PAGE),
  page: parsePage(query),
})

/** The address of the same businesses as a CSV file. */
export const getCsvHref = (query: URLSearchParams): string =>
  withQuery('/api/admin/businesses.csv', readFilters(query))
