import { expect, test } from 'vitest'
import { aJob, aTender } from '#test/content-factories.ts'
import { someFacets } from '#test/facets.ts'
import { anEvent, aNewsItem, aSummary, PAGE_CONTEXT } from '#test/factories.ts'
import { render } from '#entry-server.tsx'

const LISTS: Readonly<Record<string, object>> = {
  news: aNewsItem(),
  events: anEvent(),
  tenders: aTender(),
  jobs: aJob(),
  businesses: aSummary(),
}

/** An API with one item in each list. */
function respond(path: string): Promise<Response> {
  const [, , list = ''] = path.split(/[/?]/)
  const body = path.includes('/facets') ? someFacets() : [LISTS[list]]
  return Promise.resolve(Response.json(body, { headers: { 'X-Total-Count': '1' } }))
}

test.each([
  ['/news', '/api/news/feed.xml'],
  ['/events', '/api/events/feed.xml'],
  ['/events?country=fiji', '/api/events/feed.xml?country=fj'],
  ['/tenders', '/api/tenders/feed.xml'],
  ['/tenders?industry=energy&page=2&when=all', '/api/tenders/feed.xml?industry=energy'],
  ['/jobs', '/api/jobs/feed.xml'],
  ['/directory', '/api/businesses/feed.xml'],
  ['/directory/new', '/api/businesses/feed.xml'],
  ['/fj', '/api/businesses/feed.xml?country=fj'],
  ['/directory?verified=true&open=true&near=-9.4,159.9', '/api/businesses/feed.xml?verified=true'],
])('%s names its feed to feed readers and links it', async (path, feed) => {
  const page = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: respond },
    pageContext: PAGE_CONTEXT,
  })
  const html = page.kind === 'page' ? page.head + page.body : page.kind
  const named = [
    ...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/g),
  ]
  expect(named.map(([, href]) => href)).toEqual([`https://portal.example${feed}`])
  expect(html).toContain(`href="${feed}"`)
})
