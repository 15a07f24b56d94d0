import { calls } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anIndustryEntry } from '#test/factories.ts'
import { mockLists, cards, found } from '#test/listing.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './directory.screen.tsx'
import './directory-industries.screen.tsx'

test('the directory shows the total and the first page', async () => {
  const requests = mockLists(58)
  renderApp('/directory')
  expect(await found('58 business(es) found')).toBeVisible()
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Directory')
  expect(await screen.findByText('Showing 1 to 24 of 58')).toBeVisible()
  expect(requests).toEqual(['?limit=24'])
})

test('shows nine skeleton cards while the list loads', async () => {
  mockLists(1)
  const arrival = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/businesses', () => arrival.promise))
  const { container } = renderApp('/directory')
  await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(9))
  arrival.resolve(undefined)
  await cards()
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

test('the tab order is filters, position, active filters, order and view, then the list', async () => {
  mockLists(3)
  renderApp('/directory?type=B2B')
  const lists = await screen.findByRole('navigation', { name: 'Lists' })
  const controls = [
    screen.getByText('Filters (1)', { selector: 'a' }),
    screen.getByRole('button', { name: 'Near me' }),
    await screen.findByRole('link', { name: 'Remove filter B2B' }),
    screen.getByRole('combobox', { name: 'Sort by' }),
    screen.getByRole('link', { name: 'Map' }),
    lists,
  ]
  const bar = lists.parentElement
  const inBar = controls.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inBar).toEqual(controls)
  expect(controls.every((control) => bar?.contains(control))).toBe(true)
})

test('tabs are links that keep the filters', async () => {
  mockLists(3)
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
  const requests = mockLists(1)
  renderApp(path)
  await cards()
  expect(requests).toEqual([query])
})

/** A chosen province shows its country once the list is rendered again. */
const countryShown = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue(name))

test('applies a choice at once, puts it into the address, and undoes it with Back', async () => {
  mockLists(3)
  const { user, router } = renderApp('/directory')
  await cards()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'malaita')
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  await countryShown(/^Solomon Islands/)
  await user.click(screen.getByRole('checkbox', { name: 'B2B' }))
  await waitFor(() => expect(router.state.location.search).toBe('?country=sb&province=malaita&type=B2B'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A-Z')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?sort=alphabetical&country=sb&province=malaita&type=B2B'),
  )
  await router.navigate(-1)
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most Relevant'),
  )
  expect(screen.getByRole('checkbox', { name: 'B2B' })).toBeChecked()
})

test('arrow keys don’t submit until Enter or until the select is left', async () => {
  const requests = mockLists(3)
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
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  await user.keyboard('{ArrowDown}')
  fireEvent.change(province, { target: { value: 'western' } })
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toMatch('province=western'))
  await countryShown(/^Solomon Islands/)
  // With the pointer it applies at once again.
  await user.selectOptions(province, 'malaita')
  await waitFor(() => expect(router.state.location.search).toBe('?country=sb&province=malaita'))
})

test('a category is part of the heading', async () => {
  mockLists(3)
  renderApp('/directory?category=handicrafts&country=fj')
  expect(await screen.findByRole('heading', { level: 1, name: 'Handicrafts in Fiji' })).toBeVisible()
})

test('choosing a country clears a province of another one', async () => {
  mockLists(3)
  const { user, router } = renderApp('/directory?province=malaita')
  await cards()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'fj')
  await waitFor(() => expect(router.state.location.search).toBe('?country=fj'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Businesses in Fiji' })).toBeVisible()
  // Fiji has none.
  expect(screen.queryByRole('combobox', { name: 'Province' })).toBeNull()
})

test('the order of the results is explained beside the sort control', async () => {
  mockLists(1)
  renderApp('/directory')
  await cards()
  expect(await screen.findByRole('link', { name: 'How results are ordered' })).toHaveAttribute(
    'href',
    '/how-results-are-ordered',
  )
})

test('each filter has a chip that removes it', async () => {
  mockLists(3)
  const { user, router } = renderApp('/directory?search=oil&province=malaita&type=B2B')
  await cards()
  await user.click(screen.getByRole('link', { name: 'Remove filter Malaita Province' }))
  // A province implies its country, which stays.
  await waitFor(() => expect(router.state.location.search).toBe('?search=oil&country=sb&type=B2B'))
  const heading = screen.getByRole('heading', { level: 2, name: /business\(es\) found/ })
  await expectFocus(heading)
  expect(heading).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('combobox', { name: 'What are you looking for?' })).toHaveValue('oil')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveDisplayValue('All Provinces'),
  )
})

test('the layout is part of the address and stored on the device', async () => {
  mockLists(1)
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
    respondWith(calls.provinceStats, 200, [
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

test('provinces without counts show neither counts nor an error', async () => {
  server.use(unreachable(calls.provinceStats))
  renderApp('/directory?view=provinces')
  expect(await screen.findAllByText('0')).toHaveLength(10)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('industries are listed with their business counts', async () => {
  server.use(respondWith(calls.listIndustries, 200, [anIndustryEntry()]))
  renderApp('/directory/industries')
  expect(await screen.findByText('31')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ICT & Digital' })).toHaveAttribute(
    'href',
    '/directory/industries/ict-digital',
  )
})

test('another spelling of an industry redirects to its canonical address', async () => {
  mockLists(1)
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
