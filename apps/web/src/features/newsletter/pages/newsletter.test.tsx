import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for them.
import '../components/SubscribeForm.tsx'
import './newsletter.screen.tsx'
import './newsletter-confirm.screen.tsx'
import './newsletter-leave.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const button = (name: string) => screen.findByRole('button', { name })
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')

test('signing up says to check the inbox', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.subscribe,
      201,
      { email: 'mere@example.com' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp('/newsletter')
  expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter Sign-up' })).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'mere@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'vu')
  await user.click(await button('Sign up'))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectFocus(screen.getByRole('status').parentElement)
  expect(screen.getByText('mere@example.com')).toBeVisible()
  expect(sent).toEqual([{ email: 'mere@example.com', country: 'vu', contactFax: '' }])
})

test('an invalid address has its message beside the field, and nothing is sent', async () => {
  const { user } = renderApp('/newsletter')
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'mere')
  await user.click(await button('Sign up'))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  await expectFocus(screen.getByRole('textbox', { name: /Email/ }))
})

test('input stays when the portal is unreachable', async () => {
  server.use(unreachable(calls.subscribe))
  const { user } = renderApp('/newsletter')
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'mere@example.com')
  await user.click(await button('Sign up'))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('mere@example.com')
})

test('the button confirms, opening the email’s link does not', async () => {
  const sent: unknown[] = []
  server.use(
    respondWith(
      calls.confirmSubscription,
      200,
      { email: 'm***@example.com' },
      { onRequest: ({ body }) => sent.push(body) },
    ),
  )
  const { user } = renderApp(`/newsletter/confirm?token=${TOKEN}`)
  const confirm = await button('Confirm')
  expect(sent).toEqual([])
  expect(robots()).toBe('noindex')
  await user.click(confirm)
  expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible()
  expect(screen.getByText(/m\*\*\*@example.com/)).toBeVisible()
  expect(sent).toEqual([{ token: TOKEN }])
})

test.each([
  ['/newsletter/confirm', 'This link does not work any more'],
  ['/newsletter/leave', 'This link does not work'],
])('%s without a token says what to do', async (path, title) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Newsletter Sign-up' })).toHaveAttribute('href', '/newsletter')
})

test('an unknown token links to signing up', async () => {
  server.use(respondWith(calls.confirmSubscription, 404, { message: 'No such letter' }))
  const { user } = renderApp(`/newsletter/confirm?token=${TOKEN}`)
  await user.click(await button('Confirm'))
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})

test('a failed unsubscription can be retried', async () => {
  server.use(unreachable(calls.leaveNewsletter))
  const { user } = renderApp(`/newsletter/leave?token=${TOKEN}`)
  await user.click(await button('Unsubscribe'))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  server.use(respondWith(calls.leaveNewsletter, 200, { email: 'm***@example.com' }))
  await user.click(await button('Unsubscribe'))
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(robots()).toBe('noindex')
})

test('unsubscribing works without JavaScript', async () => {
  renderApp(`/newsletter/leave?token=${TOKEN}`)
  const form = (await button('Unsubscribe')).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', `/api/newsletter/one-click?token=${TOKEN}`)
})

test('a one-click unsubscription is confirmed', async () => {
  renderApp('/newsletter/leave?left=1')
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})
