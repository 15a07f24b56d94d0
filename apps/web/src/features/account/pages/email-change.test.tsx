import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import './change-email.screen.tsx'
import './keep-email.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const press = async (path: string, name: string) => {
  const app = renderApp(`${path}?token=${TOKEN}`)
  await app.user.click(await screen.findByRole('button', { name }))
}

test('the button of the link makes the address that of the account', async () => {
  const sent: unknown[] = []
  const response = { email: 'm***@example.com' }
  server.use(
    respondWith(calls.confirmEmailChange, 200, response, { onRequest: ({ body }) => sent.push(body) }),
  )
  await press('/auth/change-email', 'Use this address')
  const done = await screen.findByRole('heading', { name: 'Your address is changed' })
  expect(done).toBeVisible()
  await waitFor(() => expect(document.activeElement).toContainElement(done))
  expect(document.body).not.toHaveFocus()
  expect(sent).toEqual([{ token: TOKEN }])
})

test('reports an address that has an account by now', async () => {
  const message = 'This address now has another account'
  server.use(respondWith(calls.confirmEmailChange, 409, { message }))
  await press('/auth/change-email', 'Use this address')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('stops the change from the old address, and links to choosing a new password', async () => {
  server.use(
    respondWith(calls.stopEmailChange, 200, {
      email: 'm***@portal.test',
      unlinked: ['Example ID'],
      withdrawn: ['Kokonut Café'],
    }),
  )
  await press('/auth/keep-email', 'Keep my old address')
  expect(await screen.findByRole('heading', { name: 'Your account keeps its address' })).toBeVisible()
  expect(screen.getByText(/^A sign-in with Example ID .* is unlinked/)).toBeVisible()
  expect(screen.getByText('Kokonut Café').parentElement).toHaveTextContent(/the offer is withdrawn\.$/)
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

test.each([
  ['/auth/change-email', 'Use this address', calls.confirmEmailChange],
  ['/auth/keep-email', 'Keep my old address', calls.stopEmailChange],
] as const)('reports a used or expired link to %s', async (path, name, call) => {
  server.use(respondWith(call, 404, { message: 'This link no longer works' }))
  await press(path, name)
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})
