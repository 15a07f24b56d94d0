import { calls } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, type RequestHandler } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { aJob, aTender } from '#test/content-factories.ts'
import { anEvent, NOW, somePhotos, withPhotos, anOwnBusiness } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { aQueueItem } from '#test/queue-factories.ts'
import { mockQueue, openQueue } from '#test/queue.ts'
import { NO_RESULTS } from '#test/search-results.ts'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
import { oil, lights, show, praise, advert, loaded } from '#test/queue-items.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/QueueTab.tsx'
import '#app/pages/search/search.screen.tsx'
import '#features/events/pages/events.screen.tsx'
import '#features/jobs/pages/jobs.screen.tsx'
import '#features/tenders/pages/tenders.screen.tsx'
import '#shared/media/Lightbox.tsx'

beforeEach(() => localStorage.clear())

const HOUR = 3_600_000

const boats = aQueueItem({ kind: 'jobs', id: 41, title: 'Boat builder', about: 'Vanuatu' })

test('lists every kind with the time left to decide, and shows the oldest', async () => {
  mockQueue({ ...oil, dueAt: new Date(NOW - 50 * HOUR).toISOString() }, lights, praise)
  openQueue()
  const shown = await loaded(oil.title)
  expect(shown.getByText('2 days late')).toBeVisible()
  const queue = within(screen.getByRole('list', { name: 'Items to review' }))
  expect(queue.getByText('Tender')).toBeVisible()
  expect(queue.getAllByText('Due in 2 days')).toHaveLength(2)
  expect(queue.getByText(wholeText('Food & Beverages · Auki, Malaita, from Moses Tara'))).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Moderation Queue (3)' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Moderation Queue ?3$/, current: 'page' })).toBeVisible()
})

test('counts each kind and filters by one', async () => {
  const { lists } = mockQueue(oil, lights, show)
  const { router, user } = openQueue()
  const kinds = within(await screen.findByRole('navigation', { name: 'Items by kind' }))
  expect(await kinds.findByRole('link', { name: 'All (3)', current: true })).toBeVisible()
  expect(kinds.getByRole('link', { name: 'Jobs (0)' })).toBeVisible()
  await user.click(kinds.getByRole('link', { name: 'Tenders (1)' }))
  expect(router.state.location.search).toBe('?queue=tenders')
  await loaded(lights.title)
  expect(lists).toEqual(['?limit=25', '?kind=tenders&limit=25'])
})

test('shows a listing’s public preview, internal facts and sender', async () => {
  const { details: own } = mockQueue(oil)
  own.set('businesses 11', {
    kind: 'businesses',
    item: anOwnBusiness({ ...withPhotos(somePhotos(2)), phone: '+6777400112', businessLicense: 'L-77' }),
    duplicates: [{ title: 'Kokonut Oil Co-op', about: 'Auki, same phone', path: '/sb/food/kokonut' }],
    sender: {
      name: 'Moses Tara',
      email: 'moses@example.com',
      account: { createdAt: '2026-10-01T02:00:00.000Z', isEmailConfirmed: false },
      earlier: [
        {
          kind: 'reviews',
          id: 1,
          title: 'Gizo Dive',
          status: 'rejected',
          submittedAt: '2026-10-02T02:00:00.000Z',
          path: null,
        },
      ],
      reports: { total: 2, resolved: 1 },
    },
  })
  const { user } = openQueue()
  const shown = await loaded(oil.title)
  expect(shown.getByRole('link', { name: '+677 740 0112' })).toBeVisible()
  expect(shown.getByText('L-77')).toBeVisible()
  expect(shown.getByText('Is this a duplicate?')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Kokonut Oil Co-op' })).toHaveAttribute('href', '/sb/food/kokonut')
  expect(shown.getByText('Since 1 Oct 2026, address not confirmed')).toBeVisible()
  expect(shown.getByText('2 reports, 1 upheld')).toBeVisible()
  expect(within(shown.getByRole('list', { name: 'Sent before' })).getByText('Rejected')).toBeVisible()
  await user.click(shown.getByRole('link', { name: /^Photo 2 of 2/ }))
  expect(await screen.findByRole('dialog', { name: /^Photo 2 of 2/ })).toBeVisible()
})

test('marks other reports from the same sender', async () => {
  const { details: own } = mockQueue(advert)
  const other = {
    reason: 'closed',
    note: 'It moved.',
    status: 'pending' as const,
    submittedAt: advert.submittedAt,
  }
  own.set(`reports ${advert.id}`, {
    kind: 'reports',
    earlier: [
      { ...other, reference: 'PB-3333-33', label: 'It has closed', isFromSameSender: true },
      { ...other, reference: 'PB-4444-44', label: 'It has closed', isFromSameSender: false },
    ],
  })
  openQueue()
  const shown = await loaded(advert.title)
  expect(shown.getByText('PB-3333-33, pending review, from the same sender')).toBeVisible()
  expect(shown.getByText('PB-4444-44, pending review')).toBeVisible()
})

test('marks changes, before and after', async () => {
  const { details: own } = mockQueue({ ...praise, isChange: true })
  own.set('reviews 51', {
    differences: [
      { field: 'Stars', before: '4', after: '1' },
      { field: 'Review', before: null, after: 'Bent nails.' },
    ],
  })
  openQueue()
  const shown = await loaded(praise.title)
  const table = within(shown.getByRole('table', { name: 'What changes' }))
  expect(table.getByText('4').tagName).toBe('DEL')
  expect(table.getByText('Bent nails.').tagName).toBe('INS')
  expect(table.getByText('Empty')).toBeVisible()
  expect(screen.getByText('Changed')).toBeVisible()
})

test.each([
  [show, 'Buyers sit at a table with names on it.'],
  [boats, 'The yard teaches what you lack.'],
  [lights, 'Work is done at night, when the market is empty.'],
  [praise, 'The oil keeps for months and the boat was on time.'],
  [advert, 'It names another shop.'],
])('previews $kind', async (item, text) => {
  mockQueue(item)
  openQueue()
  expect((await loaded(item.title)).getByText(text)).toBeVisible()
})

test.each(['events', 'tenders', 'jobs'] as const)('?tab=%s also opens the queue', async (tab) => {
  mockQueue(show, lights, boats)
  openQueue(`/admin?tab=${tab}`)
  const kinds = within(await screen.findByRole('navigation', { name: 'Items by kind' }))
  expect(kinds.getByRole('link', { current: true })).toHaveAttribute('href', `/admin?queue=${tab}`)
  await screen.findByText('As the public will see it')
})

test.each([
  [
    '/events',
    show,
    (live) => respondWith(calls.listEvents, 200, () => (live() ? [anEvent({ title: show.title })] : [])),
  ],
  [
    '/tenders',
    lights,
    (live) => respondWith(calls.listTenders, 200, () => (live() ? [aTender({ title: lights.title })] : [])),
  ],
  [
    '/jobs',
    boats,
    (live) => respondWith(calls.listJobs, 200, () => (live() ? [aJob({ title: boats.title })] : [])),
  ],
  [
    '/search?q=lights',
    lights,
    (live) =>
      respondWith(calls.search, 200, () => ({
        ...NO_RESULTS,
        ...(live() && { tenders: { total: 1, items: [aTender({ title: lights.title })] } }),
      })),
  ],
] satisfies [string, typeof show, (live: () => boolean) => RequestHandler][])(
  'after an approval %s shows it although it was cached before',
  async (path, item, list) => {
    server.use(refusingTheRest())
    const { decisions } = mockQueue(item)
    let requests = 0
    server.use(
      list(() => {
        requests += 1
        return decisions.length > 0
      }),
    )
    const { user, router } = openQueue(path)
    await waitFor(() => expect(requests).toBeGreaterThan(0))
    await act(() => router.navigate('/admin'))
    await user.click((await loaded(item.title)).getByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { name: 'Nothing to review' })
    await act(() => router.navigate(path))
    const main = within(screen.getByRole('main'))
    expect((await main.findAllByText(item.title))[0]).toBeVisible()
  },
)

test('searches within a kind and shows an empty state without matches', async () => {
  const { lists } = mockQueue()
  const { router, user } = openQueue('/admin?queue=jobs')
  await screen.findByRole('heading', { name: 'Nothing to review' })
  await user.type(screen.getByRole('searchbox', { name: 'Search the queue' }), 'cook{Enter}')
  expect(await screen.findByText('No pending item matches “cook”.')).toBeVisible()
  expect(router.state.location.search).toBe('?queue=jobs&search=cook')
  expect(lists.at(-1)).toBe('?kind=jobs&search=cook&limit=25')
  expect(screen.getByRole('link', { name: 'The whole queue' })).toHaveAttribute('href', '/admin')
})

test('shows a loading state while the queue loads', async () => {
  mockQueue(oil)
  server.use(http.get('*/api/admin/queue', () => delay('infinite')))
  openQueue()
  expect(await screen.findByRole('status', { name: 'Loading the queue...' })).toBeInTheDocument()
})

test('retries a queue, and an item, that failed to load', async () => {
  mockQueue(oil)
  server.use(unreachable(calls.listQueue), unreachable(calls.getQueueItem))
  const { user } = openQueue()
  await screen.findByRole('heading', { name: 'We couldn’t load the queue' })
  mockQueue(oil)
  server.use(unreachable(calls.getQueueItem))
  await pressRetry(user)
  await screen.findByRole('heading', { name: 'We couldn’t load this item' })
  mockQueue(oil)
  await pressRetry(user)
  expect((await loaded(oil.title)).getByRole('button', { name: 'Approve' })).toBeVisible()
})
