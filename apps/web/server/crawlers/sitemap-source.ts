import type { ApiClient } from '../pages/api-client.ts'
import type { ListedAddress } from './sitemap-xml.ts'

/** Addresses per sitemap file; the API returns as many per page. */
export const PART_SIZE = 10_000

interface StoredPart {
  addresses: readonly ListedAddress[]
  /** Total number of addresses. */
  total: number
}

/** Fetches one page of stored addresses, from 1; null while the API is down. */
async function fetchPart(api: ApiClient, part: number): Promise<StoredPart | null> {
  try {
    const response = await api.forPage().access.fetch(`/api/sitemap?limit=${PART_SIZE}&page=${part}`, {})
    if (!response.ok) return null
    const addresses = (await response.json()) as ListedAddress[]
    return { addresses, total: Number(response.headers.get('X-Total-Count') ?? addresses.length) }
  } catch {
    return null
  }
}

export interface SitemapPart {
  addresses: readonly ListedAddress[]
  /** Number of files. */
  parts: number
}

/** One file of the sitemap, with the static pages in the first. Null while the API is down. */
export async function buildSitemapPart(
  api: ApiClient,
  own: readonly string[],
  part: number,
): Promise<SitemapPart | null> {
  const stored = await fetchPart(api, part)
  if (!stored) return null
  const isOwn = new Set(own)
  const others = stored.addresses.filter(({ path }) => !isOwn.has(path))
  const changed = new Map(stored.addresses.map(({ path, changedAt }) => [path, changedAt]))
  const first = own.map((path) => ({ path, changedAt: changed.get(path) ?? null }))
  return {
    addresses: part === 1 ? [...first, ...others] : others,
    parts: Math.max(1, Math.ceil(stored.total / PART_SIZE)),
  }
}
