import { businessFacets, calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { someFacets } from '#test/facets.ts'
import { mockFacets, mockLists, cards } from '#test/listing.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import './directory.screen.tsx'
import './place.screen.tsx'

let listed: string[] = []
beforeEach(() => {
  listed = mockLists(1)
})

const select = (name: string) => screen.findByRole('combobox', { name })

test('filters show counts of choices, and omit choices without results', async () => {
  const queries = mockFacets({ countries: [{ value: 'fj', count: 41 }], open: 0 })
  renderApp('/directory?verified=true')
  expect(await screen.findByRole('option', { name: 'Fiji (41)' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /^Vanuatu/ })).toBeNull()
  const only = within(screen.getByRole('group', { name: 'Show only' }))
  expect(only.queryByRole('checkbox', { name: 'Open now' })).toBeNull()
  expect(only.getByRole('checkbox', { name: 'Verified' })).toBeChecked()
  expect(only.getByText('9')).toBeVisible()
  expect(queries).toEqual(['?verified=true'])
})

test.each([
  ['checkbox', 'Open now', 'open=true'],
  ['checkbox', 'With photos', 'photos=true'],
  ['checkbox', 'Serves by sea', 'delivery=by-sea'],
  ['checkbox', 'Mobile money', 'pays=mobile-money'],
  ['combobox', 'Rating', 'rating=4'],
  ['combobox', 'Category', 'category=handicrafts'],
])('the %s “%s” filters the list by %s', async (role, name, query) => {
  const { user, router } = renderApp('/directory?search=oil')
  const control = await screen.findByRole(role, { name })
  if (role === 'checkbox') await user.click(control)
  else await user.selectOptions(control, query.split('=')[1] ?? '')
  await waitFor(() => expect(router.state.location.search).toBe(`?search=oil&${query}`))
  await waitFor(() => expect(listed.at(-1)).toContain(query))
})

test('offers towns within a place, and removes them with it', async () => {
  server.use(
    respondWith(businessFacets, 200, ({ url }) =>
      someFacets({ towns: url.searchParams.has('province') ? [{ value: 'Auki', count: 8 }] : [] }),
    ),
  )
  const { user, router } = renderApp('/directory?province=malaita')
  await user.selectOptions(await select('Town'), await screen.findByRole('option', { name: 'Auki (8)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?country=sb&province=malaita&town=Auki'))
  await user.selectOptions(await select('Province'), 'western')
  await waitFor(() => expect(router.state.location.search).toBe('?country=sb&province=western'))
  await user.selectOptions(await select('Province'), '')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Town' })).toBeNull())
})

test('offers amenities for a chosen category', async () => {
  mockFacets()
  const { user, router } = renderApp('/directory?category=tourism-and-hospitality')
  await user.click(await screen.findByRole('checkbox', { name: 'Wifi' }))
  await waitFor(() => expect(router.state.location.search).toContain('amenity=wifi'))
  await user.selectOptions(await select('Category'), '')
  await waitFor(() => expect(router.state.location.search).toBe('?amenity=wifi'))
  // A chosen amenity can be removed; others are offered only for their category.
  expect(screen.getByRole('checkbox', { name: 'Wifi' })).toBeChecked()
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Own power' })).toBeNull())
})

test('keeps the country chosen with a province, and after the province is removed', async () => {
  const { user, router } = renderApp('/directory?country=sb')
  await user.selectOptions(await select('Province'), 'western')
  const country = await select('Country')
  const remove = await screen.findByRole('link', { name: 'Remove filter Western Province' })
  expect(country).toHaveValue('sb')
  await user.click(remove)
  await waitFor(() => expect(router.state.location.search).toBe('?country=sb'))
  expect(await screen.findByRole('link', { name: 'Remove filter Solomon Islands' })).toBeVisible()
  await user.selectOptions(await select('Province'), 'western')
  await user.selectOptions(country, 'fj')
  await waitFor(() => expect(router.state.location.search).toBe('?country=fj'))
})

test('shows the country of an address, also of one with its province', async () => {
  renderApp('/directory?province=western')
  expect(await select('Country')).toHaveValue('sb')
})

test.each([
  ['/directory?country=fj&province=western&town=Gizo&type=B2B', '/directory', '?country=fj&type=B2B'],
  ['/fj?province=western', '/fj', ''],
  [
    '/industries/fisheries/businesses?country=fj&province=western',
    '/industries/fisheries/businesses',
    '?country=fj',
  ],
])('%s redirects to %s%s, dropping a province of another country', async (path, pathname, search) => {
  const { router } = renderApp(path)
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }))
})

test('offers no filter for what a place’s path fixes', async () => {
  const { user, router } = renderApp('/sb')
  await cards()
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull()
  await user.selectOptions(await select('Province'), 'malaita')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/sb', search: '?province=malaita' }),
  )
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Businesses in Malaita Province' }),
  ).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Remove filter Malaita Province' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Businesses in Solomon Islands' }),
  ).toBeVisible()
  await expectFocus(screen.getByRole('heading', { name: '1 business(es) found' }))
})

test.each([
  ['/directory?search=igloo&verified=true', 'Try other words, or remove a filter.'],
  ['/directory?search=igloo', 'Try other words.'],
  ['/directory?verified=true', 'Remove a filter.'],
  ['/fj/handicrafts', undefined],
])('advises if %s finds nothing: %s', async (path, advice) => {
  server.use(respondWith(calls.listBusinesses, 200, [], { headers: { 'X-Total-Count': '0' } }))
  renderApp(path)
  await screen.findByRole('heading', { name: /^No businesses found/ })
  expect(screen.queryByText(/^Try other words|^Remove a filter/)?.textContent).toBe(advice)
})

test('the advanced search keeps its address and all filters', async () => {
  const { user, router } = renderApp('/directory/search?tab=featured')
  await user.selectOptions(await select('Industry'), 'fisheries')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=featured&industry=fisheries'))
  await user.click(await screen.findByRole('link', { name: /^Remove filter Fisheries/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=featured'))
  expect(router.state.location.pathname).toBe('/directory/search')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull())
})

test('without counts the first filters work, and a link leads to all', async () => {
  server.use(unreachable(businessFacets))
  const { user, router } = renderApp('/directory?type=B2B')
  await cards()
  expect(screen.getByRole('link', { name: 'More filters' })).toHaveAttribute(
    'href',
    '/directory/search?type=B2B',
  )
  await user.selectOptions(await select('Industry'), 'fisheries')
  // The type has no control and is carried along.
  await waitFor(() => expect(router.state.location.search).toBe('?type=B2B&industry=fisheries'))
})
