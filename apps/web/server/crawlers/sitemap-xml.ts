import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SitemapIndexStream, SitemapStream } from 'sitemap'

/** A path of the site with the time of its last change, if known. */
export interface ListedAddress {
  path: string
  changedAt?: string | null
}

/** Addresses rendered before yielding to the event loop: some milliseconds. */
const BATCH_SIZE = 500

/** No XML extensions are used. */
const NAMESPACES = { news: false, xhtml: false, image: false, video: false }

async function* streamItems(addresses: readonly ListedAddress[]) {
  for (const [position, { path, changedAt }] of addresses.entries()) {
    if (position % BATCH_SIZE === BATCH_SIZE - 1) await nextTurn()
    yield changedAt ? { url: path, lastmod: changedAt } : { url: path }
  }
}

/** A sitemap file of 1 to 50,000 addresses, as sitemaps.org defines it. */
export const renderUrlSet = (origin: string, addresses: readonly ListedAddress[]): Promise<string> =>
  pipeline(streamItems(addresses), new SitemapStream({ hostname: origin, xmlns: NAMESPACES }), text)

/** The sitemap index for several files. */
export const renderSitemapIndex = (origin: string, paths: readonly string[]): Promise<string> =>
  pipeline(
    paths.map((path) => new URL(path, origin).href),
    new SitemapIndexStream(),
    text,
  )

/** API files that crawlers may fetch; the longest matching rule of robots.txt wins. */
const OPEN_FILES = [
  '/api/*/feed.xml',
  '/api/events/calendar.ics',
  '/api/events/*/event.ics',
  '/api/tenders/*/closing.ics',
  '/api/jobs/*/closing.ics',
  '/api/resources/*/download',
  '/api/guides/*/download',
  '/api/docs',
]

/** Excludes API calls, pages of a signed-in user, orders, and pages opened from emails. */
export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/admin',
      '/dashboard',
      '/account',
      '/auth/confirm',
      '/auth/claim',
      '/auth/reset-password',
      '/auth/change-email',
      '/auth/keep-email',
      '/alerts',
      '/newsletter/confirm',
      '/newsletter/leave',
      '/reminders/stop',
      '/upgrade',
      '/orders/',
      '/events/registration',
    ].map((path) => `Disallow: ${path}`),
    ...OPEN_FILES.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
