import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import '#app/pages/profile/profile.screen.tsx'
import { expectFocus } from '#test/expect-focus.ts'
import { aReview } from '#test/factories.ts'
import { PATH, profileHandlers } from '#test/profile.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#features/profile/ProfileParts.tsx'
import './ReportDialog.tsx'

let sent: unknown[] = []

beforeEach(() => {
  localStorage.clear()
  sent = []
  server.use(...profileHandlers({ id: 7 }), accepting())
})

const accepting = () =>
  respondWith(
    calls.reportBusiness,
    201,
    { reference: 'PB-7K3F-9Q' },
    { onRequest: ({ body }) => sent.push(body) },
  )

async function open() {
  const { user } = renderApp(PATH)
  await user.click(await screen.findByText('More', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  return {
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Report Kokonut Oil Cooperative' })),
  }
}

test('a report has a reason and a note, and gets a reference', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Its details are wrong' }))
  await user.type(dialog.getByRole('textbox', { name: /^Your note/ }), 'The number ends in 2.')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  const done = within(await screen.findByRole('dialog', { name: 'Report sent' }))
  expect(done.getByText('PB-7K3F-9Q')).toBeVisible()
  expect(sent).toEqual([{ reason: 'wrong-details', note: 'The number ends in 2.', contactFax: '' }])
  await user.click(done.getAllByRole('button', { name: 'Close' })[1] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report sent' })).toBeNull())
  await expectFocus(screen.getByText('More', { selector: 'summary *' }).closest('summary'))
})

test('without a reason nothing is sent, and the reasons get the focus', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect((await dialog.findAllByText('Please choose a reason')).length).toBeGreaterThan(0)
  await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
  expect(sent).toEqual([])
})

test('a lost connection keeps the report until it is sent again', async () => {
  server.use(unreachable(calls.reportBusiness))
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('radio', { name: 'It is not a real business' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('There is no connection to the portal.')
  server.use(accepting())
  expect(dialog.getByRole('radio', { name: 'It is not a real business' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await screen.findByRole('dialog', { name: 'Report sent' })
  expect(sent).toHaveLength(1)
})

test('a review is reported from its place, with reasons of its own', async () => {
  server.use(
    respondWith(calls.listReviews, 200, [aReview({ id: 3 })]),
    respondWith(
      calls.reportReview,
      201,
      { reference: 'PB-8L4G-2R' },
      {
        onRequest: ({ url, body }) => sent.push(url.pathname, body),
      },
    ),
  )
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Report the review by Joses K.' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by Joses K.' }))
  await user.click(dialog.getByRole('radio', { name: 'The writer was never a customer' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('PB-8L4G-2R')).toBeVisible()
  expect(sent).toEqual(['/api/reviews/3/reports', { reason: 'not-a-customer', note: '', contactFax: '' }])
})
