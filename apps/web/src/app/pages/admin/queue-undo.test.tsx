import { calls } from '@portal/domain/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOW } from '#test/factories.ts'
import { mockQueue, openQueue } from '#test/queue.ts'
import { respondWith, server } from '#test/server.ts'
import { oil, print, lights, advert, heading, loaded } from '#test/queue-items.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/QueueTab.tsx'

beforeEach(() => localStorage.clear())

test('a decision is undone within ten seconds, and its item is shown again', async () => {
  const { undone } = mockQueue(oil, print)
  const { user } = openQueue()
  await user.click((await loaded(oil.title)).getByRole('button', { name: 'Approve' }))
  await loaded(print.title)
  expect(screen.getByText('Business approved: Kokonut Oil Cooperative')).toBeVisible()
  expect(await screen.findByText('Business Approved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await heading(oil.title)).toHaveFocus())
  expect(undone).toEqual(['/api/admin/decisions/1/undo'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByText('Business Approved')).toBeNull()
  expect(screen.getByText('Decision undone. It waits for review again.')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /^Moderation Queue ?2$/ })).toBeVisible()
  // The same decision again is a new one.
  await user.click((await loaded(oil.title)).getByRole('button', { name: 'Approve' }))
  await loaded(print.title)
})

/** Records the title of every shown item, however briefly. */
function watchTitles(): Set<string | null> {
  const titles = new Set<string | null>()
  new MutationObserver(() =>
    titles.add(document.querySelector('article [tabindex="-1"]')?.textContent ?? null),
  ).observe(document.body, { subtree: true, childList: true, characterData: true })
  return titles
}

test('no other item is shown until the undone one is back in the list', async () => {
  mockQueue(oil, print, lights)
  const { user } = openQueue(`/admin?item=businesses-${print.id}`)
  const approve = (await loaded(print.title)).getByRole('button', { name: 'Approve' })
  const titles = watchTitles()
  await user.click(approve)
  await loaded(lights.title)
  expect(titles).not.toContain(oil.title)
  await expect.poll(() => screen.queryByRole('link', { name: /^Gizo Print House/ })).toBeNull()
  server.use(
    http.get('*/api/admin/queue', async () => {
      await delay(200)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(within(screen.getByRole('article')).getByRole('heading', { level: 2 })).toHaveTextContent(
      print.title,
    ),
  )
  expect(titles).not.toContain(oil.title)
})

test('shows no other item if Undo is pressed at once', async () => {
  const { undone } = mockQueue(oil, print, lights)
  const { user } = openQueue(`/admin?item=businesses-${print.id}`)
  const approve = (await loaded(print.title)).getByRole('button', { name: 'Approve' })
  const titles = watchTitles()
  const whenOffered = new MutationObserver(() => {
    const undo = screen.queryByRole('button', { name: /^Undo/ })
    if (undo === null) return
    whenOffered.disconnect()
    undo.click()
  })
  whenOffered.observe(document.body, { subtree: true, childList: true })
  await user.click(approve)
  await waitFor(() => expect(undone).toHaveLength(1))
  await waitFor(async () => expect(await heading(print.title)).toHaveFocus())
  expect(await screen.findByRole('link', { name: /^Moderation Queue ?3$/ })).toBeVisible()
  expect(titles).not.toContain(oil.title)
})

test('withdraws Undo after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOW })
  try {
    mockQueue(oil, print)
    const { user } = openQueue()
    await user.click((await loaded(oil.title)).getByRole('button', { name: 'Approve' }))
    const button = await screen.findByRole('button', { name: 'Undo' })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(button).toHaveTextContent('Undo (8)')
    await act(() => vi.advanceTimersByTimeAsync(8250))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('reports why an undo was refused', async () => {
  mockQueue(oil, print)
  const message = 'It is too late to undo this: we have sent the emails'
  server.use(respondWith(calls.undoDecision, 409, { message }))
  const { user } = openQueue()
  await user.click((await loaded(oil.title)).getByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('approves the selection at once, and reports the rest', async () => {
  const { approvals, leave } = mockQueue(oil, print, advert, lights)
  const { user } = openQueue()
  await loaded(oil.title)
  expect(screen.queryByRole('checkbox', { name: /Gizo Dive/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select Kokonut Oil Cooperative, business' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Solar lights, tender' }))
  server.use(
    respondWith(calls.approveItems, 200, ({ body }) => {
      approvals.push(body)
      leave('businesses', oil.id)
      leave('tenders', lights.id)
      const current = { status: 'rejected', by: 'Mere Tavola', at: null } as const
      return {
        decision: { id: 4, undoUntil: new Date(NOW).toISOString() },
        outcomes: [
          { kind: 'businesses' as const, id: oil.id, isApproved: true, message: null, current: null },
          {
            kind: 'tenders' as const,
            id: lights.id,
            isApproved: false,
            message: 'No longer pending',
            current,
          },
        ],
      }
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Approve 2 selected' }))
  expect(await screen.findByText('1 approved')).toBeVisible()
  expect(screen.getByText('Solar lights: Rejected by Mere Tavola')).toBeVisible()
  await loaded(print.title)
  expect(screen.queryByRole('group', { name: 'Selected items' })).toBeNull()
  expect(approvals).toEqual([
    {
      items: [
        { kind: 'businesses', id: 11, submittedAt: oil.submittedAt },
        { kind: 'tenders', id: 21, submittedAt: lights.submittedAt },
      ],
    },
  ])
})
