import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type QueryChanges = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/**
 * A query string with some values changed; null, undefined and blank ones are taken out. Any change but that of
 * `page` itself goes back to the first page.
 */
export function changeQuery(search: string, changes: QueryChanges): string {
  const query = new URLSearchParams(search)
  if (!('page' in changes)) query.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name)
    for (const one of Array.isArray(value) ? (value as readonly string[]) : [value]) {
      if (one !== null && one !== undefined && one !== '') query.append(name, String(one))
    }
  }
  return query.size === 0 ? '' : `?${query}`
}

/** The longest text that a list is asked for; the API refuses a longer one. */
export const TEXT_MAX = 200

/** A filter's text as the address has it, on one line and without what can't be seen; undefined when there is none. */
export const parseText = (query: URLSearchParams, name: string): string | undefined =>
  query
    .get(name)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX) || undefined

/** The page that the address asks for; undefined for the first one and for what is no page. */
export function parsePage(query: URLSearchParams): string | undefined {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined
}

export interface UrlState {
  /** What stands in the address. */
  query: URLSearchParams
  /** The address of this list with some values changed, for a link. */
  hrefWith: (changes: QueryChanges) => string
  /** Goes there without moving the page, for a control that acts at once. */
  change: (changes: QueryChanges) => void
}

/** The state of a list's controls, which lives in the address: it survives a reload, can be shared, needs no script. */
export function useUrlState(): UrlState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const hrefWith = (changes: QueryChanges) => pathname + changeQuery(search, changes)
    return {
      query: new URLSearchParams(search),
      hrefWith,
      change: (changes) => void navigate(hrefWith(changes), { preventScrollReset: true }),
    }
  }, [pathname, search, navigate])
}
