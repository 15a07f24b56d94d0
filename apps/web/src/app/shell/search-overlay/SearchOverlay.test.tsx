import { calls } from '@portal/domain/contract'
import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './SearchOverlay.tsx'

const PAGE = '/auth/sign-in'
beforeEach(() =>
  server.use(respondWith(calls.signInMethods, 200, { provider: null }), respondWith(calls.suggest, 200, [])),
)

async function openSearch() {
  const app = renderApp(PAGE)
  await app.user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Search' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Search' })) }
}

test.each([
  ['Industries', INDUSTRIES.map(({ name }) => name)],
  ['Provinces', PROVINCES.map(({ name }) => name)],
])('links to each of the %s before anything is typed', async (group, names) => {
  const { dialog } = await openSearch()
  const links = within(dialog.getByRole('region', { name: group })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([group, ...names])
})

test('following a province’s link closes the search', async () => {
  server.use(respondWith(calls.listBusinesses, 200, []))
  const { dialog, router, user } = await openSearch()
  await user.click(dialog.getByRole('link', { name: 'Malaita Province' }))
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  expect(router.state.location.pathname).toBe('/directory')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('suggestions are grouped under headings', async () => {
  server.use(
    respondWith(calls.suggest, 200, [
      { label: 'Bakery', href: '/search?q=bakery', kind: 'trade' },
      { label: 'Food & Beverages', href: '/directory/industries/food', kind: 'category' },
      { label: 'Ba', href: '/search?q=Ba', kind: 'place' },
      { label: 'Ba Store', href: '/sb/other/ba-store', kind: 'business' },
    ]),
  )
  const { dialog, user } = await openSearch()
  await user.type(dialog.getByRole('combobox'), 'ba')
  await dialog.findByRole('listbox')
  const inGroup = (name: string) =>
    within(dialog.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(inGroup('Trades')).toEqual(['Bakery', 'Food & Beverages'])
  expect(inGroup('Places')).toEqual(['Ba'])
  expect(inGroup('Businesses')).toEqual(['Ba Store'])
})

test('recent searches are offered, open their results, and can be cleared', async () => {
  localStorage.clear()
  server.use(respondWith(calls.search, 200, NO_RESULTS), respondWith(calls.countSearch, 204, undefined))
  const { dialog, router, user } = await openSearch()
  await user.type(dialog.getByRole('combobox'), 'canoe repair{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=canoe+repair'))
  await screen.findByRole('heading', { level: 1, name: 'Results for “canoe repair”' })
  await waitFor(() => expect(localStorage.getItem('recent-searches')).toContain('canoe repair'))
  await router.navigate(PAGE)
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Search' }))
  const again = within(await screen.findByRole('dialog', { name: 'Search' }))
  await user.clear(again.getByRole('combobox'))
  const recent = within(await again.findByRole('group', { name: 'Recent searches' }))
  await user.click(recent.getByRole('option', { name: 'canoe repair' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=canoe+repair'))
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Search' }))
  await user.clear(await screen.findByRole('combobox', { name: 'What are you looking for?' }))
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recent-searches')).toBeNull()
})
