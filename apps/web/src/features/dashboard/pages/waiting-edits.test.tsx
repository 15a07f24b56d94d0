import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { anOwnBusiness, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { server } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/dashboard/dashboard.screen.tsx'

const PENDING = {
  status: 'pending',
  submittedAt: '2026-11-12T02:00:00.000Z',
  dueAt: '2026-11-25T02:00:00.000Z',
  reason: null,
  note: null,
} as const
const DIFFERENCE = '/dashboard/listings/7/edit#waiting-changes'

const card = async () =>
  within(
    (await screen.findByRole('heading', { level: 3, name: 'Auki Ice' })).closest('article') ?? document.body,
  )

test('the card shows since when changes wait, and links to them', async () => {
  server.use(
    ...dashboardHandlers({ businesses: [anOwnBusiness({ id: 7, name: 'Auki Ice', waitingEdit: PENDING })] }),
  )
  renderApp('/dashboard', { user: aUser() })
  const shown = await card()
  expect(shown.getByText(/^Your changes from .*12 Nov.* are in review\.$/)).toBeVisible()
  expect(shown.getByRole('link', { name: /^See what changes/ })).toHaveAttribute('href', DIFFERENCE)
})

test('shows rejected changes with the reason, on the card and among the first tasks', async () => {
  const waitingEdit = { ...PENDING, status: 'rejected', dueAt: null, reason: 'Too short', note: 'Which ice?' }
  server.use(
    ...dashboardHandlers({
      businesses: [anOwnBusiness({ id: 7, name: 'Auki Ice', waitingEdit: waitingEdit as never })],
    }),
  )
  renderApp('/dashboard', { user: aUser() })
  const shown = await card()
  expect(shown.getByText(/^Your changes from .*12 Nov.* were not approved\.$/)).toBeVisible()
  expect(shown.getByText('Too short. Which ice?')).toBeVisible()
  expect(shown.getByRole('link', { name: /^Correct changes/ })).toHaveAttribute('href', DIFFERENCE)
  expect(await screen.findByText(wholeText('Your changes to Auki Ice were not approved'))).toBeVisible()
})
