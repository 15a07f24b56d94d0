import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { NOW } from '#test/factories.ts'
import { pressTwice } from '#test/press-twice.ts'
import { aQueueItem } from '#test/queue-factories.ts'
import { mockQueue, openQueue } from '#test/queue.ts'
import { respondWith, server } from '#test/server.ts'
import { oil, print, lights, praise, advert, details, heading, loaded } from '#test/queue-items.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/QueueTab.tsx'
import '#features/moderation/components/RejectDialog.tsx'

beforeEach(() => localStorage.clear())

const change = aQueueItem({ kind: 'edits', id: 71, title: 'Lata Reef Honey', isChange: true })

test.each([
  [oil, 'Business Approved', 'The business has been approved and is now live.'],
  [lights, 'Tender Approved', 'The tender has been approved and is now live.'],
  [change, 'Edit Approved', 'The edit has been approved and is now live.'],
  [praise, 'Review Approved', 'The review has been approved and is now live.'],
] as const)('sends one approval of $kind and opens the next item', async (item, title, text) => {
  const { decisions } = mockQueue(item, print)
  const { router } = openQueue()
  pressTwice((await loaded(item.title)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  await waitFor(async () => expect(await heading(print.title)).toHaveFocus())
  expect(router.state.location.search).toBe('?item=businesses-12')
  expect(decisions).toEqual([
    {
      path: `/api/admin/${item.kind}/${item.id}/status`,
      body: { status: 'approved', submittedAt: item.submittedAt },
    },
  ])
  expect(screen.queryByRole('link', { name: item.title })).toBeNull()
  expect(await screen.findByRole('link', { name: /^Moderation Queue ?1$/ })).toBeVisible()
})

test('a report is resolved, or dismissed with a note', async () => {
  const { decisions } = mockQueue(advert, { ...advert, id: 62, title: 'Auki Bakery' })
  const { user } = openQueue()
  await user.click((await loaded(advert.title)).getByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText('Report Resolved')).toBeVisible()
  await user.click((await loaded('Auki Bakery')).getByRole('button', { name: 'Dismiss…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss Auki Bakery?' }))
  expect(dialog.queryByRole('radio')).toBeNull()
  await user.type(dialog.getByRole('textbox'), 'It is fine.')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await screen.findByRole('heading', { name: 'Nothing to review' })
  expect(decisions.map(({ body }) => body)).toMatchObject([
    { status: 'resolved' },
    { status: 'dismissed', note: 'It is fine.' },
  ])
})

test('a reported review is taken down from the report', async () => {
  mockQueue(advert)
  const requests: unknown[] = []
  server.use(
    respondWith(calls.takeDownReview, 200, ({ body }) => {
      requests.push(body)
      return {
        kind: 'reviews' as const,
        id: 7,
        slug: null,
        status: 'rejected' as const,
        decision: { id: 9, undoUntil: new Date(NOW).toISOString() },
      }
    }),
  )
  const { user } = openQueue()
  await user.click((await loaded(advert.title)).getByRole('button', { name: 'Take the review down…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'It is advertising' }))
  await user.click(dialog.getByRole('button', { name: 'Take down' }))
  await waitFor(() => expect(requests).toEqual([{ reason: 'advertising' }]))
  expect(await screen.findByText('Review taken down: Kokonut Oil Cooperative')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

const reject = async (user: ReturnType<typeof openQueue>['user'], name: string) => {
  await user.click((await loaded(name)).getByRole('button', { name: /^Reject/ }))
  return within(await screen.findByRole('dialog', { name: `Reject ${name}?` }))
}

test('a rejection requires a reason and sends the note', async () => {
  const { decisions } = mockQueue(oil)
  const { user } = openQueue()
  const dialog = await reject(user, oil.title)
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Please choose a reason')).toBeVisible()
  await expectFocus(dialog.getAllByRole('radio')[0])
  expect(decisions).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'The category does not fit the business' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note to the owner' }), '  Try Manufacturing. ')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Business Rejected')).toBeVisible()
  expect(screen.getByText('The business has been rejected.')).toBeVisible()
  const body = { status: 'rejected', reason: 'wrong-category', note: 'Try Manufacturing.' }
  expect(decisions[0]?.body).toEqual({ ...body, submittedAt: oil.submittedAt })
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  expect(screen.getByText(/^Last decision: Business rejected: Kokonut Oil Cooperative/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a reopened dialog keeps its input', async () => {
  mockQueue(oil)
  const { user } = openQueue()
  const first = await reject(user, oil.title)
  await user.type(first.getByRole('textbox', { name: 'Note to the owner' }), 'Which island is it on?')
  await user.click(first.getByRole('radio', { name: 'This business is already listed' }))
  await user.keyboard('{Escape}')
  const again = await reject(user, oil.title)
  expect(again.getByRole('textbox', { name: 'Note to the owner' })).toHaveValue('Which island is it on?')
  expect(again.getByRole('radio', { name: 'This business is already listed' })).toBeChecked()
})

test('the reason “other” requires a note', async () => {
  const { decisions } = mockQueue(oil)
  const { user } = openQueue()
  const dialog = await reject(user, oil.title)
  await user.click(dialog.getByRole('radio', { name: 'Another reason, see the note' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Please give the reason in the note')).toBeVisible()
  expect(decisions).toEqual([])
})

test('a lost connection keeps the input of a rejection, and a retry has the same key', async () => {
  mockQueue(oil)
  const keys: (string | null)[] = []
  let isLost = true
  server.use(
    http.patch('*/api/admin/businesses/11/status', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      // Without a response here the next handler responds.
      return isLost ? HttpResponse.error() : undefined
    }),
  )
  const { user } = openQueue()
  const dialog = await reject(user, oil.title)
  await user.click(dialog.getByRole('radio', { name: 'This business is already listed' }))
  await user.type(dialog.getByRole('textbox'), 'See Kokonut Oil.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Failed to reject business. Please try again.')).toBeVisible()
  expect(dialog.getByText(/didn’t receive your decision/)).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('See Kokonut Oil.')
  isLost = false
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  await screen.findByRole('heading', { name: 'Nothing to review' })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
})

/** Another administrator decides while the page is open: the next decision is refused. */
function decideElsewhere(leave: (kind: string, id: number) => void) {
  const current = { status: 'approved', by: 'Mere Tavola', at: new Date(Date.now() - 120_000).toISOString() }
  server.use(
    http.patch('*/api/admin/businesses/:id/status', () => {
      leave('businesses', oil.id)
      const message = 'This listing is no longer pending: it is Approved'
      return HttpResponse.json({ message, current }, { status: 409 })
    }),
  )
  return `${oil.title}: Approved by Mere Tavola, 2 minutes ago`
}

test('an item decided by another administrator leaves with its decision and their name', async () => {
  const { leave } = mockQueue(oil, print)
  const notice = decideElsewhere(leave)
  const { user } = openQueue()
  await user.click((await loaded(oil.title)).getByRole('button', { name: 'Approve' }))
  await details(print.title)
  expect(screen.queryByText('Failed to approve business. Please try again.')).toBeNull()
  await expectFocus(screen.getByText(notice).closest('[role=alert]'))
  expect(screen.queryByRole('link', { name: oil.title })).toBeNull()
  await user.click(screen.getByRole('link', { name: print.title }))
  expect(screen.getByText(notice)).toBeVisible()
})

test('the notice stays after the dialog closes and after the last item', async () => {
  const { leave } = mockQueue(oil)
  const notice = decideElsewhere(leave)
  const { user } = openQueue()
  const dialog = await reject(user, oil.title)
  await user.click(dialog.getByRole('radio', { name: 'This business is already listed' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  await waitFor(() => expect(screen.getByText(notice).closest('[role=alert]')).toHaveFocus())
})

test('an item that was decided while it was open says so', async () => {
  const { details: own } = mockQueue(oil)
  own.set('businesses 11', { state: { status: 'rejected', by: 'Mere Tavola', at: oil.submittedAt } })
  openQueue()
  expect((await loaded(oil.title)).getByText(/has already decided this\.$/)).toHaveTextContent(
    'Mere Tavola has already decided this.',
  )
})
