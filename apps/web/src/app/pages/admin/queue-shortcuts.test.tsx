import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { mockQueue, openQueue } from '#test/queue.ts'
import { oil, print, lights, show, heading, loaded } from '#test/queue-items.ts'
// Loaded up front, so that no test waits for it.
import './admin.screen.tsx'
import './tabs/QueueTab.tsx'
import '#features/moderation/components/RejectDialog.tsx'
import '#features/moderation/components/ShortcutSheet.tsx'

beforeEach(() => localStorage.clear())

test('everything works by single keys', async () => {
  const { decisions, approvals, undone } = mockQueue(oil, print, lights, show)
  const { user } = openQueue()
  await loaded(oil.title)
  await user.keyboard('j')
  await waitFor(async () => expect(await heading(print.title)).toHaveFocus())
  await user.keyboard('k')
  await waitFor(async () => expect(await heading(oil.title)).toHaveFocus())
  await user.keyboard('a')
  await loaded(print.title)
  expect(decisions).toHaveLength(1)
  await user.keyboard('u')
  await loaded(oil.title)
  expect(undone).toHaveLength(1)
  await user.keyboard('xj')
  await waitFor(async () => expect(await heading(print.title)).toHaveFocus())
  await user.keyboard('x')
  expect(await screen.findByRole('button', { name: 'Approve 2 selected' })).toBeVisible()
  await user.keyboard('A')
  await waitFor(() => expect(approvals).toHaveLength(1))
  await loaded(lights.title)
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog', { name: `Reject ${lights.title}?` }))
  await user.type(dialog.getByRole('textbox'), 'ajar')
  expect(decisions).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/')
  await expectFocus(screen.getByRole('searchbox', { name: 'Search the queue' }))
  await user.keyboard('a')
  expect(decisions).toHaveLength(1)
})

test('a help sheet lists the keys, and turns them off for good', async () => {
  const { decisions } = mockQueue(oil)
  const { user, unmount } = openQueue()
  await loaded(oil.title)
  await user.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.getByText('Undo the last decision, within ten seconds')).toBeVisible()
  const first = sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' })
  await expectFocus(first)
  expect(first.compareDocumentPosition(sheet.getByText('J'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(sheet.getByRole('checkbox', { name: 'Use keyboard shortcuts' }))
  await user.keyboard('{Escape}')
  await user.keyboard('a')
  expect(decisions).toEqual([])
  unmount()
  openQueue()
  await loaded(oil.title)
  await user.keyboard('a')
  expect(decisions).toEqual([])
})
