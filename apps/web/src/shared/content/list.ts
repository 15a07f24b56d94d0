import type { SelectOption } from '@portal/ui'
import type { ComponentType } from 'react'
import { withQuery } from '../urls/paths.ts'
import { parsePage, parseText } from '../urls/url-state.ts'

/** What narrows a list: its name in the address, what it is called, and what there is to choose. */
export interface ContentFilter {
  name: string
  label: string
  /** The first one, with the value '', narrows by nothing. */
  options: readonly SelectOption[]
  /** What the address says, in any of its spellings, as one of the options; null where it is none. */
  known?: (text: string) => string | null
  /** Shows another page of the list, such as a tab does, and not the same one narrowed: it has its own address. */
  isPage?: boolean
  /** Chosen elsewhere on the page: the form carries it on without showing it. */
  isCarried?: boolean
}

/** A list as the data layer gives it. */
export interface ListAnswer<Item> {
  currentData?: { items: readonly Item[]; total: number } | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A way on: what the link says, and where it leads. */
export interface CallToAction {
  label: string
  href: string
}

/** A kind of content in lists, as data. */
export interface ContentList<Item extends { id: number }> {
  /** What is listed, as the search names it: `Tenders`. */
  label: string
  /** Stands in the empty search field. */
  placeholder: string
  filters: readonly ContentFilter[]
  pageSize: number
  Card: ComponentType<{ item: Item }>
  /** One below the other, or as many beside one another as fit. */
  layout: 'rows' | 'grid'
  /** Says how many match: `12 tenders found`. */
  count: (total: number) => string
  loading: string
  failed: string
  empty: { title: string; text: string; actions: readonly CallToAction[] }
}

/** Filters that the path decides, by name; they win over the query string. */
export type FixedFilters = Readonly<Record<string, string>>

/** The parameters that a list reads from the address. */
export const listParameters = ({ filters }: Pick<ContentList<never>, 'filters'>): readonly string[] => [
  ...filters.map(({ name }) => name),
  'search',
  'page',
]

type Narrowing = Pick<ContentList<never>, 'filters' | 'pageSize'>

/** A list's filters and page, as calls take them. */
export type ListQuery = Record<string, string | undefined>

/** What the list's call is asked at an address: the server's `load` and the screen ask for the same. */
export const listQuery = (
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

/** The address that the list is known by: its tab and page, not what it is narrowed by. */
export function toCanonicalHref({ filters }: Narrowing, path: string, query: URLSearchParams): string {
  const tabs = filters.filter(({ isPage }) => isPage)
  const chosen = tabs.map(({ name, known }) => {
    const text = parseText(query, name)
    return [name, text && known ? (known(text) ?? undefined) : text] as const
  })
  return withQuery(path, { ...Object.fromEntries(chosen), page: parsePage(query) })
}

/** Whether the address asks for something in particular, and not for what is worth a look first. */
export const isNarrowed = ({ filters }: Narrowing, query: URLSearchParams): boolean =>
  ['search', 'page', ...filters.map(({ name }) => name)].some((name) => query.get(name))

/** The address with other spellings of what it is narrowed by as the choices have them. */
export function normalizeQuery({ filters }: Narrowing, query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(query)
  for (const filter of filters) {
    const value = filter.known?.(query.get(filter.name) ?? '')
    if (value) known.set(filter.name, value)
  }
  return known
}
