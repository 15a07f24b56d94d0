// cspell:ignore cocao
import { calls, type SearchResults } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aNewsItem, anEvent, aSummary } from '#test/factories.ts'
import { aTender } from '#test/content-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './search.screen.tsx'

const none = { total: 0, items: [] }
const NOTHING = { businesses: none, news: none, events: none, tenders: none, guides: none }

function finds(own: Partial<SearchResults>) {
  const asked: string[] = []
  server.use(
    answering(calls.search, 200, { ...NOTHING, ...own }, { onRequest: ({ url }) => asked.push(url.search) }),
  )
  return asked
}

test('shows the results in groups, businesses first', async () => {
  const asked = finds({
    businesses: { total: 50, items: [aSummary()] },
    news: { total: 1, items: [aNewsItem()] },
    events: { total: 1, items: [anEvent()] },
    tenders: { total: 4, items: [aTender({ title: 'Oil press for Auki' })] },
    guides: {
      total: 1,
      items: [
        {
          title: 'Exporting oil',
          path: '/resources/export-oil',
          excerpt: 'What papers it takes.',
          kind: 'Guide',
        },
      ],
    },
  })
  renderApp('/search?q=oil&province=malaita&industry=Manufacturing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “oil”' })).toBeVisible()
  await screen.findByRole('link', { name: 'Kokonut Oil Cooperative' })
  const groups = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(groups.map((group) => group.textContent)).toEqual([
    '50 business(es) found',
    '1 article',
    '1 event',
    '4 tenders',
    '1 guide',
  ])
  expect(screen.getByRole('link', { name: 'Exporting oil' })).toHaveAttribute('href', '/resources/export-oil')
  expect(screen.getByRole('link', { name: 'All tenders' })).toHaveAttribute('href', '/tenders?search=oil')
  expect(asked).toEqual(['?q=oil&province=malaita&industry=Manufacturing&limit=12'])
  expect(screen.getByRole('link', { name: 'Page 5' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/search?q=oil&province=malaita&industry=Manufacturing&page=2',
  )
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('shows three articles and links to the others', async () => {
  const items = [1, 2, 3, 4, 5, 6].map((id) => aNewsItem({ id, slug: `story-${id}`, title: `Story ${id}` }))
  finds({ businesses: { total: 1, items: [aSummary()] }, news: { total: 9, items } })
  renderApp('/search?q=oil')
  expect(await screen.findByRole('heading', { name: '9 articles' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Story/ })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/news?search=oil')
})

test('suggests a correction for a misspelt word', async () => {
  finds({ didYouMean: 'cocoa' })
  const { user, router } = renderApp('/search?q=cocao&province=malaita')
  await user.click(await screen.findByRole('link', { name: 'cocoa' }))
  expect(router.state.location.search).toBe('?q=cocoa&province=malaita')
})

test('a blank text sends no call and links to the province’s businesses', async () => {
  const asked = vi.fn<() => void>()
  server.use(answering(calls.search, 200, NOTHING, { onRequest: asked }))
  renderApp('/search?q=++&province=malaita&industry=')
  expect(await screen.findByRole('link', { name: 'Browse Malaita Province' })).toHaveAttribute(
    'href',
    '/directory?province=malaita',
  )
  expect(asked).not.toHaveBeenCalled()
})

test('shows an empty state with links when nothing is found', async () => {
  finds({})
  renderApp('/search?q=igloo&industry=Fisheries+%26+Aquaculture')
  expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Fisheries & Aquaculture' })).toHaveAttribute(
    'href',
    '/directory/industries/fisheries',
  )
  expect(screen.getByRole('link', { name: 'View All Businesses' })).toHaveAttribute('href', '/directory')
})

test('choosing another province searches at once', async () => {
  finds({ businesses: { total: 1, items: [aSummary()] } })
  const { user, router } = renderApp('/search?q=oil')
  await screen.findByRole('link', { name: 'Kokonut Oil Cooperative' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Western Province')
  await waitFor(() => expect(router.state.location.search).toBe('?q=oil&province=western'))
})

test('shows an error when the search fails', async () => {
  server.use(unreachable(calls.search))
  renderApp('/search?q=oil')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search')
})
