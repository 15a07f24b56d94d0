import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import type { ApiClient } from '../pages/api-client.ts'
import { compress } from '../pages/compression.ts'
import { buildSitemapPart } from './sitemap-source.ts'
import { renderUrlSet } from './sitemap-xml.ts'

/** One file of the sitemap, ready to be sent. */
export interface SitemapFile {
  /** Null without addresses: a sitemap has at least one. */
  brotli: Buffer | null
  /** Number of files. */
  parts: number
}

export interface SitemapFilesOptions {
  api: ApiClient
  /** Origin of the site. */
  origin: string
  /** Indexable static pages. */
  own: readonly string[]
  now: () => number
}

/** Enough for a million addresses, at about 150 kB per ten thousand. */
const MAX_FILES = 100

/** Serves sitemap files by number, from 1: each is rendered at most once a minute, shared by concurrent requests. */
export function createSitemapFiles({ api, origin, own, now }: SitemapFilesOptions) {
  const files = new LRUCache<number, SitemapFile>({
    max: MAX_FILES,
    ttl: MINUTE,
    ttlResolution: 0,
    perf: { now },
    // A file evicted while it is rendered is still returned to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (part) => {
      const sitemap = await buildSitemapPart(api, own, part)
      if (!sitemap) return undefined
      const { parts, addresses } = sitemap
      if (addresses.length === 0) return { parts, brotli: null }
      return { parts, brotli: await compress(Buffer.from(await renderUrlSet(origin, addresses))) }
    },
  })
  /** Undefined while the API is down. */
  return (part: number): Promise<SitemapFile | undefined> => files.fetch(part)
}
