import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { openAdministration } from '#test/administration.ts'
import { mockAnalytics } from '#test/analytics-page.ts'
import { someFigures } from '#test/analytics.ts'
import { pressRetry } from '#test/press-retry.ts'
import { mockQueue } from '#test/queue.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/analytics/Analytics.tsx'

function open(path = '/admin?tab=analytics', figures = someFigures()) {
  mockQueue()
  const queries = mockAnalytics({ figures })
  return { queries, ...openAdministration(path) }
}

const topic = async (name: string) => within(await screen.findByRole('region', { name }))

test('has four live figures', async () => {
  open('/admin?tab=analytics', someFigures({ revenue: 1280.5 }))
  expect((await screen.findByText('US$1,280.50')).previousElementSibling).toHaveTextContent('Revenue')
  const figures = (label: string) =>
    screen.getAllByText(label).map((each) => each.nextElementSibling?.textContent)
  expect(figures('Users')).toContain('1,204')
  expect(figures('Businesses')).toContain('312')
})

test('revenue before the first payment is US$0', async () => {
  open()
  const revenue = (await screen.findByText('Revenue')).nextElementSibling
  await waitFor(() => expect(revenue).toHaveTextContent('US$0'))
})

test('shows revenue by month and by plan', async () => {
  open('/admin?tab=analytics&days=365&country=fj')
  const revenue = await topic('Revenue by month and plan')
  const table = within(await revenue.findByRole('table', { name: 'Revenue by month and plan' }))
  expect(
    table.getByRole('row', { name: 'Oct 2026 US$89 US$258.50 US$1,150 US$0 -US$20 -US$89 US$1,388.50' }),
  ).toBeInTheDocument()
  expect(table.getByRole('row', { name: /^Total .* US\$1,954\.50$/ })).toBeInTheDocument()
  const bars = within(revenue.getByRole('table', { name: 'Sold by month, before refunds' }))
  expect(bars.getByRole('row', { name: 'Oct 2026 US$1,497.50' })).toBeInTheDocument()
  expect(revenue.getByText('US$1,954.50 received, less refunds.')).toBeVisible()
  expect(revenue.getByText(/^All countries, whatever you choose above/)).toBeVisible()
  expect(revenue.getByRole('link', { name: /^CSV/ })).toHaveAttribute(
    'href',
    '/api/admin/analytics/revenue.csv?from=2025-11-21&to=2026-11-20',
  )
})

test('shows all listings as a line, and a bar filters them', async () => {
  const { user, router } = open()
  const listings = await topic('Listings')
  const all = await listings.findByRole('table', { name: 'Listings by day: all' })
  expect(within(all).getByRole('row', { name: '20 Nov 2026 312' })).toBeInTheDocument()
  await user.click(listings.getByRole('link', { name: 'Fiji' }))
  const fiji = await listings.findByRole('table', { name: 'Listings by day: Fiji' })
  expect(within(fiji).getByRole('row', { name: '20 Nov 2026 102' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=analytics&key=fj')
})

test('choosing a dimension keeps the focus while listings are counted', async () => {
  const { user } = open()
  const listings = await topic('Listings')
  await listings.findByRole('table', { name: 'Listings by day: all' })
  const state = listings.getByRole('link', { name: 'State' })
  const arrival = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/admin/analytics/listings', () => arrival.promise))
  await user.click(state)
  expect(await listings.findByRole('status', { name: 'Loading: Listings' })).toBeInTheDocument()
  expect(state).toHaveFocus()
  arrival.resolve(undefined)
  expect(await listings.findByRole('table', { name: 'Listings by day: all' })).toBeInTheDocument()
  expect(state).toHaveFocus()
})

test('span, country and dimension are in the address and in every query and file', async () => {
  const { queries, user, router } = open('/admin?tab=analytics&days=28')
  await topic('Listings')
  await waitFor(() => expect(queries).toHaveLength(6))
  const span = 'from=2026-10-24&to=2026-11-20'
  expect(queries.toSorted()).toEqual([
    `answer-times?${span}`,
    `listings?by=country&step=day&${span}`,
    `revenue?${span}`,
    `searches?${span}`,
    `trials?${span}`,
    `visits?${span}`,
  ])
  expect(screen.getByText('Country', { selector: 'label' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Fiji')
  await waitFor(() => expect(queries).toContain(`visits?${span}&country=fj`))
  await waitFor(() => expect(queries).toContain(`answer-times?${span}&country=fj`))
  expect(queries.filter((one) => one.startsWith('searches'))).toEqual([`searches?${span}`])
  expect((await topic('Searches')).getByText(/^All countries, whatever you choose above/)).toBeVisible()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Listings by' })).getByRole('link', { name: 'State' }),
  )
  await screen.findByRole('link', { name: 'State', current: 'page' })
  await user.click(
    within(screen.getByRole('navigation', { name: 'Period' })).getByRole('link', { name: '3 years' }),
  )
  const long = 'from=2023-11-22&to=2026-11-20'
  await waitFor(() => expect(queries).toContain(`listings?by=state&step=month&${long}&country=fj`))
  expect(new URLSearchParams(router.state.location.search).get('country')).toBe('fj')
  const listings = await topic('Listings')
  expect(listings.getByRole('link', { name: /^CSV ?: Listings$/ })).toHaveAttribute(
    'href',
    `/api/admin/analytics/listings.csv?by=state&step=month&${long}&country=fj`,
  )
})

test('shows zero for days without a view, and a line for each kind', async () => {
  const { user } = open('/admin?tab=analytics&days=28')
  const visits = await topic('Views and messages')
  const views = await visits.findByRole('table', { name: 'Views by day' })
  expect(within(views).getByRole('row', { name: '19 Nov 2026 0' })).toBeInTheDocument()
  expect(within(views).getByRole('row', { name: '20 Nov 2026 80' })).toBeInTheDocument()
  await user.click(visits.getByRole('link', { name: /^Messages/ }))
  expect(await visits.findByRole('table', { name: 'Messages by day' })).toBeInTheDocument()
})

test('shows searches without a result in their own line and words', async () => {
  const { user } = open()
  const searches = await topic('Searches')
  expect(await searches.findByRole('link', { name: 'kava' })).toHaveAttribute('href', '/search?q=kava')
  await user.click(searches.getByRole('link', { name: 'Without a result (20)' }))
  expect(await searches.findByRole('table', { name: 'Searches without a result by day' })).toBeInTheDocument()
  expect(searches.queryByRole('link', { name: 'kava' })).toBeNull()
  expect(searches.getByRole('link', { name: 'solar pump' })).toBeVisible()
})

test('shows trials and answer times as shares', async () => {
  const { user } = open()
  const trials = await topic('From trial to paid plan')
  expect(trials.getByText(/^Conversion: the share of listings whose trial began in a month/)).toBeVisible()
  expect(await trials.findByRole('row', { name: 'Sep 2026: 3 of 12 25%' })).toBeInTheDocument()
  const times = await topic('Answer times')
  const row = await times.findByRole('row', { name: /^Business/ })
  expect(row).toHaveTextContent(/40.*5.5 hours.*2.5 days.*95%/)
  await user.click(times.getByRole('link', { name: 'Review' }))
  expect(
    await times.findByRole('table', { name: 'Review: hours until half were decided, by week' }),
  ).toBeInTheDocument()
})

test('retries a failed topic alone', async () => {
  mockQueue()
  mockAnalytics()
  server.use(unreachable(calls.visits))
  const { user } = openAdministration('/admin?tab=analytics')
  const visits = await topic('Views and messages')
  expect(await visits.findByText('We couldn’t load these figures')).toBeVisible()
  expect(
    await (await topic('Listings')).findByRole('table', { name: /^Listings by day/ }),
  ).toBeInTheDocument()
  mockAnalytics()
  await user.click(visits.getByRole('button', { name: 'Retry' }))
  expect(await visits.findByRole('table', { name: 'Views by day' })).toBeInTheDocument()
})

test('shows an empty dashboard without listings, and Retry after a failure', async () => {
  const { unmount } = open('/admin?tab=analytics', someFigures({ businesses: 0 }))
  expect(await screen.findByRole('heading', { name: 'Analytics dashboard coming soon' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Listings' })).toBeNull()
  unmount()
  mockQueue()
  mockAnalytics()
  server.use(unreachable(calls.adminFigures))
  const { user } = openAdministration('/admin?tab=analytics')
  await screen.findByText('We couldn’t load the figures')
  server.use(respondWith(calls.adminFigures, 200, someFigures()))
  await pressRetry(user)
  expect(await screen.findByText('1,204')).toBeVisible()
})
