import { calls, type NewsArticle } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aNewsItem, anArticle } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './news-entry.screen.tsx'

const ARTICLE = anArticle({ author: 'Mere Tavola' })

/** Mocks an article and lists by category and country; returns the received requests. */
function mockArticle(
  article: NewsArticle,
  lists: Partial<Record<'category' | 'country', ReturnType<typeof aNewsItem>[]>> = {},
) {
  const requests: string[] = []
  const recordRequest = ({ url }: { url: URL }) => requests.push(url.pathname + url.search)
  server.use(
    respondWith(calls.getNews, 200, article, { onRequest: recordRequest }),
    respondWith(
      calls.listNews,
      200,
      ({ url }) => lists[url.searchParams.has('category') ? 'category' : 'country'] ?? [],
      { onRequest: recordRequest },
    ),
  )
  return requests
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The page's JSON-LD by type. */
function jsonLd(): Record<string, Record<string, unknown>> {
  const script = document.querySelector('script[type="application/ld+json"]')
  const { '@graph': graph } = JSON.parse(script?.textContent ?? '') as { '@graph': Record<string, unknown>[] }
  return Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing]))
}

test.each([ARTICLE.slug, String(ARTICLE.id)])('an article is read at /news/%s', async (idOrSlug) => {
  const requests = mockArticle(ARTICLE)
  renderApp(`/news/${idOrSlug}`)
  expect(await title(ARTICLE.title)).toBeVisible()
  expect(requests[0]).toBe(`/api/news/${idOrSlug}`)
  expect(screen.getByText('The harbour master expects shorter waits.')).toBeVisible()
  expect(screen.getByText('1 Nov 2026', { exact: false })).toHaveTextContent('2 weeks ago')
  expect(screen.getByText('Mere Tavola').parentElement).toHaveTextContent('By Mere Tavola · ')
  expect(screen.getByText('Sample article')).toBeVisible()
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://portal.example/news/${ARTICLE.slug}`,
  )
})

test('an article has JSON-LD', async () => {
  mockArticle(ARTICLE)
  renderApp(`/news/${ARTICLE.slug}`)
  await title(ARTICLE.title)
  const { NewsArticle: newsArticle, BreadcrumbList: breadcrumbs } = jsonLd()
  expect(newsArticle).toMatchObject({
    headline: ARTICLE.title,
    datePublished: ARTICLE.publishedAt,
    author: { '@type': 'Person', name: 'Mere Tavola' },
    publisher: { name: 'Pacific Business Portal' },
    contentLocation: [{ '@type': 'Country', name: 'Solomon Islands' }],
  })
  expect(newsArticle).not.toHaveProperty('image')
  expect(newsArticle).not.toHaveProperty('dateModified')
  expect(breadcrumbs?.itemListElement).toHaveLength(3)
})

test('an article shows its picture, and has it as og:image', async () => {
  mockArticle(anArticle({ featuredImageUrl: '/media/wharf-1600.jpg', author: null }))
  renderApp(`/news/${ARTICLE.slug}`)
  await title(ARTICLE.title)
  const shared = 'https://portal.example/media/wharf-1600.jpg'
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', shared)
  expect(jsonLd().NewsArticle).toMatchObject({
    image: shared,
    author: { '@type': 'Organization', name: 'Pacific Business Portal' },
  })
})

test('the three newest related articles are below an article, without itself', async () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((day) =>
    aNewsItem({
      id: 10 + day,
      slug: `story-${day}`,
      title: `Story ${day}`,
      publishedAt: `2026-11-1${day}T02:00:00.000Z`,
    }),
  )
  if (!first || !second || !third || !fourth) throw new Error('four stories')
  const newest = { ...ARTICLE, publishedAt: '2026-11-19T02:00:00.000Z' }
  const requests = mockArticle(newest, {
    category: [newest, fourth, first],
    country: [third, first, second],
  })
  renderApp(`/news/${ARTICLE.slug}`)
  const related = within(await screen.findByRole('region', { name: 'Related articles' }))
  expect(await related.findByRole('link', { name: 'Story 2' })).toHaveAttribute('href', '/news/story-2')
  expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Story 4',
    'Story 3',
    'Story 2',
  ])
  expect(requests.slice(1).sort()).toEqual([
    '/api/news?category=industry-news&limit=4',
    '/api/news?country=sb&limit=4',
  ])
})

test('an article links to its subject, countries, feed and newsletter', async () => {
  mockArticle(anArticle({ countries: ['sb', 'vu'] }))
  renderApp(`/news/${ARTICLE.slug}`)
  const belongs = within(await screen.findByRole('complementary', { name: 'More about' }))
  const toHref = (name: string) => belongs.getByRole('link', { name }).getAttribute('href')
  expect(toHref('Industry News')).toBe('/news?category=industry-news')
  expect(toHref('Vanuatu')).toBe('/news?country=vu')
  expect(toHref('RSS feed')).toBe('/api/news/feed.xml')
  const teaser = within(screen.getByRole('region', { name: 'The week’s news by email' }))
  expect(teaser.getByRole('link', { name: 'Newsletter Sign-up' })).toHaveAttribute('href', '/newsletter')
})

test('an unknown article links to the news', async () => {
  server.use(respondWith(calls.getNews, 404, { message: 'Article not found' }))
  renderApp('/news/gone')
  expect(await title('Article not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
})

test('a failed article can be retried', async () => {
  server.use(unreachable(calls.getNews))
  const { user } = renderApp(`/news/${ARTICLE.slug}`)
  expect(await screen.findByRole('heading', { name: 'Failed to fetch article' })).toBeVisible()
  mockArticle(ARTICLE)
  await pressRetry(user)
  expect(await title(ARTICLE.title)).toBeVisible()
})
