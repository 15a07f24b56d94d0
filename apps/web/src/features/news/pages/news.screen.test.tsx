// cspell:ignore whar
import { calls, type NewsItem } from '@portal/domain/contract'
import { NEWS_SECTIONS, NEWS_TABS } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { aNewsItem } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './news.screen.tsx'
import './news-entry.screen.tsx'

const FEATURED = [7, 8].map((id) => aNewsItem({ id, slug: `story-${id}`, title: `Story ${id}` }))

/** Mocks the featured stories and the list; returns the list's received queries. */
function mockNews(items: readonly NewsItem[], total = items.length) {
  const requests: string[] = []
  server.use(
    respondWith(
      calls.listNews,
      200,
      ({ url }) => (url.searchParams.has('featured') ? FEATURED : [...items]),
      {
        headers: { 'X-Total-Count': String(total) },
        onRequest: ({ url }) => url.searchParams.has('featured') || requests.push(url.search),
      },
    ),
  )
  return requests
}

const ITEM = aNewsItem()
const shown = () => screen.findByRole('heading', { name: ITEM.title })

test('the page starts with two stories, linked by id, and the latest articles, linked by slug', async () => {
  mockNews([ITEM])
  renderApp('/news')
  expect(await screen.findByRole('link', { name: 'Story 7' })).toHaveAttribute('href', '/news/7')
  expect(await screen.findByRole('link', { name: ITEM.title })).toHaveAttribute('href', `/news/${ITEM.slug}`)
  const tabs = within(screen.getByRole('navigation', { name: 'News by subject' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(NEWS_TABS.map(({ name }) => name))
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Latest')
})

test.each(NEWS_TABS.filter(({ slug }) => slug !== 'latest'))(
  'the tab $name has its own address and articles',
  async ({ name, slug }) => {
    const requests = mockNews([ITEM])
    const { router, user } = renderApp('/news')
    await shown()
    await user.click(screen.getByRole('link', { name }))
    expect(router.state.location.search).toBe(`?tab=${slug}`)
    await waitFor(() => expect(requests).toEqual(['?limit=12', `?tab=${slug}&limit=12`]))
    expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Featured stories' })).toBeNull()
  },
)

test.each([
  ['/news', 'Business News', '/news'],
  ['/news?tab=latest&country=fj', 'Business News', '/news'],
  ['/news?tab=policy', 'Policy: Business News', '/news?tab=policy'],
  ['/news?tab=policy&page=2&country=fj', 'Policy: Business News - page 2', '/news?tab=policy&page=2'],
])('%s has the title “%s” and the canonical address %s', async (path, title, canonical) => {
  mockNews([ITEM], 30)
  renderApp(path)
  await shown()
  expect(document.title).toBe(`${title} | Pacific Business Portal`)
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://portal.example${canonical}`,
  )
})

test('an empty tab says what is missing', async () => {
  mockNews([])
  renderApp('/news?tab=funding')
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible()
  expect(screen.getByText('Check back soon for the latest Funding')).toBeVisible()
})

test('filters apply at once, the search on submit, and both keep the tab', async () => {
  const requests = mockNews([ITEM])
  const { router, user } = renderApp('/news?tab=policy')
  await shown()
  const form = within(screen.getByRole('search', { name: 'News' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'fj')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=policy&country=fj'))
  await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'trade-and-export')
  await waitFor(() =>
    expect(requests.at(-1)).toBe('?tab=policy&country=fj&category=trade-and-export&limit=12'),
  )
  await shown()
  await user.type(form.getByRole('searchbox', { name: 'Search news' }), 'wharf{Enter}')
  await waitFor(() =>
    expect(requests.at(-1)).toBe('?tab=policy&country=fj&category=trade-and-export&search=wharf&limit=12'),
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Success' })).toHaveAttribute(
      'href',
      '/news?search=wharf&country=fj&category=trade-and-export&tab=success',
    ),
  )
})

test('after Back the controls match the address', async () => {
  mockNews([ITEM])
  const { router, user } = renderApp('/news')
  await shown()
  const country = () => screen.getByRole('combobox', { name: 'Country' })
  await user.selectOptions(country(), 'vu')
  await screen.findByRole('link', { name: 'Email me new Vanuatu articles' })
  await router.navigate(-1)
  await waitFor(() => expect(country()).toHaveValue(''))
})

test('an unsent search text stays when the address changes otherwise', async () => {
  mockNews([ITEM])
  const { router, user } = renderApp('/news')
  await shown()
  await user.type(screen.getByRole('searchbox', { name: 'Search news' }), 'whar')
  await router.navigate('/news?country=vu')
  await screen.findByRole('link', { name: 'Email me new Vanuatu articles' })
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('vu')
  expect(screen.getByRole('searchbox', { name: 'Search news' })).toHaveValue('whar')
})

test('other spellings in the address select their options', async () => {
  mockNews([ITEM])
  renderApp('/news?country=solomon-islands&category=Industry News')
  await shown()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('sb')
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('industry-news')
})

test('pages are links, and an invalid page number shows the first', async () => {
  const requests = mockNews([ITEM], 30)
  const { user } = renderApp('/news?country=fj&page=lots')
  await shown()
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  await user.click(pages.getByRole('link', { name: /Next/ }))
  await waitFor(() => expect(requests).toEqual(['?country=fj&limit=12', '?country=fj&limit=12&page=2']))
})

test('shows three skeleton cards while the articles load', async () => {
  server.use(http.get('*/api/news', () => delay('infinite')))
  renderApp('/news?tab=trade')
  const waiting = await screen.findByRole('status', { name: '' })
  expect(waiting).toHaveTextContent('Loading news...')
  expect(waiting.parentElement?.nextElementSibling?.children).toHaveLength(3)
})

test('a failed load says so and can be retried', async () => {
  server.use(unreachable(calls.listNews))
  const { user } = renderApp('/news?tab=trade')
  await screen.findByRole('heading', { name: 'Failed to fetch news' })
  mockNews([ITEM])
  await pressRetry(user)
  expect(await shown()).toBeVisible()
})

test.each(NEWS_SECTIONS)('/news/$slug is a filtered list', async ({ slug, title, byCountry }) => {
  const requests = mockNews([ITEM])
  renderApp(`/news/${slug}`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await shown()
  expect(requests).toEqual([`?section=${slug}&limit=12`])
  expect(screen.queryByRole('navigation', { name: 'News by country' }) !== null).toBe(byCountry)
})

test('news by country can be filtered to one of the five', async () => {
  const requests = mockNews([ITEM])
  const { router, user } = renderApp('/news/countries')
  const countries = within(await screen.findByRole('navigation', { name: 'News by country' }))
  await user.click(countries.getByRole('link', { name: 'New Caledonia' }))
  expect(router.state.location.search).toBe('?country=nc')
  await waitFor(() => expect(requests.at(-1)).toBe('?country=nc&section=countries&limit=12'))
})

test('a section without articles says so', async () => {
  server.use(http.get('*/api/news', () => HttpResponse.json([])))
  renderApp('/news/press')
  expect(await screen.findByText('Check back soon for the latest Press Releases')).toBeVisible()
})

test.each([
  ['/news', 'RSS feed', '/api/news/feed.xml'],
  ['/news?country=vanuatu&search=kava', 'RSS feed', '/api/news/feed.xml?country=vu&search=kava'],
  ['/news/countries?country=fj', 'RSS feed', '/api/news/feed.xml?country=fj&section=countries'],
])('%s offers its feed to people and to feed readers', async (path, name, feed) => {
  mockNews([ITEM])
  renderApp(path)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', feed)
  expect(document.querySelector('link[rel=alternate]')).toHaveAttribute(
    'href',
    `https://portal.example${feed}`,
  )
})

test.each([
  ['/news', 'Email me new articles', '/alerts?list=news'],
  ['/news?country=vanuatu&page=2', 'Email me new Vanuatu articles', '/alerts?list=news&country=vu'],
])('%s offers its new entries by email', async (path, name, href) => {
  mockNews([ITEM])
  renderApp(path)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('a country’s news have their own page, and the news link to the newsletter', async () => {
  mockNews([ITEM])
  renderApp('/news/countries?country=vu')
  expect(await screen.findByRole('heading', { level: 1, name: 'News by Country: Vanuatu' })).toBeVisible()
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://portal.example/news/countries?country=vu',
  )
  expect(screen.getByRole('link', { name: 'Newsletter Sign-up' })).toHaveAttribute('href', '/newsletter')
})
