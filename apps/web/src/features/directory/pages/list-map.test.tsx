import { businessMap, calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aSummary } from '#test/factories.ts'
import { aMapGroup } from '#test/map-group.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import './directory.screen.tsx'
import '../list/map/ListMap.tsx'

let queries: string[] = []
beforeEach(() => {
  queries = []
  const groups = [
    aMapGroup({ latitude: -9.43, longitude: 159.95, count: 12 }),
    aMapGroup({
      latitude: -8.1,
      longitude: 156.84,
      count: 1,
      business: { name: 'Gizo Rest', path: '/sb/tourism-and-hospitality/gizo-rest' },
    }),
  ]
  server.use(
    respondWith(calls.listBusinesses, 200, [aSummary()], { headers: { 'X-Total-Count': '14' } }),
    respondWith(
      businessMap,
      200,
      { groups, unlocated: 1 },
      { onRequest: ({ url }) => queries.push(url.search) },
    ),
  )
})

test('shows the list’s businesses on a map beside the list', async () => {
  const { user, router } = renderApp('/directory?type=B2B&sort=rating')
  await user.click(await screen.findByRole('link', { name: 'Map' }))
  await waitFor(() => expect(router.state.location.search).toBe('?type=B2B&sort=rating&view=map'))
  const map = within(await screen.findByRole('group', { name: 'Map of 13 businesses' }))
  expect(queries).toEqual(['?type=B2B'])
  expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true')
  expect(await screen.findByRole('article')).toBeVisible()
  expect(map.getByRole('link', { name: /^Gizo Rest/ })).toHaveAttribute(
    'href',
    '/sb/tourism-and-hospitality/gizo-rest',
  )
  await user.click(map.getByRole('link', { name: 'Honiara: 12 businesses' }))
  await waitFor(() => expect(router.state.location.search).toMatch(/&view=map|view=map&/))
  const query = new URLSearchParams(router.state.location.search)
  expect(query.get('around')).toBe('Honiara')
  expect(query.get('area')).toMatch(/^15\d(\.\d+)?,/)
  // The map and the list are of the same area.
  await waitFor(() => expect(queries.at(-1)).toContain(encodeURIComponent(query.get('area') ?? '')))
  expect(await screen.findByRole('link', { name: 'Remove filter Honiara on the map' })).toBeVisible()
  expect(await screen.findByRole('article')).toBeVisible()
})

test('a map that fails says so beside the list, and Retry loads it again', async () => {
  server.use(unreachable(businessMap))
  const { user } = renderApp('/directory?view=map')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the map')
  expect(await screen.findByRole('article')).toBeVisible()
  server.use(respondWith(businessMap, 200, { groups: [], unlocated: 14 }))
  await pressRetry(user)
  expect(await screen.findByText(/None of these businesses has a location/)).toBeVisible()
})
