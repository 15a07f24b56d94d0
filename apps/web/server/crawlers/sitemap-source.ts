import type { ApiClient } from '../pages/api-client.ts'
import type { ListedAddress } from './sitemap-xml.ts'

/** Addresses in one part of the sitemap; the API answers as many at once. */
export const PART_SIZE = 10_000

interface StoredPart {
  addresses: readonly ListedAddress[]
  /** How many there are in all parts. */
  total: number
}

/** One part of the addresses that come from what is stored, from 1; null where the API can't say now. */
async function fetchStoredPart(api: ApiClient, part: number): Promise<StoredPart | null> {
  try {
    const answer = await api.forPage().access.fetch(`/api/sitemap?limit=${PART_SIZE}&page=${part}`, {})
    if (!answer.ok) return null
    const addresses = (await answer.json()) as ListedAddress[]
    return { addresses, total: Number(answer.headers.get('X-Total-Count') ?? addresses.length) }
  } catch {
    return null
  }
}

export interface SitemapPart {
  addresses: readonly ListedAddress[]
  /** How many parts there are. */
  parts: number
}

/** A part of the whole sitemap: the site's own pages stand in the first. Null where the API can't say now. */
export async function buildSitemapPart(
  api: ApiClient,
  own: readonly string[],
  part: number,
): Promise<SitemapPart | null> {
  const stored = await fetchStoredPart(api, part)
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
