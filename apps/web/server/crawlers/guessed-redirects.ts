import type { FastifyInstance } from 'fastify'

/** Where feed readers and people look for a feed. */
const FEED_NAMES = ['feed', 'feed.xml', 'rss', 'rss.xml', 'atom.xml', 'index.xml', 'index.rss']

/** The pages with a feed, and its address. */
const FEEDS = {
  '': '/api/news/feed.xml',
  '/news': '/api/news/feed.xml',
  '/events': '/api/events/feed.xml',
  '/tenders': '/api/tenders/feed.xml',
  '/jobs': '/api/jobs/feed.xml',
  '/directory': '/api/businesses/feed.xml',
} as const

/** What people type in place of a page, a feed or a calendar. */
const OTHERS = [
  ['/about', '/about/mission'],
  ['/events/calendar.ics', '/api/events/calendar.ics'],
] as const

/** Redirects guessed addresses of a page, a feed or a calendar to the real one, with their query. */
export function addGuessedRedirects(app: FastifyInstance): void {
  const redirects = Object.entries(FEEDS).flatMap(([page, feed]) =>
    FEED_NAMES.map((name) => [`${page}/${name}`, feed] as const),
  )
  for (const [path, to] of [...redirects, ...OTHERS]) {
    app.get(path, ({ url }, reply) => reply.redirect(to + url.slice(path.length), 301))
  }
}
