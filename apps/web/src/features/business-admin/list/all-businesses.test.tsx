import { calls, type AdminBusinessSummary } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anAdminSummary } from '#test/admin-factories.ts'
import { openAdministration } from '#test/administration.ts'
import { pressRetry } from '#test/press-retry.ts'
import { mockQueue } from '#test/queue.ts'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/admin/admin.screen.tsx'
import './AllBusinesses.tsx'

beforeEach(() => void mockQueue())

const hardware = anAdminSummary()
const lodge = anAdminSummary({
  id: 8,
  name: 'Gizo Lodge',
  state: 'suspended',
  category: 'Tourism & Hospitality',
  province: 'western',
  isVerified: true,
  isFeatured: true,
  featuredUntil: '2026-12-31T13:00:00.000Z',
  owner: null,
  publicUntil: null,
})

function list(businesses: AdminBusinessSummary[], total = businesses.length) {
  const seen: string[] = []
  server.use(
    respondWith(calls.listAdminBusinesses, 200, businesses, {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => seen.push(url.search),
    }),
  )
  return seen
}

const open = (query = '') => openAdministration(`/admin?tab=businesses${query}`)
const rows = async () => within(await screen.findByRole('table', { name: 'Businesses' })).getAllByRole('row')

test('shows each business’s key facts and links to its page', async () => {
  list([hardware, lodge])
  open()
  const [, first, second] = await rows()
  expect(within(first as HTMLElement).getByRole('link', { name: 'Auki Hardware' })).toHaveAttribute(
    'href',
    '/admin/businesses/7',
  )
  expect(first).toHaveTextContent('Construction & Materials · Malaita')
  for (const text of ['Live', 'Standard', '1 Nov 2027', 'Moses Tara', '64%'])
    expect(first).toHaveTextContent(text)
  for (const text of ['Suspended', 'Never', 'Verified', 'Featured to 31 Dec 2026', 'Nobody'])
    expect(second).toHaveTextContent(text)
  expect(screen.getByText('2 businesses')).toBeVisible()
  expect(screen.getByRole('link', { name: /^All Businesses/, current: 'page' })).toBeVisible()
})

test('the address contains search, filters, order and page, as does the file’s', async () => {
  const seen = list([lodge], 60)
  open('&search=gizo&state=suspended&verified=true&sort=name&page=2')
  await rows()
  expect(seen).toEqual(['?search=gizo&state=suspended&verified=true&sort=name&limit=25&page=2'])
  expect(screen.getByRole('searchbox', { name: 'Search businesses' })).toHaveValue('gizo')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('suspended')
  expect(screen.getByRole('combobox', { name: 'Verified' })).toHaveValue('true')
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/admin/businesses.csv?search=gizo&state=suspended&verified=true',
  )
})

test('a choice changes the address and starts at the first page', async () => {
  const seen = list([hardware], 60)
  const { user, router } = open('&page=2')
  await rows()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Expired')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=businesses&state=expired'))
  await waitFor(() => expect(seen.at(-1)).toBe('?state=expired&limit=25'))
})

test('searches with the keyboard alone', async () => {
  list([hardware])
  const { user, router } = open()
  await user.type(await screen.findByRole('searchbox', { name: 'Search businesses' }), 'SI-4471{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?tab=businesses&search=SI-4471'))
})

test('links to all businesses if nothing matches', async () => {
  list([])
  open('&search=nothing')
  expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeVisible()
  const section = screen.getByRole('region', { name: 'All Businesses' })
  expect(within(section).getByRole('link', { name: 'All businesses' })).toHaveAttribute(
    'href',
    '/admin?tab=businesses',
  )
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull()
})

test('explains an empty list without any business', async () => {
  list([])
  open()
  expect(await screen.findByRole('heading', { name: 'No businesses yet' })).toBeVisible()
})

test('offers Retry after an error', async () => {
  server.use(unreachable(calls.listAdminBusinesses))
  const { user } = open()
  expect(await screen.findByText('We couldn’t load the businesses')).toBeVisible()
  list([hardware])
  await pressRetry(user)
  expect(await rows()).toHaveLength(2)
})
