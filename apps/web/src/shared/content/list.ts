import type { SelectOption } from '@portal/ui'
import type { ComponentType } from 'react'
import { withQuery } from '../urls/paths.ts'
import { parsePage, parseText } from '../urls/url-state.ts'

/** A filter of a list: its query parameter, label and options. */
export interface ContentFilter {
  name: string
  label: string
  /** The first one, with the value '', is for all. */
  options: readonly SelectOption[]
  /** Maps any spelling in the address to an option's value; null if it is none. */
  known?: (text: string) => string | null
  /** Another page with its own canonical address, such as a tab, instead of a filtered list. */
  isPage?: boolean
  /** Chosen elsewhere on the page: a hidden field of the form. */
  isCarried?: boolean
}

/** The query result of a list. */
export interface ListResult<Item> {
  currentData?: { items: readonly Item[]; total: number } | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A link to a next step. */
export interface CallToAction {
  label: string
  href: string
}

/** How a kind of content is listed, as data. */
export interface ContentList<Item extends { id: number }> {
  /** The search's label: `Tenders`. */
  label: string
  /** Placeholder of the search field. */
  placeholder: string
  filters: readonly ContentFilter[]
  pageSize: number
  Card: ComponentType<{ item: Item }>
  /** Rows, or as many columns as fit. */
  layout: 'rows' | 'grid'
  /** The result count: `12 tenders found`. */
  count: (total: number) => string
  loading: string
  failed: string
  empty: { title: string; text: string; actions: readonly CallToAction[] }
}

/** Filters decided by the path, by name; they take precedence over the query string. */
export type FixedFilters = Readonly<Record<string, string>>

/** Query parameters of a list. */
export const getListParameters = ({ filters }: Pick<ContentList<never>, 'filters'>): readonly string[] => [
  ...filters.map(({ name }) => name),
  'search',
  'page',
]

type Narrowing = Pick<ContentList<never>, 'filters' | 'pageSize'>

/** A list's filters and page, as a call's query. */
export type ListQuery = Record<string, string | undefined>

/** The list's query at an address, shared by the server's `load` and the screen. */
export const toListQuery = (
  { filters, pageSize }: Narrowing,
  query: URLSearchParams,
  fixed: FixedFilters = {},
): ListQuery => ({
  ...Object.fromEntries(filters.map(({ name }) => [name, parseText(query, name)])),
  ...fixed,
  search: parseText(query, 'search'),
  limit: String(pageSize),
  page: parsePage(query),
})

/** The filters of new entries at an address: without page, and without closing time, since new ones are open. */
export function toEntryFilters(list: Narrowing, query: URLSearchParams, fixed: FixedFilters): ListQuery {
  const { limit: _limit, page: _page, when: _when, ...filters } = toListQuery(list, query, fixed)
  return filters
}

/** The list's canonical address: its tab and page, without filters. */
export function toCanonicalHref({ filters }: Narrowing, path: string, query: URLSearchParams): string {
  const tabs = filters.filter(({ isPage }) => isPage)
  const chosen = tabs.map(({ name, known }) => {
    const text = parseText(query, name)
    return [name, text && known ? (known(text) ?? undefined) : text] as const
  })
  return withQuery(path, { ...Object.fromEntries(chosen), page: parsePage(query) })
}

/** Whether the address has any filter, search or page. */
export const hasFilters = ({ filters }: Narrowing, query: URLSearchParams): boolean =>
  ['search', 'page', ...filters.map(({ name }) => name)].some((name) => query.get(name))

/** The query string with its filters in their canonical spelling. */
export function normalizeQuery({ filters }: Narrowing, query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query)
  for (const filter of filters) {
    const value = filter.known?.(query.get(filter.name) ?? '')
    if (value) known.set(filter.name, value)
  }
  return known
}
