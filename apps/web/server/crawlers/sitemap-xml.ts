import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SitemapIndexStream, SitemapStream } from 'sitemap'

/** An address of the site with the instant it last changed, where that is known. */
export interface ListedAddress {
  path: string
  changedAt?: string | null
}

/** Addresses that are written without letting visitors in between: some milliseconds. */
const BATCH_SIZE = 500

/** No extension is used. */
const NAMESPACES = { news: false, xhtml: false, image: false, video: false }

async function* streamItems(addresses: readonly ListedAddress[]) {
  for (const [position, { path, changedAt }] of addresses.entries()) {
    if (position % BATCH_SIZE === BATCH_SIZE - 1) await nextTurn()
    yield changedAt ? { url: path, lastmod: changedAt } : { url: path }
  }
}

/** A sitemap of up to 50,000 addresses, as sitemaps.org has it: at least one. */
export const renderUrlSet = (origin: string, addresses: readonly ListedAddress[]): Promise<string> =>
  pipeline(streamItems(addresses), new SitemapStream({ hostname: origin, xmlns: NAMESPACES }), text)

/** The sitemap of sitemaps, where there are too many addresses for one. */
export const renderSitemapIndex = (origin: string, paths: readonly string[]): Promise<string> =>
  pipeline(
    paths.map((path) => new URL(path, origin).href),
    new SitemapIndexStream(),
    text,
  )

/** What crawlers are asked to leave: calls, what is one's own, and pages that letters lead to. */
export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/admin',
      '/dashboard',
      '/auth/confirm',
      '/auth/claim',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/events/registration',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
