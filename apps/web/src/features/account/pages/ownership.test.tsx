import { calls, type ClaimedAccount } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '#test/factories.ts'
import { aClaimedAccount } from '#test/account-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../components/RegisterForm.tsx'
import '../components/TakeOverForm.tsx'
import './claim-account.screen.tsx'
import './confirm-email.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')

test('opening the email’s link confirms nothing, the button does', async () => {
  const sent: unknown[] = []
  const done = { email: 'm***@example.com' }
  server.use(respondWith(calls.confirmEmail, 200, done, { onRequest: ({ body }) => sent.push(body) }))
  const { user } = renderApp(`/auth/confirm?token=${TOKEN}`)
  const confirm = await button('Confirm')
  expect(sent).toEqual([])
  expect(robots()).toBe('noindex')
  await user.click(confirm)
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(sent).toEqual([{ token: TOKEN }])
})

test('offers the takeover of an account that somebody else opened, by the same link', async () => {
  renderApp(`/auth/confirm?token=${TOKEN}`)
  const link = await screen.findByRole('link', { name: 'I did not open this account' })
  expect(link).toHaveAttribute('href', `/auth/claim?token=${TOKEN}`)
})

test.each([
  ['/auth/confirm', 'Sign In', '/auth/sign-in?returnTo=%2Fdashboard'],
  ['/auth/claim', 'Register', '/auth/register'],
])('%s without a token says where to get another email', async (path, name, href) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  const links = screen.getAllByRole('link', { name })
  expect(links.map((link) => link.getAttribute('href'))).toContain(href)
})

test('an expired confirmation link offers no next step with the same link', async () => {
  server.use(respondWith(calls.confirmEmail, 404, { message: 'This link no longer works' }))
  const { user } = renderApp(`/auth/confirm?token=${TOKEN}`)
  await user.click(await button('Confirm'))
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'I did not open this account' })).toBeNull()
})

test('an expired link is reported', async () => {
  server.use(respondWith(calls.reviewClaim, 404, { message: 'This link no longer works' }))
  const { user } = renderApp(`/auth/claim?token=${TOKEN}`)
  await user.click(await button('Show the account'))
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})

async function openClaim(account: ClaimedAccount) {
  server.use(respondWith(calls.reviewClaim, 200, account))
  const app = renderApp(`/auth/claim?token=${TOKEN}`)
  await app.user.click(await button('Show the account'))
  await app.user.type(await screen.findByLabelText(/^First name/), 'Mere')
  await app.user.type(screen.getByLabelText(/^Last name/), 'Tavola')
  await app.user.type(screen.getByLabelText(/^New password/), 'pandanus, 9 mats')
  return app
}

test('taking over withdraws all activities but those that are kept', async () => {
  const sent: unknown[] = []
  const { user } = await openClaim(aClaimedAccount())
  expect(screen.getByText('Listing Ana’s Shop')).toBeVisible()
  expect(screen.getByText('2 items are withdrawn')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Job Bookkeeper/ }))
  server.use(
    respondWith(calls.takeOverAccount, 200, aUser(), { onRequest: ({ body }) => sent.push(body) }),
    refusingTheRest(),
  )
  expect(screen.getByText('1 item is withdrawn')).toBeVisible()
  await user.click(await button('Take over the account'))
  expect(await screen.findByRole('heading', { name: 'The account is yours, Mere' })).toBeVisible()
  const keep = [{ kind: 'job', id: 4 }]
  expect(sent).toEqual([
    { token: TOKEN, firstName: 'Mere', lastName: 'Tavola', password: 'pandanus, 9 mats', keep },
  ])
})

test('an account without activity is taken over directly', async () => {
  await openClaim(aClaimedAccount({ activity: [], total: 0 }))
  expect(screen.getByText(/It was not used to list or send anything/)).toBeVisible()
  expect(await button('Take over the account')).toBeVisible()
  expect(screen.queryByText(/withdrawn/)).toBeNull()
})

test('hidden activities are counted', async () => {
  await openClaim(aClaimedAccount({ total: 130 }))
  expect(screen.getByText('130 items are withdrawn')).toBeVisible()
  expect(screen.getByText(/The newest 2 of 130 items are shown/)).toBeVisible()
})

test('a rejected password has its message beside the field, and input stays', async () => {
  const { user } = await openClaim(aClaimedAccount())
  const message = 'This password is too common. Please choose another'
  server.use(respondWith(calls.takeOverAccount, 400, { message, fields: { password: message } }))
  await user.click(await button(/^Take over/))
  expect(await screen.findByText(message)).toBeVisible()
  await expectFocus(screen.getByLabelText(/^New password/))
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Mere')
})

async function registerWithTakenAddress() {
  server.use(
    respondWith(calls.signInMethods, 200, { provider: null }),
    respondWith(calls.register, 409, {
      message: 'Please check the marked fields and try again',
      fields: { email: 'This email address already has an account. Please sign in' },
    }),
  )
  const app = renderApp('/auth/register')
  await app.user.type(await screen.findByLabelText(/^First name/), 'Mere')
  await app.user.type(screen.getByLabelText(/^Last name/), 'Tavola')
  await app.user.type(screen.getByLabelText(/^Email/), 'mere@portal.test')
  await app.user.type(screen.getByLabelText(/^Password/), 'pandanus, 9 mats')
  await app.user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByRole('alert')
  return app
}

test('a taken address shows the message and the next steps in one place', async () => {
  await registerWithTakenAddress()
  const alert = await screen.findByRole('alert')
  await expectFocus(alert)
  expect(alert).toHaveTextContent('This email address already has an account. Sign in instead')
  expect(within(alert).getByRole('button', { name: 'Send me an email' })).toBeVisible()
  expect(screen.getAllByText(/address already has an account/)).toHaveLength(1)
})

test('a taken address offers an email, and the error disappears once it was sent', async () => {
  const sent: unknown[] = []
  const { user } = await registerWithTakenAddress()
  const response = { email: 'mere@portal.test' }
  server.use(respondWith(calls.claimAccount, 202, response, { onRequest: ({ body }) => sent.push(body) }))
  await user.click(await button('Send me an email'))
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent('We’ve emailed mere@portal.test')
  await expectFocus(status)
  expect(sent).toEqual([response])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/address already has an account/)).toBeNull()
})

test('a failed request for an email can be repeated', async () => {
  const { user } = await registerWithTakenAddress()
  server.use(unreachable(calls.claimAccount))
  await user.click(await button('Send me an email'))
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
  server.use(respondWith(calls.claimAccount, 202, { email: 'mere@portal.test' }))
  await user.click(await button('Send me an email'))
  expect(await screen.findByText(/We’ve emailed/)).toBeVisible()
})
