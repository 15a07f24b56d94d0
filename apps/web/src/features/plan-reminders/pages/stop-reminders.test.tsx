import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './stop-reminders.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const PAGE = `/reminders/stop?token=${TOKEN}`
const ADDRESS = { email: 'm***@example.com' }
const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })

test('the button stops reminders, opening the email’s link does not', async () => {
  const sent: unknown[] = []
  server.use(respondWith(calls.stopReminders, 200, ADDRESS, { onRequest: ({ body }) => sent.push(body) }))
  const { user } = renderApp(PAGE)
  const stop = await button('Stop reminders')
  expect(sent).toEqual([])
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(stop)
  expect(await heading('Reminders are stopped')).toBeVisible()
  expect(sent).toEqual([{ token: TOKEN }])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('resumes reminders, also at a second try', async () => {
  const sent: unknown[] = []
  server.use(respondWith(calls.stopReminders, 200, ADDRESS), unreachable(calls.resumeReminders))
  const { user } = renderApp(PAGE)
  await user.click(await button('Stop reminders'))
  await user.click(await button('Get reminders again'))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  server.use(respondWith(calls.resumeReminders, 200, ADDRESS, { onRequest: ({ body }) => sent.push(body) }))
  await user.click(await button('Get reminders again'))
  expect(await heading('You get reminders again')).toBeVisible()
  expect(sent).toEqual([{ token: TOKEN }])
})

test('an unknown or missing token leads to the dashboard', async () => {
  server.use(respondWith(calls.stopReminders, 404, { message: 'No such reminder' }))
  const { user } = renderApp(PAGE)
  await user.click(await button('Stop reminders'))
  expect(await heading('This link does not work')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop reminders' })).toBeNull()
})

test('a page without a token says what to do', async () => {
  renderApp('/reminders/stop')
  expect(await heading('This link does not work')).toBeVisible()
})

test('stopping works without JavaScript, and says so afterwards', async () => {
  const { unmount } = renderApp(PAGE)
  const form = (await button('Stop reminders')).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', `/api/reminders/one-click?token=${TOKEN}`)
  unmount()
  renderApp('/reminders/stop?stopped=1')
  expect(await heading('Reminders are stopped')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Get reminders again' })).toBeNull()
})
