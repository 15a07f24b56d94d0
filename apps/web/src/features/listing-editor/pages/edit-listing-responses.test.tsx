import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anEditable, aUser, aWaitingEdit } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './edit-listing.screen.tsx'

const listing = anEditable()
const waiting = aWaitingEdit({ field: 'name', before: 'Auki Hardware', after: 'Auki Timber' })

function open(shown = listing) {
  server.use(respondWith(calls.getBusinessEdit, 200, shown))
  return renderApp('/dashboard/listings/7/edit', { user: aUser() })
}

test('confirms that changes are withdrawn', async () => {
  const { user } = open(anEditable({ waiting }))
  const button = await screen.findByRole('button', { name: 'Withdraw these changes' })
  server.use(respondWith(calls.cancelEdit, 200, listing), respondWith(calls.getBusinessEdit, 200, listing))
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Withdraw changes' }))
  const said = await screen.findByText('Your changes are withdrawn. Visitors see the approved version.')
  expect(said).toBeVisible()
  await expectFocus(said)
})

test('withdraws changes only after confirmation', async () => {
  const sent: string[] = []
  const { user } = open(anEditable({ waiting }))
  server.use(respondWith(calls.cancelEdit, 200, listing, { onRequest: ({ url }) => sent.push(url.pathname) }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw these changes' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('deletes them for good')
  await user.click(screen.getByRole('button', { name: 'Keep them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
})

test('shows and focuses a change made in another tab', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = open()
  const phone = await screen.findByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '7400000')
  const present = anEditable({ version: 4, fields: { ...listing.fields, phone: '+6777000000' } })
  server.use(
    respondWith(calls.editBusiness, 409, {
      message: 'This listing was changed meanwhile.',
      changes: [],
      present,
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveTextContent('This listing was changed while you were editing')
  await expectFocus(panel)
  expect(scrolled.mock.contexts).toContain(panel)
})

test('after signing out while saving, hides and keeps the text, and allows no more input', async () => {
  const { user } = open()
  const directions = await screen.findByLabelText('Directions')
  await user.type(directions, 'Behind the market')
  const message = 'Please sign in'
  server.use(
    respondWith(calls.editBusiness, 401, { message }),
    respondWith(calls.currentUser, 401, { message }),
  )
  document.cookie = 'signed-in=; max-age=0'
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('You are signed out. Your changes are kept on this device.')
  expect(within(alert).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByLabelText('Directions')).toBeNull()
  expect(JSON.stringify(localStorage)).toContain('Behind the market')
})
