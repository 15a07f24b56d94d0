import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSummary } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './place.screen.tsx'

function mockLists(items = [aSummary()]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listBusinesses, 200, items, {
      headers: { 'X-Total-Count': String(items.length) },
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  return requests
}

test.each([
  ['/sb', 'Businesses in Solomon Islands', '?country=sb&limit=24', '/sb'],
  ['/solomon-islands', 'Businesses in Solomon Islands', '?country=sb&limit=24', '/sb'],
  ['/malaita', 'Businesses in Malaita Province', '?province=malaita&limit=24', '/malaita'],
  ['/malaita-province', 'Businesses in Malaita Province', '?province=malaita&limit=24', '/malaita'],
  ['/sb?province=malaita', 'Businesses in Malaita Province', '?province=malaita&limit=24', '/malaita'],
  ['/sb?country=fj', 'Businesses in Solomon Islands', '?country=sb&limit=24', '/sb'],
  ['/malaita?province=western', 'Businesses in Malaita Province', '?province=malaita&limit=24', '/malaita'],
  [
    '/fj/food-and-beverages?sort=rating',
    'Food & Beverages in Fiji',
    '?country=fj&category=food-and-beverages&sort=rating&limit=24',
    '/fj/food-and-beverages',
  ],
  [
    '/countries/handicrafts',
    'Handicrafts in the Pacific',
    '?category=handicrafts&limit=24',
    '/countries/handicrafts',
  ],
  [
    '/countries/handicrafts?country=vu',
    'Handicrafts in Vanuatu',
    '?country=vu&category=handicrafts&limit=24',
    '/vu/handicrafts',
  ],
])(
  '%s has the heading “%s”, queries %s and has the canonical address %s',
  async (path, heading, query, canonical) => {
    const requests = mockLists()
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: '1 business(es) found' })).toBeVisible()
    expect(requests).toEqual([query])
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://portal.example${canonical}`,
    )
  },
)

test('a country links to its provinces, a province to its categories', async () => {
  mockLists()
  const { user } = renderApp('/sb')
  await user.click(await screen.findByRole('link', { name: 'Malaita' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Businesses in Malaita Province' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Handicrafts' })).toHaveAttribute('href', '/malaita/handicrafts')
})

test('a page beyond the last one has the first as canonical address', async () => {
  server.use(respondWith(calls.listBusinesses, 200, [], { headers: { 'X-Total-Count': '30' } }))
  renderApp('/sb?page=3')
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://portal.example/sb')
})

test('searches a picked trade within the place, and opens a picked business', async () => {
  mockLists()
  server.use(
    respondWith(calls.suggest, 200, [
      { label: 'Cocoa drying', href: '/search?q=cocoa%20drying', kind: 'trade' },
      { label: 'Cocoa Coast', href: '/auth/register', kind: 'business' },
    ]),
    respondWith(calls.signInMethods, 200, { provider: null }),
  )
  const { user, router } = renderApp('/malaita')
  const field = await screen.findByRole('combobox', { name: /^Search / })
  await user.type(field, 'coco')
  await user.click(await screen.findByRole('option', { name: 'Cocoa drying' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=Cocoa+drying'))
  expect(router.state.location.pathname).toBe('/malaita')
  await user.clear(field)
  await user.type(field, 'coco')
  await user.click(await screen.findByRole('option', { name: 'Cocoa Coast' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register'))
})

test('a picked place opens its own search, since another place’s page would find nothing', async () => {
  mockLists()
  server.use(
    respondWith(calls.suggest, 200, [{ label: 'Gizo', href: '/search?q=Gizo', kind: 'place' }]),
    respondWith(calls.search, 200, NO_RESULTS),
  )
  const { user, router } = renderApp('/fj')
  await user.type(await screen.findByRole('combobox', { name: /^Search / }), 'giz')
  await user.click(await screen.findByRole('option', { name: 'Gizo' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=Gizo' }))
})

test('a search stays within the place', async () => {
  mockLists()
  const { user, router } = renderApp('/malaita')
  await user.type(await screen.findByRole('combobox', { name: /^Search / }), 'cocoa{Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/malaita', search: '?search=cocoa' })
})

test.each([
  ['/fj/handicrafts', 'Fiji', 'fj'],
  ['/malaita', 'Solomon Islands', 'sb'],
])('%s ends with a link to list a business in %s', async (path, name, code) => {
  mockLists()
  renderApp(path)
  const part = within(await screen.findByRole('region', { name: `Your business in ${name}?` }))
  expect(part.getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
    'href',
    `/register-business?country=${code}`,
  )
})

test.each(['/atlantis', '/atlantis/handicrafts', '/sb/witchcraft', '/countries/witchcraft', '/about'])(
  '%s is a 404',
  async (path) => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  },
)
