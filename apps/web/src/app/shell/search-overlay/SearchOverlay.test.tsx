import { calls } from '@portal/domain/contract'
import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { answering, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './SearchOverlay.tsx'

const PAGE = '/auth/sign-in'
beforeEach(() => server.use(answering(calls.signInMethods, 200, { provider: null })))

async function openSearch() {
  const app = renderApp(PAGE)
  await app.user.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Search' }))
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
  server.use(answering(calls.listBusinesses, 200, []), answering(calls.typeStats, 200, []))
  const { dialog, router, user } = await openSearch()
  await user.click(dialog.getByRole('link', { name: 'Malaita Province' }))
  await waitFor(() => expect(router.state.location.search).toBe('?province=malaita'))
  expect(router.state.location.pathname).toBe('/directory')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
