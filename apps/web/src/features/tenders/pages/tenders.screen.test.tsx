import { calls, type TenderItem } from '@portal/domain/contract'
import { TENDER_KINDS } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { aTender } from '#test/content-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#features/alerts/components/AlertForm.tsx'
import '#features/alerts/pages/alerts.screen.tsx'
import './tender-entry.screen.tsx'
import './tenders.screen.tsx'

const TENDER = aTender()

/** Mocks the list; returns the received queries. */
function mockTenders(items: readonly TenderItem[], total = items.length) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listTenders, 200, [...items], {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  return requests
}

const shown = () => screen.findByRole('heading', { name: TENDER.title })

test('a tender shows issuer, title, place, value and closing time', async () => {
  mockTenders([TENDER])
  renderApp('/tenders')
  await shown()
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('link', { name: TENDER.title })).toHaveAttribute('href', `/tenders/${TENDER.slug}`)
  expect(card.getByText('Government Tender')).toBeVisible()
  expect(card.getByText('Auki Market Committee')).toBeVisible()
  expect(card.getByText('Malaita, Solomon Islands')).toBeVisible()
  expect(card.getByText('SBD 300,000 to 400,000')).toBeVisible()
  expect(card.getByText('15 days left')).toBeVisible()
  expect(card.getByText(/5 Dec 2026, 4:00 PM/)).toBeVisible()
  expect(card.getByText(/Honiara time \(UTC\+11\)/)).toBeVisible()
  expect(screen.getByText('1 tender found')).toBeVisible()
})

test('samples are marked one by one beside others, and once where there is nothing else', async () => {
  mockTenders([TENDER, aTender({ id: 2, slug: 'real', title: 'Real tender', isSample: false })])
  const { unmount } = renderApp('/tenders')
  await shown()
  expect(screen.getAllByText('Sample')).toHaveLength(1)
  expect(screen.queryByText(/are samples/)).toBeNull()
  unmount()
  mockTenders([TENDER, aTender({ id: 2, slug: 'other', title: 'Other tender' })])
  renderApp('/tenders')
  await shown()
  expect(screen.queryByText('Sample')).toBeNull()
  expect(screen.getByText('All entries in this list are samples.')).toBeVisible()
})

test('the kinds keep the other filters, and begin at their first page', async () => {
  mockTenders([TENDER])
  renderApp('/tenders?country=fj&when=all&page=2')
  await shown()
  const kinds = within(screen.getByRole('navigation', { name: 'Tenders by kind' }))
  expect(kinds.getByRole('link', { name: 'Grants' })).toHaveAttribute(
    'href',
    '/tenders/grants?country=fj&when=all',
  )
  expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/tenders?country=fj&when=all')
})

test('a closed tender is marked and still a link', async () => {
  mockTenders([aTender({ closesAt: '2026-11-01T05:00:00.000Z' })])
  renderApp('/tenders?when=closed')
  await shown()
  expect(within(screen.getByRole('article')).getByText('Closed')).toBeVisible()
  expect(screen.getByRole('link', { name: TENDER.title })).toBeVisible()
})

test.each([
  ['Kind', 'Grants', '?kind=grants&limit=12'],
  ['Country', 'Fiji', '?country=fj&limit=12'],
  ['Industry', 'fisheries', '?industry=fisheries&limit=12'],
  ['Closing time', 'Open and closed', '?when=all&limit=12'],
])('%s filters the list at once', async (name, choice, query) => {
  const requests = mockTenders([TENDER])
  const { user } = renderApp('/tenders')
  await shown()
  await user.selectOptions(screen.getByRole('combobox', { name }), choice)
  await waitFor(() => expect(requests.at(-1)).toBe(query))
})

test('the search keeps the filters', async () => {
  const requests = mockTenders([TENDER])
  const { user } = renderApp('/tenders?kind=grants&country=fj&industry=fisheries&when=all')
  await shown()
  const form = within(screen.getByRole('search', { name: 'Tenders' }))
  await user.type(form.getByRole('searchbox', { name: 'Search tenders' }), 'ice')
  await user.click(form.getByRole('button', { name: 'Search' }))
  await waitFor(() =>
    expect(requests.at(-1)).toBe('?kind=grants&country=fj&industry=fisheries&when=all&search=ice&limit=12'),
  )
})

test('other spellings in the address select their options', async () => {
  mockTenders([TENDER])
  renderApp('/tenders?country=solomon-islands&kind=NGO%20Tenders')
  await shown()
  const form = within(screen.getByRole('search', { name: 'Tenders' }))
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('sb')
  expect(form.getByRole('combobox', { name: 'Kind' })).toHaveValue('ngo')
})

test.each(TENDER_KINDS)('/tenders/$slug lists its kind', async ({ slug, name }) => {
  const requests = mockTenders([TENDER])
  renderApp(`/tenders/${slug}?country=fj`)
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await shown()
  expect(requests).toEqual([`?kind=${slug}&country=fj&limit=12`])
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
  expect(screen.getByRole('link', { name, current: 'page' })).toBeVisible()
})

test('page links keep the filters', async () => {
  mockTenders([TENDER], 30)
  renderApp('/tenders?country=fj&page=2')
  await shown()
  expect(screen.getByText('30 tenders found')).toBeVisible()
  expect(screen.getByRole('link', { name: /next/i })).toHaveAttribute('href', '/tenders?country=fj&page=3')
})

test('a page beyond the end links to the first', async () => {
  mockTenders([], 5)
  renderApp('/tenders?page=9')
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/tenders')
})

test('links to the feed and the form', async () => {
  mockTenders([TENDER])
  renderApp('/tenders')
  await shown()
  expect(screen.getByRole('link', { name: /RSS/ })).toHaveAttribute('href', '/api/tenders/feed.xml')
  expect(screen.getByRole('link', { name: 'Post a Tender' })).toHaveAttribute('href', '/tenders/post')
})

test('an empty list says so and links on', async () => {
  mockTenders([])
  renderApp('/tenders/ngo')
  expect(await screen.findByRole('heading', { name: 'No tenders found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See open and closed tenders' })).toHaveAttribute(
    'href',
    '/tenders?when=all',
  )
})

test('a loader says what is loading', async () => {
  server.use(http.get('*/api/tenders', () => delay('infinite')))
  renderApp('/tenders')
  expect(await screen.findByText('Loading tenders...')).toBeVisible()
})

test('a failed load says so and can be retried', async () => {
  server.use(unreachable(calls.listTenders))
  const { user } = renderApp('/tenders')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch tenders' })).toBeVisible()
  mockTenders([TENDER])
  await pressRetry(user)
  expect(await shown()).toBeVisible()
})

test('new tenders of the chosen country are one press away from the list, by email', async () => {
  mockTenders([])
  const { user } = renderApp('/tenders?country=fj')
  await user.click(await screen.findByRole('link', { name: 'Email me new Fiji tenders' }))
  expect(await screen.findByRole('heading', { name: 'Email me new tenders in Fiji' })).toBeVisible()
})
