import { resolvePlace } from '@portal/domain/place'
import type { ListingQuery } from './listing-query.ts'

/** Redirects an address whose province belongs to another country than the list's to the one without it. */
export function redirectOtherProvince(
  url: URL,
  { province }: ListingQuery,
): { redirectTo: string } | undefined {
  const named = resolvePlace(url.searchParams.get('province') ?? '')?.province
  if (!named || named === province) return undefined
  const query = new URLSearchParams(url.search)
  query.delete('province')
  query.delete('town')
  return { redirectTo: query.size > 0 ? `${url.pathname}?${query}` : url.pathname }
}
