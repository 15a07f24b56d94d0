import { calls, type QueueEntry } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import { aJob, aJobDetail, anEventDetail, aTender, aTenderDetail } from '#test/content-factories.ts'
import { anEvent, aUser, NOW } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, refusingTheRest, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './SubmissionQueues.tsx'
import '#app/pages/search/search.screen.tsx'
import '#features/events/pages/events.screen.tsx'
import '#features/jobs/pages/jobs.screen.tsx'
import '#features/tenders/pages/tenders.screen.tsx'
import '#features/moderation/components/RejectDialog.tsx'

const HOUR = 3_600_000
const ADMIN = aUser({ firstName: 'Ruth', isAdmin: true })
const FIGURES = { businesses: 297, reviews: 635, news: 9, upcomingEvents: 22, countries: [] }

const sent = (id: number, hoursAgo: number) => ({
  id,
  reference: `TD-${id}`,
  submitterName: 'Mere Tavola',
  submitterEmail: 'mere@example.com',
  submittedAt: new Date(NOW - hoursAgo * HOUR).toISOString(),
})

const LIGHTS: QueueEntry = { kind: 'tenders', ...sent(11, 52), item: aTenderDetail({ id: 11 }) }
const DESKS: QueueEntry = {
  kind: 'tenders',
  ...sent(12, 5),
  item: aTenderDetail({ id: 12, title: 'School desks', slug: 'school-desks' }),
}
const SHOW: QueueEntry = { kind: 'events', ...sent(21, 1), item: anEventDetail() }
const BOATS: QueueEntry = { kind: 'jobs', ...sent(31, 1), item: aJobDetail() }

/** Answers with a queue that drops decided entries; records the calls. */
function parseQueue(...entries: QueueEntry[]) {
  const waiting = [...entries]
  const seen = { lists: [] as string[], decisions: [] as { path: string; body: unknown }[] }
  const countOf = (kind: QueueEntry['kind']) => waiting.filter((entry) => entry.kind === kind).length
  const leave = (id: number) => {
    const at = waiting.findIndex((entry) => entry.id === id)
    if (at >= 0) waiting.splice(at, 1)
  }
  server.use(
    answering(calls.dashboardStats, 200, FIGURES),
    answering(calls.listQuoteRequests, 200, []),
    answering(calls.listPending, 200, []),
    answering(calls.countQueue, 200, () => ({
      businesses: 0,
      events: countOf('events'),
      tenders: countOf('tenders'),
      jobs: countOf('jobs'),
      inquiries: 0,
    })),
    answering(
      calls.listQueue,
      200,
      ({ url }) => waiting.filter(({ kind }) => kind === url.searchParams.get('kind')),
      { onRequest: ({ url }) => seen.lists.push(url.search) },
    ),
    answering(calls.decideSubmission, 200, ({ url, body }) => {
      seen.decisions.push({ path: url.pathname, body })
      const id = Number(url.pathname.split('/').at(-2))
      leave(id)
      return { id, slug: 'decided', status: 'approved' as const }
    }),
  )
  return { ...seen, leave, waiting }
}

const open = (path: string) => renderApp(path, { user: ADMIN })
const details = async (name: string) => within(await screen.findByRole('article', { name }))

test('counts the waiting submissions of each kind and links to their queues', async () => {
  parseQueue(LIGHTS, DESKS, SHOW)
  const { router, user } = open('/admin')
  const kinds = within(await screen.findByRole('navigation', { name: 'Waiting by kind' }))
  expect(await kinds.findByRole('link', { name: 'Events (1)' })).toBeVisible()
  expect(kinds.getByRole('link', { name: 'Jobs (0)' })).toBeVisible()
  expect(kinds.getByRole('link', { name: 'Listings (0)', current: true })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Moderation Queue ?3$/ })).toBeVisible()
  expect(screen.getByText('Waiting for review').nextElementSibling).toHaveTextContent('3')
  await user.click(kinds.getByRole('link', { name: 'Tenders (2)' }))
  expect(router.state.location.search).toBe('?queue=tenders')
  await details(LIGHTS.item.title)
})

test('previews a tender with its sender and the due date of the decision', async () => {
  const { lists } = parseQueue(LIGHTS, DESKS)
  open('/admin?queue=tenders')
  const shown = await details(LIGHTS.item.title)
  expect(shown.getByText('Mere Tavola')).toBeVisible()
  expect(shown.getByRole('link', { name: 'mere@example.com' })).toHaveAttribute(
    'href',
    `mailto:mere@example.com?subject=${encodeURIComponent(`TD-11: ${LIGHTS.item.title}`)}`,
  )
  expect(shown.getAllByText('TD-11')[0]).toBeVisible()
  expect(shown.getByText('Mon 23 Nov 2026')).toBeVisible()
  expect(shown.getByText('Work is done at night, when the market is empty.')).toBeVisible()
  expect(shown.getByRole('heading', { name: 'Lots' })).toBeVisible()
  expect(shown.getByText(`/tenders/${LIGHTS.item.slug}`)).toBeVisible()
  const queue = within(screen.getByRole('list', { name: 'Waiting tenders' }))
  expect(queue.getByText('Waiting 2 days 4 h, promised 3 working days')).toBeVisible()
  expect(queue.getAllByText('From Mere Tavola')).toHaveLength(2)
  expect(lists[0]).toBe('?kind=tenders&limit=25')
})

test.each([
  ['events', SHOW, 'Buyers sit at a table with names on it.', '/events/'],
  ['jobs', BOATS, 'The yard teaches what you lack.', '/jobs/'],
] as const)('the queue of %s previews their pages', async (queue, entry, text, path) => {
  parseQueue(entry)
  open(`/admin?queue=${queue}`)
  const shown = await details(entry.item.title)
  expect(shown.getByText(text)).toBeVisible()
  expect(shown.getByText(path + entry.item.slug)).toBeVisible()
})

test.each([
  ['events', SHOW],
  ['tenders', LIGHTS],
  ['jobs', BOATS],
] as const)('?tab=%s opens the queue of that name too', async (tab, entry) => {
  parseQueue(entry)
  open(`/admin?tab=${tab}`)
  await details(entry.item.title)
  const kinds = within(screen.getByRole('navigation', { name: 'Waiting by kind' }))
  expect(kinds.getByRole('link', { current: true })).toHaveAttribute('href', `/admin?queue=${tab}`)
})

test('sends an approval once and shows the next submission', async () => {
  const { decisions } = parseQueue(LIGHTS, DESKS)
  const { user } = open('/admin?queue=tenders')
  await user.dblClick((await details(LIGHTS.item.title)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Tender Approved')).toBeVisible()
  expect(screen.getByText('The tender has been approved and is now live.')).toBeVisible()
  await details(DESKS.item.title)
  expect(decisions).toEqual([
    {
      path: '/api/admin/tenders/11/status',
      body: { status: 'approved', submittedAt: LIGHTS.submittedAt },
    },
  ])
  expect(await screen.findByRole('link', { name: 'Tenders (1)' })).toBeVisible()
})

test('a rejected submission can be decided again after its resubmission', async () => {
  const { waiting, decisions } = parseQueue(LIGHTS, DESKS)
  const { user } = open('/admin?queue=tenders')
  await user.click((await details(LIGHTS.item.title)).getByRole('button', { name: 'Approve' }))
  const again = { ...LIGHTS, submittedAt: new Date(NOW).toISOString() }
  const next = await details(DESKS.item.title)
  waiting.push(again)
  await user.click(next.getByRole('button', { name: 'Approve' }))
  await user.click((await details(LIGHTS.item.title)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(decisions.at(-1)).toEqual({
    path: '/api/admin/tenders/11/status',
    body: { status: 'approved', submittedAt: again.submittedAt },
  })
})

const NONE = { total: 0, items: [] }
const FOUND = { businesses: NONE, news: NONE, events: NONE, tenders: NONE, guides: NONE }
const aShow = anEvent({ title: SHOW.item.title })
const someLights = aTender({ title: LIGHTS.item.title })
const someBoats = aJob({ title: BOATS.item.title })

test.each([
  ['events', '/events', SHOW, (live) => answering(calls.listEvents, 200, () => (live() ? [aShow] : []))],
  [
    'tenders',
    '/tenders',
    LIGHTS,
    (live) => answering(calls.listTenders, 200, () => (live() ? [someLights] : [])),
  ],
  ['jobs', '/jobs', BOATS, (live) => answering(calls.listJobs, 200, () => (live() ? [someBoats] : []))],
  [
    'tenders',
    '/search?q=lights',
    LIGHTS,
    (live) =>
      answering(calls.search, 200, () => ({
        ...FOUND,
        ...(live() && { tenders: { total: 1, items: [someLights] } }),
      })),
  ],
] satisfies [string, string, QueueEntry, (live: () => boolean) => RequestHandler][])(
  'after an approval of %s, %s shows it although it was cached before',
  async (queue, path, entry, list) => {
    server.use(refusingTheRest())
    const { decisions } = parseQueue(entry)
    let asked = 0
    server.use(
      list(() => {
        asked += 1
        return decisions.length > 0
      }),
    )
    const { user, router } = open(path)
    await waitFor(() => expect(asked).toBeGreaterThan(0))
    await act(() => router.navigate(`/admin?queue=${queue}`))
    await user.click((await details(entry.item.title)).getByRole('button', { name: 'Approve' }))
    await screen.findByRole('heading', { name: 'Nothing waits' })
    await act(() => router.navigate(path))
    const main = within(screen.getByRole('main'))
    expect((await main.findAllByText(entry.item.title))[0]).toBeVisible()
  },
)

test('a rejection requires one of the kind’s own reasons and sends the note', async () => {
  const { decisions } = parseQueue(SHOW)
  const { user } = open('/admin?queue=events')
  await user.click((await details(SHOW.item.title)).getByRole('button', { name: 'Reject with a reason…' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${SHOW.item.title}?` }))
  expect(dialog.getByText(/The sender reads the reason and the note by mail/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'The dates or times are not right' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note to the sender' }), 'It ends before it begins.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Event Rejected')).toBeVisible()
  expect(decisions).toEqual([
    {
      path: '/api/admin/events/21/status',
      body: {
        status: 'rejected',
        reason: 'wrong-dates',
        note: 'It ends before it begins.',
        submittedAt: SHOW.submittedAt,
      },
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})

test('a submission that another administrator has decided leaves the queue with a notice', async () => {
  const { leave } = parseQueue(LIGHTS, DESKS)
  server.use(
    http.patch('*/api/admin/tenders/11/status', () => {
      leave(11)
      return HttpResponse.json({ message: 'This tender is already approved.' }, { status: 409 })
    }),
  )
  const { user } = open('/admin?queue=tenders')
  await user.click((await details(LIGHTS.item.title)).getByRole('button', { name: 'Approve' }))
  const notice = await screen.findByText(`${LIGHTS.item.title}: This tender is already approved.`)
  expect(notice).toBeVisible()
  expect(await screen.findByText('Failed to approve tender. Please try again.')).toBeVisible()
  await details(DESKS.item.title)
})

test('searches the queue within its kind and shows an empty state without matches', async () => {
  const { lists } = parseQueue()
  const { user, router } = open('/admin?queue=jobs')
  await screen.findByRole('heading', { name: 'Nothing waits' })
  await user.type(screen.getByRole('searchbox', { name: 'Search the queue' }), 'cook')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeVisible()
  expect(router.state.location.search).toBe('?queue=jobs&search=cook')
  await waitFor(() => expect(lists.at(-1)).toBe('?kind=jobs&search=cook&limit=25'))
  expect(screen.getByRole('link', { name: 'The whole queue' })).toHaveAttribute('href', '/admin?queue=jobs')
})

test('shows a loading state while the queue loads', async () => {
  parseQueue()
  server.use(http.get('*/api/admin/queue', () => delay('infinite')))
  open('/admin?queue=events')
  expect(await screen.findByRole('status', { name: 'Loading the queue...' })).toBeVisible()
})

test('retries a queue that failed to load', async () => {
  parseQueue()
  server.use(unreachable(calls.listQueue))
  const { user } = open('/admin?queue=events')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  parseQueue(SHOW)
  await pressRetry(user)
  await details(SHOW.item.title)
})
