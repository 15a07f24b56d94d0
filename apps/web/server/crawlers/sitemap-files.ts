import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import type { ApiClient } from '../pages/api-client.ts'
import { compress } from '../pages/compression.ts'
import { buildSitemapPart } from './sitemap-source.ts'
import { renderUrlSet } from './sitemap-xml.ts'

/** One file of the sitemap, ready to be sent. */
export interface SitemapFile {
  /** Null where there is no address for it: a sitemap names at least one. */
  brotli: Buffer | null
  /** How many files there are. */
  parts: number
}

export interface SitemapFilesOptions {
  api: ApiClient
  /** Scheme and host of the site. */
  origin: string
  /** The site's own pages that may be listed. */
  own: readonly string[]
  now: () => number
}

/** A million addresses, at some 150 kB for each ten thousand. */
const MAX_FILES = 100

/** Reads files of the sitemap by their number, from 1: each is made at most once a minute, for all who ask meanwhile. */
export function createSitemapFiles({ api, origin, own, now }: SitemapFilesOptions) {
  const files = new LRUCache<number, SitemapFile>({
    max: MAX_FILES,
    ttl: MINUTE,
    ttlResolution: 0,
    perf: { now },
    // Whoever asked for it still gets what is crowded out while it is made.
    ignoreFetchAbort: true,
    fetchMethod: async (part) => {
      const made = await buildSitemapPart(api, own, part)
      if (!made) return undefined
      const { parts, addresses } = made
      if (addresses.length === 0) return { parts, brotli: null }
      return { parts, brotli: await compress(Buffer.from(await renderUrlSet(origin, addresses))) }
    },
  })
  /** Undefined where the API can't say now. */
  return (part: number): Promise<SitemapFile | undefined> => files.fetch(part)
}
