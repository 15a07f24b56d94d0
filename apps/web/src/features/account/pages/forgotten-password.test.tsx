import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../components/ForgotPasswordForm.tsx'
import '../components/ResetPasswordForm.tsx'
import '../components/SignInForm.tsx'
import './forgot-password.screen.tsx'
import './reset-password.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const PASSWORD = 'breadfruit & 3 canoes'

test('the sign-in page leads to a form with the typed address in it', async () => {
  const sent: unknown[] = []
  const response = { email: 'mere@portal.test' }
  server.use(
    respondWith(calls.signInMethods, 200, { provider: null }),
    respondWith(calls.requestPasswordReset, 202, response, { onRequest: ({ body }) => sent.push(body) }),
  )
  const { user } = renderApp('/auth/sign-in')
  await user.type(await screen.findByLabelText(/^Email/), 'mere@portal.test')
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('mere@portal.test')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent('If there is an account with mere@portal.test')
  await expectFocus(status)
  expect(sent).toEqual([response])
})

test('reports a malformed address beside its field without sending anything', async () => {
  const { user } = renderApp('/auth/forgot-password')
  await user.clear(await screen.findByLabelText(/^Email/))
  await user.type(screen.getByLabelText(/^Email/), 'mere')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  await expectFocus(screen.getByLabelText(/^Email/))
})

test('reports too many requests and a lost connection, and keeps the input', async () => {
  const message = 'Too many requests from here. Please try again in 20 minutes'
  server.use(respondWith(calls.requestPasswordReset, 429, { message }))
  const { user } = renderApp('/auth/forgot-password')
  const email = await screen.findByLabelText(/^Email/)
  await user.clear(email)
  await user.type(email, 'mere@portal.test')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  server.use(unreachable(calls.requestPasswordReset))
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
  expect(email).toHaveValue('mere@portal.test')
})

async function openReset() {
  const app = renderApp(`/auth/reset-password?token=${TOKEN}`)
  await app.user.type(await screen.findByLabelText(/^New password/), PASSWORD)
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Save the new password' })) }
}

test('saves a new password and links to sign-in', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.resetPassword,
      200,
      { email: 'm***@portal.test', unlinked: ['Example ID'] },
      {
        onRequest: ({ body }) => sent.push(body),
      },
    ),
  )
  const { save } = await openReset()
  expect(screen.getByText(/^Remembered the old one/)).toBeVisible()
  await save()
  const done = await screen.findByRole('heading', { name: 'Your password is changed' })
  expect(done).toBeVisible()
  expect(screen.getByText(/^Signing in with Example ID is unlinked too\./)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toContainElement(done))
  expect(document.body).not.toHaveFocus()
  expect(screen.queryByText(/^Remembered the old one/)).toBeNull()
  expect(sent).toEqual([{ token: TOKEN, password: PASSWORD }])
  const links = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))
  expect(links).toContain('/auth/sign-in?returnTo=%2Fdashboard')
})

test('rejects a common password beside its field, and the link still works', async () => {
  const message = 'This password is too common. Please choose another'
  server.use(respondWith(calls.resetPassword, 400, { message, fields: { password: message } }))
  const { save } = await openReset()
  await save()
  expect(await screen.findByText(message)).toBeVisible()
  await expectFocus(screen.getByLabelText(/^New password/))
  server.use(respondWith(calls.resetPassword, 200, { email: 'm***@portal.test', unlinked: ['Example ID'] }))
  await save()
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible()
})

test('a used or expired link says so and leads to another one', async () => {
  server.use(respondWith(calls.resetPassword, 404, { message: 'This link no longer works' }))
  const { save } = await openReset()
  await save()
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
})

test('a link without its token says so', async () => {
  renderApp('/auth/reset-password')
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})
