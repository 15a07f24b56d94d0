import { calls } from '@portal/domain/contract'
import { SIGN_IN_PROBLEMS } from '@portal/domain/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '#test/factories.ts'
import { aClaimedAccount } from '#test/account-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'

const withProvider = () =>
  server.use(respondWith(calls.signInMethods, 200, { provider: { name: 'Example ID' } }))

test.each(['/auth/sign-in', '/auth/register'])(
  '%s leads to the provider, and back to the page',
  async (at) => {
    withProvider()
    renderApp(`${at}?returnTo=%2Fregister-business%3Fresume%3D1`)
    expect(await screen.findByRole('link', { name: 'Sign in with Example ID' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fregister-business%3Fresume%3D1',
    )
    expect(await screen.findByLabelText(/^Password/)).toBeVisible()
  },
)

test('shows no provider link without a provider', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  renderApp('/auth/sign-in')
  expect(await screen.findByLabelText(/^Password/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).toBeNull()
})

test('shows the password form if the providers fail to load', async () => {
  server.use(unreachable(calls.signInMethods))
  renderApp('/auth/sign-in')
  expect(await screen.findByLabelText(/^Password/)).toBeVisible()
})

test.each(Object.entries(SIGN_IN_PROBLEMS))(
  'says that the sign-in there was %s',
  async (problem, sentence) => {
    withProvider()
    renderApp(`/auth/sign-in?problem=${problem}&returnTo=%2Fpricing`)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(await screen.findByRole('link', { name: 'Sign in with Example ID' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fpricing',
    )
  },
)

test.each(['constructor', 'anything', ''])('ignores the unknown problem “%s”', async (problem) => {
  withProvider()
  renderApp(`/auth/sign-in?problem=${problem}`)
  expect(await screen.findByLabelText(/^Password/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('takes over an unconfirmed account after the provider’s sign-in and continues', async () => {
  server.use(
    respondWith(calls.reviewClaim, 200, aClaimedAccount({ activity: [], total: 0 })),
    respondWith(calls.takeOverAccount, 200, aUser()),
  )
  const { user } = renderApp('/auth/claim?token=a-token-of-the-email-1234&returnTo=%2Fpricing')
  expect(await screen.findByText(/nobody else can sign in to it/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Show the account' }))
  await user.type(await screen.findByLabelText(/^First name/), 'Mere')
  await user.type(screen.getByLabelText(/^Last name/), 'Tavola')
  await user.type(screen.getByLabelText(/^New password/), 'pandanus, 9 mats')
  await user.click(screen.getByRole('button', { name: 'Take over the account' }))
  expect(await screen.findByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
    'href',
    '/pricing',
  )
})
