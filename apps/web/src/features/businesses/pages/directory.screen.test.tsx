import { calls, type BusinessSummary } from '@portal/domain/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anIndustryEntry, aSummary } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './directory.screen.tsx'
import './directory-industries.screen.tsx'

const some = (count: number, start = 1): BusinessSummary[] =>
  Array.from({ length: count }, (_, index) =>
    aSummary({ id: start + index, name: `Shop ${start + index}`, slug: `shop-${start + index}` }),
  )

/** Mocks lists with `total` businesses; returns the received queries. */
function answerLists(total: number) {
  const requests: string[] = []
  server.use(
    answering(calls.typeStats, 200, []),
    answering(
      calls.listBusinesses,
      200,
      ({ url }) => {
        const page = Number(url.searchParams.get('page') ?? 1)
        return some(Math.max(0, Math.min(24, total - (page - 1) * 24)), (page - 1) * 24 + 1)
      },
      {
        headers: { 'X-Total-Count': String(total) },
        onRequest: ({ url }) => requests.push(url.search),
      },
    ),
  )
  return requests
}

const cards = () => screen.findAllByRole('article')
const found = (count: string) => screen.findByRole('heading', { level: 2, name: count })

test('the directory shows the total and the first page', async () => {
  const requests = answerLists(58)
  renderApp('/directory')
  expect(await found('58 business(es) found')).toBeVisible()
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Directory')
  expect(screen.getByText('Showing 1 to 24 of 58')).toBeVisible()
  expect(requests).toEqual(['?limit=24'])
})

test('shows nine skeleton cards while the list loads', async () => {
  answerLists(1)
  const arrival = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/businesses', () => arrival.promise))
  const { container } = renderApp('/directory')
  await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(9))
  arrival.resolve(undefined)
  await cards()
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

test('tabs are links that keep the filters', async () => {
  answerLists(3)
  const { user, router } = renderApp('/directory?province=malaita')
  const tabs = within(await screen.findByRole('navigation', { name: 'Lists' }))
  expect(tabs.getByRole('link', { name: 'All Businesses' })).toHaveAttribute('aria-current', 'page')
  await user.click(tabs.getByRole('link', { name: 'Featured' }))
  expect(router.state.location).toMatchObject({
    pathname: '/directory/featured',
    search: '?province=malaita',
  })
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Featured Businesses in Malaita Province',
  })
  expect(heading).toBeVisible()
})

test.each([
  ['/directory/new', '?tab=new&limit=24'],
  ['/directory?tab=top-rated', '?tab=top-rated&limit=24'],
  ['/directory/industries/fisheries', '?industry=fisheries&limit=24'],
  ['/directory/industries/fisheries?industry=mining', '?industry=fisheries&limit=24'],
  ['/directory?country=fj', '?country=fj&limit=24'],
  ['/directory?category=agriculture', '?category=agriculture-and-agro-processing&limit=24'],
])('%s lists %s', async (path, query) => {
  const requests = answerLists(1)
  renderApp(path)
  await cards()
  expect(requests).toEqual([query])
})

test('a choice applies at once, is part of the address, and is undone by Back', async () => {
  answerLists(3)
  const { user, router } = renderApp('/directory')
  await cards()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Malaita Province')
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  await user.click(screen.getByRole('checkbox', { name: 'B2B' }))
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita&type=B2B'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?province=malaita&type=B2B&sort=alphabetical'),
  )
  await router.navigate(-1)
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most Relevant'),
  )
  expect(screen.getByRole('checkbox', { name: 'B2B' })).toBeChecked()
})

test('arrow keys don’t submit until the button is pressed', async () => {
  const requests = answerLists(3)
  const { user, router } = renderApp('/directory')
  await cards()
  const province = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Province' })
  province.focus()
  for (const value of ['choiseul', 'malaita']) {
    await user.keyboard('{ArrowDown}')
    // What a browser does on an arrow key in a closed select.
    fireEvent.change(province, { target: { value } })
  }
  expect(router.state.location.search).toBe('')
  expect(requests).toEqual(['?limit=24'])
  await user.tab()
  await user.tab()
  await expectFocus(screen.getByRole('button', { name: 'Search' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  // With the pointer it applies at once again.
  await user.selectOptions(province, 'Western Province')
  await waitFor(() => expect(router.state.location.search).toBe('?province=western'))
})

test('a category is part of the heading', async () => {
  answerLists(3)
  renderApp('/directory?category=handicrafts&country=fj')
  expect(await screen.findByRole('heading', { level: 1, name: 'Handicrafts in Fiji' })).toBeVisible()
})

test('choosing a country clears a province of another one', async () => {
  answerLists(3)
  const { user, router } = renderApp('/directory?province=malaita')
  await cards()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Fiji')
  await waitFor(() => expect(router.state.location.search).toBe('?country=fj'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Businesses in Fiji' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('All Provinces')
})

test('business types show their counts where these are known', async () => {
  answerLists(3)
  const requests: string[] = []
  server.use(
    answering(calls.typeStats, 200, [{ type: 'B2B', count: 31 }], {
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  const { router } = renderApp('/directory/featured?country=fj')
  expect(await screen.findByText('31')).toBeVisible()
  expect(requests).toEqual(['?country=fj&tab=featured'])
  await router.navigate('/directory?search=oil')
  await waitFor(() => expect(screen.queryByText('31')).toBeNull())
  expect(requests).toHaveLength(1)
})

test('each filter has a chip that removes it', async () => {
  answerLists(3)
  const { user, router } = renderApp('/directory?search=oil&province=malaita&type=B2B')
  await cards()
  await user.click(screen.getByRole('link', { name: 'Remove filter Malaita Province' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=oil&type=B2B'))
  expect(screen.getByRole('searchbox')).toHaveValue('oil')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('All Provinces'),
  )
})

test('Load More appends the next page, and updates the address and the focus', async () => {
  const requests = answerLists(30)
  const { user, router } = renderApp('/directory')
  await cards()
  const more = screen.getByRole('link', { name: 'Load More' })
  expect(more).toHaveAttribute('href', '/directory?page=2')
  await user.click(more)
  expect(await screen.findByText('Showing 1 to 30 of 30')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  expect(router.state.location.search).toBe('?from=1&page=2')
  expect(requests).toEqual(['?limit=24', '?limit=24&page=2'])
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Shop 25' })).toHaveFocus())
})

test('a single page links to the others', async () => {
  answerLists(60)
  renderApp('/directory?page=2')
  expect(await screen.findByText('Showing 25 to 48 of 60')).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/directory?page=3')
})

test('a page beyond the last one says so, links to the first and is noindex', async () => {
  answerLists(58)
  renderApp('/directory?page=999')
  expect(await screen.findByRole('heading', { name: 'There is nothing on this page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/directory')
  expect(screen.queryByText(/^Showing/)).toBeNull()
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
  )
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://portal.example/directory',
  )
})

test('when the next page fails to load, Retry gets the focus', async () => {
  answerLists(60)
  const { user } = renderApp('/directory')
  await cards()
  server.use(unreachable(calls.listBusinesses))
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
  await user.click(pages.getByRole('link', { name: /Next/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus())
})

test('an empty list says so and links to all', async () => {
  answerLists(0)
  renderApp('/directory?search=igloo')
  expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View All Businesses' })).toHaveAttribute('href', '/directory')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'List Your Business' })).toHaveAttribute('href', '/register-business')
  expect(await found('0 business(es) found')).toBeVisible()
})

test('a failed list says so, and Retry loads it again', async () => {
  const failure = Promise.withResolvers<Response>()
  server.use(
    answering(calls.typeStats, 200, []),
    http.get('*/api/businesses', () => failure.promise),
  )
  const { user } = renderApp('/directory')
  await screen.findByRole('heading', { name: 'Loading businesses...' })
  failure.resolve(HttpResponse.error())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  answerLists(2)
  await pressRetry(user)
  expect(await cards()).toHaveLength(2)
})

test('a failed search is requested once; Retry and the next visit request it again', async () => {
  answerLists(3)
  const { user, router } = renderApp('/directory')
  await cards()
  const requests: string[] = []
  server.use(
    http.get('*/api/businesses', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.error()
    }),
  )
  await user.type(screen.getByRole('searchbox'), 'copra{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  await act(() => router.navigate('/directory'))
  await cards()
  const laterRequests = answerLists(2)
  await act(() => router.navigate('/directory?search=copra'))
  expect(await found('2 business(es) found')).toBeVisible()
  const search = '?search=copra&limit=24'
  expect([requests, laterRequests]).toEqual([[search, search], [search]])
})

test('a list that fails before it is rendered is requested once', async () => {
  const requests: string[] = []
  server.use(
    answering(calls.typeStats, 200, []),
    http.get('*/api/businesses', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.error()
    }),
  )
  const { user } = renderApp('/directory')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  const laterRequests = answerLists(1)
  await pressRetry(user)
  await cards()
  expect([requests, laterRequests]).toEqual([['?limit=24'], ['?limit=24']])
})

test('the layout is part of the address and stored on the device', async () => {
  answerLists(1)
  const { user, router } = renderApp('/directory')
  await cards()
  expect(screen.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('link', { name: 'List' }))
  expect(router.state.location.search).toBe('?view=list')
  expect(localStorage.getItem('listing-layout')).toBe('list')
  await router.navigate('/directory')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true'),
  )
  await user.click(screen.getByRole('link', { name: 'Grid' }))
  expect(document.documentElement.dataset.listing).toBe('grid')
})

test('ten province cards show their counts and top categories', async () => {
  server.use(
    answering(calls.provinceStats, 200, [
      { province: 'malaita', count: 58, topCategories: ['Fresh Produce', 'Handicrafts'] },
    ]),
  )
  renderApp('/directory?view=provinces')
  const malaita = (await screen.findByText('58')).closest('li')
  expect(malaita).toHaveTextContent('Malaita Province58 businessesFresh Produce, Handicrafts')
  expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Western Province' })).toHaveAttribute(
    'href',
    '/directory?province=western',
  )
})

test('without counts provinces show none, and no error', async () => {
  server.use(unreachable(calls.provinceStats))
  renderApp('/directory?view=provinces')
  expect(await screen.findAllByText('0')).toHaveLength(10)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('industries are listed with their business counts', async () => {
  server.use(answering(calls.listIndustries, 200, [anIndustryEntry()]))
  renderApp('/directory/industries')
  expect(await screen.findByText('31')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ICT & Digital' })).toHaveAttribute(
    'href',
    '/directory/industries/ict-digital',
  )
})

test('another spelling of an industry redirects to its canonical address', async () => {
  answerLists(1)
  const { router } = renderApp('/directory/industries/tourism--hospitality?sort=newest')
  await cards()
  expect(router.state.location).toMatchObject({
    pathname: '/directory/industries/tourism-hospitality',
    search: '?sort=newest',
  })
})

test.each(['/directory/everything', '/directory/industries/witchcraft'])('%s is a 404', async (path) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})
