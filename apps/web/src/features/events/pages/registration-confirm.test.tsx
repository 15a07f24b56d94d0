import { calls } from '@portal/domain/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './registration-confirm.screen.tsx'

const TOKEN = 'a-token-of-the-email-1234'
const PATH = `/events/registration/confirm?token=${TOKEN}`
const { title, slug, startsAt, endsAt, timeZone } = anEvent()
const PLACE = { reference: 'EV-7K3F-9Q', title, slug, startsAt, endsAt, timeZone }
const button = () => screen.findByRole('button', { name: 'Confirm my place' })

test('confirms a place by the button, not by opening the link', async () => {
  const sent: unknown[] = []
  server.use(respondWith(calls.confirmRegistration, 200, PLACE, { onRequest: ({ body }) => sent.push(body) }))
  const { user } = renderApp(PATH)
  const confirm = await button()
  expect(sent).toEqual([])
  await user.click(confirm)
  expect(await screen.findByRole('heading', { name: 'Your place is confirmed' })).toBeVisible()
  expect(screen.getByText(/Honiara Trade Show: 2 Dec 2026/)).toHaveTextContent('EV-7K3F-9Q')
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', `/events/${slug}`)
  expect(screen.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
    'href',
    `/api/events/${slug}/event.ics`,
  )
  expect(sent).toEqual([{ token: TOKEN }])
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test.each(['/events/registration/confirm', PATH])('%s without a valid code says what to do', async (path) => {
  server.use(respondWith(calls.confirmRegistration, 404, { message: 'No such place' }))
  const { user } = renderApp(path)
  if (path === PATH) await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('an event that has become full is reported, and the button stays', async () => {
  const message = 'The event is full meanwhile'
  server.use(respondWith(calls.confirmRegistration, 409, { message }))
  const { user } = renderApp(PATH)
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  server.use(unreachable(calls.confirmRegistration))
  await user.click(await button())
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
  server.use(respondWith(calls.confirmRegistration, 200, PLACE))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'Your place is confirmed' })).toBeVisible()
})

test('names the event, its day and place before the press', async () => {
  server.use(respondWith(calls.getEvent, 200, anEventDetail({ location: 'Art Gallery, Honiara' })))
  renderApp(`${PATH}&event=${slug}`)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(/2 Dec 2026/)).toBeVisible()
  expect(screen.getByText('Art Gallery, Honiara')).toBeVisible()
  expect(await button()).toBeVisible()
})
