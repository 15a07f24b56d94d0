// cspell:ignore cocao
import { calls, type SearchResults } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { aNewsItem, anEvent, aSummary } from '#test/factories.ts'
import { aJob, aTender } from '#test/content-factories.ts'
import { anUnderstood, gizo } from '#test/facets.ts'
import { renderApp } from '#test/render-app.tsx'
import { aGuideResult, NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './search.screen.tsx'

function finds(own: Partial<SearchResults>) {
  const queries: string[] = []
  server.use(
    respondWith(
      calls.search,
      200,
      { ...NO_RESULTS, ...own },
      { onRequest: ({ url }) => queries.push(url.search) },
    ),
  )
  return queries
}

test('shows the results in groups, businesses first', async () => {
  const queries = finds({
    businesses: { total: 50, items: [aSummary()] },
    news: { total: 1, items: [aNewsItem()] },
    events: { total: 1, items: [anEvent()] },
    tenders: { total: 4, items: [aTender({ title: 'Oil press for Auki' })] },
    guides: {
      total: 1,
      items: [aGuideResult()],
    },
  })
  renderApp('/search?q=oil&province=malaita&industry=Manufacturing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “oil”' })).toBeVisible()
  await screen.findByRole('link', { name: 'Kokonut Oil Cooperative' })
  await screen.findByRole('heading', { name: '1 guide' })
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
  expect(queries).toEqual(['?q=oil&province=malaita&industry=manufacturing&limit=12'])
  expect(await screen.findByRole('link', { name: 'Page 5' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/search?q=oil&province=malaita&industry=Manufacturing&page=2',
  )
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

/** Delays the response for the second page of a search. */
function findsInPages() {
  const second = Promise.withResolvers<undefined>()
  const page = (start: number) => ({
    ...NO_RESULTS,
    businesses: {
      total: 24,
      items: Array.from({ length: 12 }, (_, at) =>
        aSummary({ id: start + at, name: `Shop ${start + at}`, slug: `shop-${start + at}` }),
      ),
    },
    news: { total: 1, items: [aNewsItem()] },
  })
  server.use(
    http.get(`*${calls.search.path}`, async ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('page') === '2'
      if (isSecond) await second.promise
      return HttpResponse.json(page(isSecond ? 13 : 1))
    }),
  )
  return second
}

test('Load More keeps the shown results in place, beside other results', async () => {
  const second = findsInPages()
  const { user } = renderApp('/search?q=oil')
  await screen.findByRole('heading', { level: 2, name: '24 business(es) found' })
  await user.click(screen.getByRole('link', { name: 'Load More' }))
  await screen.findByText('Showing 1 to 24 of 24')
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByRole('heading', { level: 2, name: '24 business(es) found' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: '1 article' })).toBeVisible()
  second.resolve(undefined)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  expect(screen.getByRole('heading', { level: 2, name: '1 article' })).toBeVisible()
})

test('cards show their distance, in any order', async () => {
  const items = [aSummary({ latitude: -8.77, longitude: 160.7 })]
  const queries = finds({ businesses: { total: 1, items } })
  const { user } = renderApp('/search?q=oil&near=-8.768,160.697')
  expect(await screen.findByText('400 m · Auki, Malaita')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z')
  await waitFor(() => expect(queries.at(-1)).toMatch(/near=-8.768%2C160.697&sort=alphabetical/))
  expect(await screen.findByText('400 m · Auki, Malaita')).toBeVisible()
})

test('shows three articles and links to the others', async () => {
  const items = [1, 2, 3, 4, 5, 6].map((id) => aNewsItem({ id, slug: `story-${id}`, title: `Story ${id}` }))
  finds({ businesses: { total: 1, items: [aSummary()] }, news: { total: 9, items } })
  renderApp('/search?q=oil')
  expect(await screen.findByRole('heading', { name: '9 articles' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Story/ })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/news?search=oil')
})

const DAY_91 = {
  title: 'What happens on day 91?',
  path: '/pricing/faqs#day-91',
  excerpt: 'Your listing leaves the directory.',
  kind: 'Pricing FAQs',
}

test('a topic of the country guides leads to the page of each country', async () => {
  const countries = [
    { country: 'fj', path: '/countries/fiji/taxes-duties' },
    { country: 'vu', path: '/countries/vanuatu/taxes-duties' },
  ] as const
  const topic = { title: 'Taxes and duties', path: '/countries', kind: 'Country guides', excerpt: '' }
  finds({ answers: [{ ...topic, countries: [...countries] }] })
  renderApp('/search?q=import+duty')
  const answers = within(await screen.findByRole('region', { name: 'Answers' }))
  expect(answers.getByRole('link', { name: 'Taxes and duties' })).toHaveAttribute('href', '/countries')
  const vanuatu = answers.getByRole('link', { name: 'Taxes and duties: Vanuatu' })
  expect(vanuatu).toHaveAttribute('href', '/countries/vanuatu/taxes-duties')
})

test('answers come before the businesses, with the sentences that answer', async () => {
  finds({
    answers: [DAY_91],
    businesses: { total: 1, items: [aSummary()] },
    guides: { total: 1, items: [aGuideResult()] },
    understood: anUnderstood({ matchLevel: 3, namesTrade: false, words: ['day', '91'] }),
  })
  renderApp('/search?q=what+happens+on+day+91')
  const answers = within(await screen.findByRole('region', { name: 'Answers' }))
  expect(answers.getByRole('link', { name: DAY_91.title })).toHaveAttribute('href', DAY_91.path)
  expect(answers.getByText(DAY_91.excerpt)).toBeVisible()
  await screen.findByRole('heading', { name: '1 guide' })
  await screen.findByRole('heading', { name: /^No business matches/ })
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Answers',
    'No business matches all of it. These match in part',
    '1 guide',
  ])
})

test('without an answer guides come before businesses that match only in part', async () => {
  finds({
    businesses: { total: 1, items: [aSummary()] },
    guides: { total: 1, items: [aGuideResult()] },
    understood: anUnderstood({ matchLevel: 3, namesTrade: false, words: ['import', 'duty'] }),
  })
  renderApp('/search?q=import+duty')
  await screen.findByRole('heading', { name: '1 guide' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 2)).toEqual(['1 guide', 'No full match. These are partial matches'])
})

test('an answer alone needs no empty list of businesses', async () => {
  finds({ answers: [DAY_91], understood: anUnderstood({ matchLevel: 5 }) })
  renderApp('/search?q=what+happens+on+day+91')
  await screen.findByRole('region', { name: 'Answers' })
  expect(screen.getByRole('heading', { level: 2, name: 'No business matches all of it' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /^No businesses found/ })).toBeNull()
})

const ASKED = { category: null, country: null, search: null, isExact: true } as const

test.each([
  ['government tenders', { section: 'tenders', category: 'government' }, '/tenders/government'],
  ['tenders in fiji', { section: 'tenders', country: 'fj' }, '/tenders?country=fj'],
  ['jobs in Suva', { section: 'jobs', search: 'Suva' }, '/jobs?search=Suva'],
  ['full-time jobs', { section: 'jobs', category: 'full-time' }, '/jobs?type=full-time'],
  ['events in Honiara', { section: 'events', search: 'Honiara' }, '/events?search=Honiara'],
  ['news about cocoa', { section: 'news', search: 'cocoa' }, '/news?search=cocoa'],
] as const)(
  '“%s” leads to that list before the businesses, and offers no listing',
  async (q, asked, href) => {
    finds({
      tenders: { total: 6, items: [aTender()] },
      jobs: { total: 6, items: [aJob()] },
      events: { total: 6, items: [anEvent()] },
      news: { total: 6, items: [aNewsItem()] },
      asked: { ...ASKED, ...asked },
      understood: anUnderstood({ namesTrade: true, matchLevel: 4, words: [q] }),
    })
    renderApp(`/search?q=${q}`)
    expect(await screen.findByRole('link', { name: /^All 6 / })).toHaveAttribute('href', href)
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings[0]).toMatch(/^6 (?:tenders|jobs|events|articles)$/)
    expect(headings[1]).toBe('No business by that name')
    expect(headings.filter((text) => text === headings[0])).toHaveLength(1)
    expect(screen.queryByText(/what you do/)).toBeNull()
  },
)

test('an empty section is replaced by all of it, and says so', async () => {
  finds({
    jobs: { total: 1, items: [aJob()] },
    asked: { ...ASKED, section: 'jobs', search: 'Gizo', isExact: false },
    understood: anUnderstood({ matchLevel: 4 }),
  })
  renderApp('/search?q=jobs+in+gizo')
  expect(await screen.findByText('No jobs for this right now. These are all jobs.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', '/jobs')
})

test('a long text is cut in the heading, and whole in the field', async () => {
  finds({ businesses: { total: 1, items: [aSummary()] } })
  const text = 'somebody who repairs outboard motors and fibreglass boats close to the wharf'
  renderApp(`/search?q=${text}`)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(
    'Results for “somebody who repairs outboard motors and fibreglass boats cl…”',
  )
  expect(screen.getByRole('combobox', { name: 'What are you looking for?' })).toHaveValue(text)
})

test('results in parts are rows, and cards only where they are chosen', async () => {
  const understood = anUnderstood({ places: [gizo], here: 1, elsewhere: 1 })
  finds({ businesses: { total: 2, items: [aSummary(), aSummary({ id: 2, slug: 'two' })] }, understood })
  const { router } = renderApp('/search?q=guesthouse+gizo')
  expect(await screen.findByText('In Gizo (1)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  await act(() => router.navigate('/search?q=guesthouse+gizo&view=grid'))
  expect(screen.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true')
})

test('suggests a correction for a misspelt word', async () => {
  finds({ didYouMean: 'cocoa' })
  const { user, router } = renderApp('/search?q=cocao&province=malaita')
  await user.click(await screen.findByRole('link', { name: 'cocoa' }))
  expect(router.state.location.search).toBe('?q=cocoa&province=malaita')
})

test('only filters that leave a search text can be removed', async () => {
  const businesses = { total: 1, items: [aSummary()] }
  const removed = () => screen.queryAllByRole('link', { name: /^Remove filter/ })
  finds({ businesses, understood: anUnderstood({ places: [gizo] }) })
  const { router } = renderApp('/search?q=guesthouse+gizo')
  const chip = await screen.findByRole('link', { name: 'Remove filter Gizo' })
  expect(chip).toHaveAttribute('href', '/search?q=guesthouse')
  expect(removed()).toEqual([chip])
  finds({
    businesses: { ...businesses, total: 2 },
    understood: anUnderstood({ places: [{ ...gizo, without: '' }] }),
  })
  await act(() => router.navigate('/search?q=gizo'))
  expect(await screen.findByRole('heading', { name: '2 business(es) found' })).toBeVisible()
  expect(removed()).toEqual([])
})

test('a search for “open now” alone lists all open businesses', async () => {
  finds({ understood: anUnderstood({ matchLevel: 5 }) })
  renderApp('/search?q=open+now&province=malaita')
  expect(await screen.findByRole('link', { name: 'Only open now' })).toHaveAttribute(
    'href',
    '/directory?province=malaita&open=true',
  )
})

test('a blank text sends no call and links to the province’s businesses', async () => {
  const queries = vi.fn<() => void>()
  server.use(respondWith(calls.search, 200, NO_RESULTS, { onRequest: queries }))
  renderApp('/search?q=++&province=malaita&industry=')
  expect(await screen.findByRole('link', { name: 'Browse Malaita Province' })).toHaveAttribute(
    'href',
    '/directory?province=malaita',
  )
  expect(queries).not.toHaveBeenCalled()
})

test('shows an empty state with links when nothing is found', async () => {
  finds({})
  renderApp('/search?q=igloo&industry=Fisheries+%26+Aquaculture')
  expect(await screen.findByRole('heading', { name: 'No businesses found for “igloo”' })).toBeVisible()
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

test('a province of another country leaves the address', async () => {
  const queries = finds({ businesses: { total: 1, items: [aSummary()] } })
  const { router } = renderApp('/search?q=oil&country=fj&province=western')
  await waitFor(() => expect(router.state.location.search).toBe('?q=oil&country=fj'))
  await waitFor(() => expect(queries).toEqual(['?q=oil&country=fj&limit=12']))
})

test('shows an error when the search fails', async () => {
  server.use(unreachable(calls.search))
  renderApp('/search?q=oil')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search')
})
