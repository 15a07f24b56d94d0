import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type QueryChanges = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/**
 * Changes values of a query string; null, undefined and blank ones are removed. Any change except of `page` itself
 * resets the page.
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

/** Maximum length of a list's search; the API rejects longer ones. */
export const TEXT_MAX = 200

/** A filter's text in the address, on one line and without control characters; undefined if blank. */
export const parseText = (query: URLSearchParams, name: string): string | undefined =>
  query
    .get(name)
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, TEXT_MAX) || undefined

/** The page number in the address; undefined for the first one and invalid ones. */
export function parsePage(query: URLSearchParams): string | undefined {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : undefined
}

export interface UrlState {
  /** The current query string. */
  query: URLSearchParams
  /** The list's address with some values changed, for a link. */
  hrefWith: (changes: QueryChanges) => string
  /** Navigates there without scrolling, for controls that apply at once. */
  change: (changes: QueryChanges) => void
}

/** The state of a list's controls is the address: it survives a reload, can be shared, and works without JavaScript. */
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
