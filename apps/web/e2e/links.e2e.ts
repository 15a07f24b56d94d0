import { expect, inject, test } from 'vitest'

/** Pages to read at the most; the rest are more of the same lists. */
const MOST_PAGES = 700
/** Lists are followed by one choice, not by every combination of several. */
const MOST_CHOICES = 1
const AT_ONCE = 8

const portal = inject('portalUrl')

interface Found {
  /** The page that carries the link. */
  from: string
  to: string
}

const decoded = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The addresses of this site that a page links to, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => decoded(href))
  const paths = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/api/'))
  return [...new Set(paths.map((path) => path.split('#')[0] ?? path))]
}

const isWorthFollowing = (path: string): boolean => new URL(path, portal).searchParams.size <= MOST_CHOICES

async function statusOf(path: string): Promise<{ status: number; links: string[] }> {
  const answer = await fetch(new URL(path, portal))
  const html = await answer.text()
  return { status: answer.status, links: linksOf(html) }
}

async function crawl(): Promise<{ read: number; broken: (Found & { status: number })[] }> {
  const waiting: Found[] = [{ from: '', to: '/' }]
  const seen = new Set(['/'])
  const broken: (Found & { status: number })[] = []
  let read = 0
  while (waiting.length > 0 && read < MOST_PAGES) {
    const batch = waiting.splice(0, AT_ONCE)
    read += batch.length
    const pages = await Promise.all(batch.map(async (one) => ({ ...one, ...(await statusOf(one.to)) })))
    for (const { from, to, status, links } of pages) {
      if (status !== 200) broken.push({ from, to, status })
      for (const link of links.filter((path) => !seen.has(path) && isWorthFollowing(path))) {
        seen.add(link)
        waiting.push({ from: to, to: link })
      }
    }
  }
  return { read, broken }
}

test('every link of every page leads to a page', { timeout: 240_000 }, async () => {
  const { read, broken } = await crawl()
  expect(read).toBeGreaterThan(300)
  expect(broken).toEqual([])
})
