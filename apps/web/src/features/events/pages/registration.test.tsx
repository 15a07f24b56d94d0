import { calls } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './registration.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const { title, slug, startsAt, endsAt, timeZone } = anEvent()
const PLACE = { reference: 'EV-7K3F-9Q', title, slug, startsAt, endsAt, timeZone }
const button = () => screen.findByRole('button', { name: 'Cancel my place' })

test('cancels a place by the button, not by opening the link', async () => {
  const sent: unknown[] = []
  server.use(respondWith(calls.cancelRegistration, 200, PLACE, { onRequest: ({ body }) => sent.push(body) }))
  const { user } = renderApp(`/events/registration?token=${TOKEN}`)
  const give = await button()
  expect(sent).toEqual([])
  await user.click(give)
  expect(await screen.findByRole('heading', { name: 'Your place is cancelled' })).toBeVisible()
  expect(screen.getByText(/Honiara Trade Show: 2 Dec 2026/)).toHaveTextContent('EV-7K3F-9Q')
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', `/events/${slug}`)
  expect(sent).toEqual([{ token: TOKEN }])
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a link without a token says what to do', async () => {
  renderApp('/events/registration')
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('an unknown token says what to do', async () => {
  server.use(respondWith(calls.cancelRegistration, 404, { message: 'No such place' }))
  const { user } = renderApp(`/events/registration?token=${TOKEN}`)
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('a failed cancellation can be retried', async () => {
  server.use(unreachable(calls.cancelRegistration))
  const { user } = renderApp(`/events/registration?token=${TOKEN}`)
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  server.use(respondWith(calls.cancelRegistration, 200, PLACE))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Your place is cancelled' })).toBeVisible()
})

test('names the event, its day and place, and asks before cancelling', async () => {
  server.use(respondWith(calls.getEvent, 200, anEventDetail({ location: 'Art Gallery, Honiara' })))
  renderApp(`/events/registration?token=${TOKEN}&event=${slug}`)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(/2 Dec 2026/)).toBeVisible()
  expect(screen.getByText('Art Gallery, Honiara')).toBeVisible()
  expect(screen.getByText(/Do you want to cancel your place\?/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Keep my place' })).toHaveAttribute('href', `/events/${slug}`)
})

test('an event that is no longer public leaves the button', async () => {
  server.use(respondWith(calls.getEvent, 404, { message: 'Event not found' }))
  renderApp(`/events/registration?token=${TOKEN}&event=gone`)
  expect(await button()).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Keep my place' })).toBeVisible()
})
