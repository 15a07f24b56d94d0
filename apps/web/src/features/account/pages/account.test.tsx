import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { storeTypedAccount } from '../typed-account.api.ts'
import { respondWith, refusingTheRest, server, unreachable } from '#test/server.ts'

beforeEach(() => server.use(respondWith(calls.signInMethods, 200, { provider: null })))

async function signIn(at: string, email: string, password: string) {
  const app = renderApp(at)
  if (email) await app.user.type(await screen.findByLabelText(/^Email/), email)
  if (password) await app.user.type(await screen.findByLabelText(/^Password/), password)
  await app.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  return app
}

test.each([
  ['/auth/sign-in', 'See your listings, their status and the days left.'],
  ['/auth/sign-in?returnTo=/dashboard', 'Sign in to continue.'],
  [
    '/auth/sign-in?returnTo=/register-business%3Fresume',
    'Sign in to send your listing. What you typed is kept on this device.',
  ],
])('%s says where signing in leads', async (path, lead) => {
  renderApp(path)
  expect(await screen.findByText(lead)).toBeVisible()
})

test('signing in returns to the previous page', async () => {
  server.use(respondWith(calls.signIn, 200, aUser()))
  const { router } = await signIn(
    '/auth/sign-in?returnTo=%2Fauth%2Fregister%3Fx%3D1',
    'mere@portal.test',
    'pacific-demo',
  )
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/auth/register?x=1')
})

test.each([
  'https://evil.example/',
  '/..//evil.example/path',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  '/a/..\\/evil.example',
])('a return address on another site leads home, in links and after signing in: %s', async (returnTo) => {
  server.use(respondWith(calls.signIn, 200, aUser()), refusingTheRest())
  const at = `/auth/sign-in?${new URLSearchParams({ returnTo }).toString()}`
  const { router } = await signIn(at, 'mere@portal.test', 'pacific-demo')
  await expect.poll(() => router.state.location.pathname).toBe('/')
  // Wait until the calls of the next page have ended.
  await screen.findAllByRole('button', { name: 'Retry' })
})

test('a signed-in user is redirected within this site only', async () => {
  document.cookie = 'signed-in=1'
  server.use(respondWith(calls.currentUser, 200, aUser()), refusingTheRest())
  renderApp('/auth/sign-in?returnTo=%2F..%2F%2Fevil.example%2Fpath')
  expect(await screen.findByRole('link', { name: 'Continue as mere@portal.test' })).toHaveAttribute(
    'href',
    '/',
  )
})

test('a wrong password shows one message, and input stays', async () => {
  server.use(respondWith(calls.signIn, 401, { message: 'Wrong email or password' }))
  await signIn('/auth/sign-in', 'mere@portal.test', 'not-this-one')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Email or password is incorrect/)
  expect(screen.getByLabelText(/^Email/)).toHaveValue('mere@portal.test')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('not-this-one')
})

test('too many attempts show how long to wait', async () => {
  const message = 'Too many requests from here. Please try again in 40 seconds'
  server.use(respondWith(calls.signIn, 429, { message }, { headers: { 'Retry-After': '40' } }))
  await signIn('/auth/sign-in', 'mere@portal.test', 'not-this-one')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a lost connection is reported', async () => {
  server.use(unreachable(calls.signIn))
  await signIn('/auth/sign-in', 'mere@portal.test', 'pacific-demo')
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/)
})

test('blank fields are named, first on submit and then on each change', async () => {
  const { user } = await signIn('/auth/sign-in', '', '')
  const email = screen.getByLabelText(/^Email/)
  expect(email).toBeInvalid()
  expect(await screen.findByText('Please enter your password')).toBeVisible()
  await user.type(email, 'mere@portal.test')
  expect(email).toBeValid()
})

test('registering signs in; a field that the API rejects has its message beside it', async () => {
  server.use(
    respondWith(calls.register, 400, {
      message: 'Please check the marked fields',
      fields: { password: 'This password is too common' },
    }),
  )
  const { user, router } = renderApp('/auth/register')
  await user.type(await screen.findByLabelText(/^First name/), 'Mere')
  await user.type(screen.getByLabelText(/^Last name/), 'Tavola')
  await user.type(screen.getByLabelText(/^Email/), 'mere@portal.test')
  await user.type(screen.getByLabelText(/^Password/), 'password1')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('This password is too common')).toBeVisible()
  await expectFocus(screen.getByLabelText(/^Password/))
  server.use(respondWith(calls.register, 201, aUser()), refusingTheRest())
  await user.type(screen.getByLabelText(/^Password/), '-and-longer')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await expect.poll(() => router.state.location.pathname).toBe('/')
  // Wait until the calls of the next page have ended.
  await screen.findAllByRole('button', { name: 'Retry' })
})

test('who sends a listing opens an account with what was typed before, or signs in with it', async () => {
  const returnTo = '/register-business?resume=1'
  storeTypedAccount({ firstName: 'Hilda', lastName: 'Pitu', email: 'hilda@portal.test' })
  const { user } = renderApp(`/auth/register?${new URLSearchParams({ returnTo }).toString()}`)
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Hilda')
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Pitu')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('hilda@portal.test')
  await user.type(screen.getByLabelText(/^First name/), ' Mae')
  await user.type(screen.getByLabelText(/^Password/), 'pacific-demo')
  const [signInLink] = screen.getAllByRole('link', { name: 'Sign in' })
  expect(signInLink).toHaveAttribute('href', '/auth/sign-in?returnTo=%2Fregister-business%3Fresume%3D1')
  if (signInLink) await user.click(signInLink)
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('hilda@portal.test')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Register' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Hilda Mae')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

test('an address with an account is reported, with a link to sign in', async () => {
  const taken = { email: 'Please sign in' }
  server.use(respondWith(calls.register, 409, { message: 'There is an account already', fields: taken }))
  const { user } = renderApp('/auth/register')
  await user.type(await screen.findByLabelText(/^First name/), 'Mere')
  await user.type(screen.getByLabelText(/^Last name/), 'Tavola')
  await user.type(screen.getByLabelText(/^Email/), 'mere@portal.test')
  await user.type(screen.getByLabelText(/^Password/), 'pacific-demo')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This email address already has an account. Sign in instead',
  )
  expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/auth/sign-in')
})
