import { calls, type PendingBusiness } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aPending, aUser, NOW, somePhotos, withPhotos } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import '#features/moderation/components/RejectDialog.tsx'
import '#shared/media/Lightbox.tsx'

const COUNTS = { businesses: 2, events: 0, tenders: 0, jobs: 0, inquiries: 0 }

beforeEach(() => server.use(answering(calls.countQueue, 200, COUNTS)))

const HOUR = 3_600_000
const ADMIN = aUser({ firstName: 'Ruth', isAdmin: true })
const FIGURES = { businesses: 297, reviews: 635, news: 9, upcomingEvents: 22, countries: [] }

const sentIn = (hoursAgo: number) => {
  const at = new Date(NOW - hoursAgo * HOUR).toISOString()
  return { createdAt: at, submittedAt: at }
}
const oil = aPending({ id: 11, ...sentIn(52) })
const print = aPending({
  id: 12,
  name: 'Gizo Print House',
  slug: 'gizo-print-house',
  ...sentIn(5),
})

/** Answers with a queue that drops decided entries; records the calls. */
function parseQueue(...businesses: PendingBusiness[]) {
  const waiting = [...businesses]
  const seen = { lists: [] as string[], decisions: [] as { id: number; body: unknown }[] }
  const leave = (id: number) => {
    const at = waiting.findIndex((business) => business.id === id)
    const [business = oil] = at < 0 ? [] : waiting.splice(at, 1)
    return business
  }
  server.use(
    answering(calls.dashboardStats, 200, FIGURES),
    answering(calls.listQuoteRequests, 200, [], { headers: { 'X-Total-Count': '3' } }),
    answering(calls.listPending, 200, () => [...waiting], {
      onRequest: ({ url }) => seen.lists.push(url.search),
    }),
    answering(calls.decide, 200, ({ url, body }) => {
      const id = Number(/businesses\/(\d+)\//.exec(url.pathname)?.[1])
      seen.decisions.push({ id, body })
      const { slug } = leave(id)
      return { id, slug, status: 'approved' as const, trialExpiryDate: null }
    }),
  )
  return { ...seen, leave, waiting }
}

const open = (path = '/admin') => renderApp(path, { user: ADMIN })
const details = async (name: string) => within(await screen.findByRole('article', { name }))

test('shows live figures, the queue and the details of its oldest entry', async () => {
  parseQueue(oil, print)
  open()
  const shown = await details(oil.name)
  expect(shown.getByText('Pending Review')).toBeVisible()
  expect(shown.getByText('Auki, Malaita, Solomon Islands')).toBeVisible()
  expect(shown.getByText('+677 74001')).toBeVisible()
  expect(shown.getByText('/sb/food-and-beverages/kokonut-oil-cooperative')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Moderation Queue (2)' })).toBeVisible()
  expect(screen.getByText('Businesses').nextElementSibling).toHaveTextContent('297')
  const queue = within(screen.getByRole('list', { name: 'Waiting listings' }))
  expect(queue.getByText('Waiting 2 days 4 h, promised 3 working days')).toBeVisible()
  expect(queue.getByText('Waiting 5 h')).toBeVisible()
})

test('shows a business’s reference, due date, terms and photos, and opens a photo in full size', async () => {
  parseQueue({ ...oil, ...withPhotos(somePhotos(2)) })
  const { user } = open()
  const shown = await details(oil.name)
  expect(shown.getByText('PB-7K3F-9Q')).toBeVisible()
  // Submitted on a Wednesday morning in Honiara.
  expect(shown.getByText('Mon 23 Nov 2026')).toBeVisible()
  expect(shown.queryByText('Overdue')).toBeNull()
  expect(shown.getByText('2026-11-20')).toBeVisible()
  expect(shown.queryByText(/^Sent again/)).toBeNull()
  await user.click(shown.getByRole('link', { name: 'Photo 2 of 2 of Kokonut Oil Cooperative' }))
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2 of Kokonut Oil Cooperative' })).toBeVisible()
})

test('marks late entries and resubmissions, in the queue and beside the decision', async () => {
  parseQueue({ ...oil, createdAt: '2026-10-01T02:00:00.000Z', submittedAt: '2026-11-12T02:00:00.000Z' })
  open()
  const shown = await details(oil.name)
  expect(shown.getByText('Sent again after a rejection.')).toBeVisible()
  expect(shown.getByText(/First sent on 1 Oct 2026\./)).toBeVisible()
  expect(shown.getByText('Tue 17 Nov 2026')).toBeVisible()
  expect(shown.getByText('Overdue')).toBeVisible()
  const queue = within(screen.getByRole('list', { name: 'Waiting listings' }))
  expect(queue.getByText('Overdue')).toBeVisible()
  expect(queue.getByText('Sent again')).toBeVisible()
  expect(shown.getByText('No photos were sent.')).toBeVisible()
})

test('opens another business by its address and moves the focus to its name', async () => {
  parseQueue(oil, print)
  const { router, user } = open()
  await user.click(await screen.findByRole('link', { name: print.name }))
  await details(print.name)
  expect(router.state.location.search).toBe('?id=12')
  expect(screen.getByRole('heading', { level: 2, name: print.name })).toHaveFocus()
})

test('shows a likely duplicate before the decision', async () => {
  parseQueue({
    ...oil,
    likelyDuplicate: { id: 4, name: 'Kokonut Oil Co-op', slug: 'kokonut', address: 'Auki', samePhone: true },
  })
  open()
  expect((await details(oil.name)).getByText('Is this a duplicate?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kokonut Oil Co-op' })).toHaveAttribute(
    'href',
    '/search?q=Kokonut+Oil+Co-op',
  )
})

test('sends an approval once, however often the button is pressed, and shows the next business', async () => {
  const { decisions } = parseQueue(oil, print)
  const { user } = open()
  await user.dblClick((await details(oil.name)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Business Approved')).toBeVisible()
  expect(screen.getByText('The business has been approved and is now live.')).toBeVisible()
  await details(print.name)
  expect(decisions).toEqual([{ id: 11, body: { status: 'approved', submittedAt: oil.submittedAt } }])
  expect(screen.queryByRole('link', { name: oil.name })).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: print.name })).toHaveFocus()
})

test('on a phone a decision moves the focus to the list, and the last one to the empty state', async () => {
  vi.stubGlobal('innerWidth', 390)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  // jsdom has no scrollIntoView.
  HTMLElement.prototype.scrollIntoView = () => undefined
  parseQueue(oil, print)
  const { user } = open('/admin?id=11')
  await user.click((await details(oil.name)).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Waiting listings' })).toHaveFocus())
  await user.click(screen.getByRole('link', { name: print.name }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: print.name })).toHaveFocus())
  await user.click((await details(print.name)).getByRole('button', { name: 'Approve' }))
  const empty = await screen.findByRole('heading', { name: 'Nothing waits' })
  expect(document.activeElement).toContainElement(empty)
  expect(document.body).not.toHaveFocus()
})

test('a rejection requires a reason and sends the note', async () => {
  const { decisions } = parseQueue(oil)
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${oil.name}?` }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Please choose a reason')).toBeVisible()
  expect(decisions).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'The category does not fit the business' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note to the owner' }), '  Try Manufacturing. ')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Business Rejected')).toBeVisible()
  expect(screen.getByText('The business has been rejected.')).toBeVisible()
  expect(decisions).toEqual([
    {
      id: 11,
      body: {
        status: 'rejected',
        reason: 'wrong-category',
        note: 'Try Manufacturing.',
        submittedAt: oil.submittedAt,
      },
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a reopened dialog keeps its input and moves the focus to a missing field', async () => {
  parseQueue(oil)
  const { user } = open()
  const reject = async () => {
    await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
    return within(await screen.findByRole('dialog', { name: `Reject ${oil.name}?` }))
  }
  const first = await reject()
  await user.type(first.getByRole('textbox', { name: 'Note to the owner' }), 'Which island is it on?')
  await user.click(first.getByRole('button', { name: 'Reject' }))
  expect(first.getAllByRole('radio')[0]).toHaveFocus()
  await user.keyboard('{Escape}')
  const again = await reject()
  expect(again.getByRole('textbox', { name: 'Note to the owner' })).toHaveValue('Which island is it on?')
})

test('the reason “other” requires a note', async () => {
  const { decisions } = parseQueue(oil)
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${oil.name}?` }))
  await user.click(dialog.getByRole('radio', { name: 'Another reason, see the note' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(dialog.getByText('Please say in the note what the reason is')).toBeVisible()
  expect(decisions).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'Please call us.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Business Rejected')).toBeVisible()
  expect(decisions).toEqual([
    {
      id: 11,
      body: { status: 'rejected', reason: 'other', note: 'Please call us.', submittedAt: oil.submittedAt },
    },
  ])
})

/** Another administrator decides while the page is open: the next decision is refused. */
function decidedElsewhere(leave: (id: number) => void) {
  const message = 'This listing is no longer pending: it is Approved'
  server.use(
    http.patch('*/api/admin/businesses/:id/status', () => {
      leave(oil.id)
      return HttpResponse.json({ message }, { status: 409 })
    }),
  )
  return `${oil.name}: ${message}`
}

test('an entry that another administrator has decided leaves the queue with a notice', async () => {
  const { leave } = parseQueue(oil, print)
  const refusal = decidedElsewhere(leave)
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Failed to approve business. Please try again.')).toBeVisible()
  await details(print.name)
  const notice = screen.getByText(refusal).closest('[role=alert]')
  expect(notice).toHaveFocus()
  expect(screen.queryByRole('link', { name: oil.name })).toBeNull()
  await user.click(screen.getByRole('link', { name: print.name }))
  expect(screen.getByText(refusal)).toBeVisible()
})

test('the notice stays after the dialog closes and after the last entry', async () => {
  const { leave } = parseQueue(oil)
  const refusal = decidedElsewhere(leave)
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'This business is already listed' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  await waitFor(() => expect(screen.getByText(refusal).closest('[role=alert]')).toHaveFocus())
})

test('approves a business that was rejected and resubmitted in the same session', async () => {
  const { waiting, decisions } = parseQueue(oil, print)
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${oil.name}?` }))
  await user.click(dialog.getByRole('radio', { name: 'The category does not fit the business' }))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  const next = await details(print.name)
  const again = { ...oil, submittedAt: new Date(NOW).toISOString() }
  waiting.push(again)
  await user.click(next.getByRole('button', { name: 'Approve' }))
  await user.click((await details(oil.name)).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(decisions.at(-1)).toEqual({
    id: 11,
    body: { status: 'approved', submittedAt: again.submittedAt },
  })
})

test('keeps the input of a rejection that failed', async () => {
  parseQueue(oil)
  server.use(unreachable(calls.decide))
  const { user } = open()
  await user.click((await details(oil.name)).getByRole('button', { name: /^Reject/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'This business is already listed' }))
  await user.type(dialog.getByRole('textbox'), 'See Kokonut Oil.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Failed to reject business. Please try again.')).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('See Kokonut Oil.')
  expect(dialog.getByRole('radio', { name: 'This business is already listed' })).toBeChecked()
})

test('searches the queue by name and shows an empty state without matches', async () => {
  const { lists } = parseQueue(oil)
  const { router, user } = open()
  await details(oil.name)
  server.use(answering(calls.listPending, 200, [], { onRequest: ({ url }) => lists.push(url.search) }))
  await user.type(screen.getByRole('searchbox', { name: 'Search the queue' }), 'boat{Enter}')
  expect(await screen.findByText('Nothing that waits has “boat” in its name.')).toBeVisible()
  expect(router.state.location.search).toBe('?search=boat')
  expect(lists.at(-1)).toBe('?search=boat&limit=25')
  expect(screen.getByRole('link', { name: 'The whole queue' })).toHaveAttribute('href', '/admin')
})

test('shows an empty state for an empty queue', async () => {
  parseQueue()
  open()
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})

test('shows a loading state while the queue loads', async () => {
  parseQueue(oil)
  server.use(http.get('*/api/admin/businesses/pending', () => delay('infinite')))
  open()
  expect(await screen.findByRole('status', { name: 'Loading the queue...' })).toBeInTheDocument()
})

test('retries a queue that failed to load', async () => {
  server.use(
    answering(calls.dashboardStats, 200, FIGURES),
    answering(calls.listQuoteRequests, 200, []),
    unreachable(calls.listPending),
  )
  const { user } = open()
  await screen.findByRole('heading', { name: 'Failed to fetch businesses' })
  parseQueue(oil)
  await pressRetry(user)
  expect((await details(oil.name)).getByText('Pending Review')).toBeVisible()
})

test.each([
  ['an owner', aUser(), 'Back to Home', '/'],
  ['a visitor', undefined, 'Sign In', '/auth/sign-in?returnTo=%2Fadmin'],
] as const)('%s is denied access', async (_who, user, link, href) => {
  renderApp('/admin', user ? { user } : {})
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access this page.")).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: link })).toHaveAttribute('href', href)
})
