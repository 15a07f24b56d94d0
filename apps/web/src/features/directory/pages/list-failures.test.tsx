import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { mockLists, cards, found } from '#test/listing.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './directory.screen.tsx'

test('an empty list says so and links to all', async () => {
  mockLists(0)
  renderApp('/directory?search=igloo')
  expect(await screen.findByRole('heading', { name: 'No businesses found for “igloo”' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View All Businesses' })).toHaveAttribute('href', '/directory')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'List Your Business' })).toHaveAttribute('href', '/register-business')
  expect(await found('0 business(es) found')).toBeVisible()
})

test('a failed list says so, and Retry loads it again', async () => {
  const failure = Promise.withResolvers<Response>()
  server.use(http.get('*/api/businesses', () => failure.promise))
  const { user } = renderApp('/directory')
  await screen.findByRole('heading', { name: 'Loading businesses...' })
  failure.resolve(HttpResponse.error())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  mockLists(2)
  await pressRetry(user)
  expect(await cards()).toHaveLength(2)
})

test('a failed search is requested once; Retry and the next visit request it again', async () => {
  mockLists(3)
  const { user, router } = renderApp('/directory')
  await cards()
  const requests: string[] = []
  server.use(
    http.get('*/api/businesses', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.error()
    }),
  )
  await user.type(screen.getByRole('combobox', { name: 'What are you looking for?' }), 'copra{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  await act(() => router.navigate('/directory'))
  await cards()
  const laterRequests = mockLists(2)
  await act(() => router.navigate('/directory?search=copra'))
  expect(await found('2 business(es) found')).toBeVisible()
  const search = '?search=copra&limit=24'
  expect([requests, laterRequests]).toEqual([[search, search], [search]])
})

test('a list that fails before it is rendered is requested once', async () => {
  const requests: string[] = []
  server.use(
    http.get('*/api/businesses', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.error()
    }),
  )
  const { user } = renderApp('/directory')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch businesses')
  const laterRequests = mockLists(1)
  await pressRetry(user)
  await cards()
  expect([requests, laterRequests]).toEqual([['?limit=24'], ['?limit=24']])
})
