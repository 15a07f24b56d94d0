import { calls } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEditable, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '../pages/edit-listing.screen.tsx'

const WARNING = /ends your Verified mark/

async function changeName(name: string, listing = anEditable({ isVerified: true })) {
  server.use(respondWith(calls.getBusinessEdit, 200, listing))
  const { user } = renderApp('/dashboard/listings/7/edit', { user: aUser() })
  const field = await screen.findByLabelText(/^Name/)
  await user.clear(field)
  await user.type(field, name)
}

const findWarning = () => screen.queryByText(WARNING)

test('says that another name ends the Verified mark', async () => {
  await changeName('Auki Timber')
  expect(findWarning()).toBeVisible()
})

test.each([
  ['a corrected spelling', 'Auki HARDWARE', anEditable({ isVerified: true })],
  ['a listing that is not verified', 'Auki Timber', anEditable()],
  ['an administrator', 'Auki Timber', anEditable({ isVerified: true, isOwner: false })],
])('shows no such warning for %s', async (_, name, listing) => {
  await changeName(name, listing)
  expect(findWarning()).toBeNull()
})
