import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HOUR } from '@portal/domain/shared'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent, aUser, NOW } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { ownPlaces } from '../own-places.ts'
// Loaded up front, so that no test waits for them.
import '../components/OwnPlaceOr.tsx'
import '../register/RegistrationForm.tsx'
import './event-entry.screen.tsx'
import './events.screen.tsx'
import './registration-confirm.screen.tsx'
import './registration.screen.tsx'

const EVENT = anEventDetail()
const { title, slug, startsAt, endsAt, timeZone } = EVENT
const PLACE = { reference: 'EV-7K3F-9Q', title, slug, startsAt, endsAt, timeZone }
const TOKEN = 'a-token-of-the-email-1234'
const GIVE_BACK = `/events/registration?token=${TOKEN}&event=${slug}`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  server.use(
    respondWith(calls.getEvent, 200, EVENT),
    respondWith(calls.listEvents, 200, ({ url }) =>
      url.searchParams.has('featured') ? [] : [anEvent({ slug })],
    ),
    respondWith(calls.registerForEvent, 201, PLACE),
    respondWith(calls.confirmRegistration, 200, PLACE),
    respondWith(calls.cancelRegistration, 200, PLACE),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

const OWNER = aUser()

async function register(as?: typeof OWNER) {
  const page = renderApp(`/events/${slug}`, as && { user: as })
  await page.user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Mere Tavola')
  await page.user.type(screen.getByRole('textbox', { name: /Email/ }), 'mere@example.com')
  await page.user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByRole('heading', { name: 'Confirm your place' })
  return page
}

async function confirm() {
  const page = renderApp(`/events/registration/confirm?token=${TOKEN}`)
  await page.user.click(await screen.findByRole('button', { name: 'Confirm my place' }))
  await screen.findByRole('heading', { name: 'Your place is confirmed' })
  return page
}

const card = async () => within(await screen.findByRole('article'))
const registerLink = () => within(screen.getByRole('main')).queryByRole('link', { name: /^Register( for|$)/ })

test('an unconfirmed place shows no Register in lists, but asks to confirm it', async () => {
  const { router } = await register()
  await router.navigate('/events')
  const listed = await card()
  expect(await listed.findByText('Place held')).toBeVisible()
  expect(listed.getByRole('link', { name: /^Confirm your place/ })).toHaveAttribute(
    'href',
    `/events/${slug}#register`,
  )
  expect(registerLink()).toBeNull()
})

test('offers registration again once the hold has ended', async () => {
  const { unmount } = await register()
  unmount()
  const { router } = renderApp('/events', { now: NOW + 2 * HOUR })
  expect(await screen.findByRole('article')).toBeVisible()
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(registerLink()).toBeVisible()
  expect(screen.queryByText('Place held')).toBeNull()
  await router.navigate(`/events/${slug}`)
  expect(await screen.findByRole('textbox', { name: /Your name/ })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Confirm your place' })).toBeNull()
})

test('keeps a confirmed place until the event ends, then removes it with its code', async () => {
  const { unmount } = await confirm()
  unmount()
  const during = renderApp('/events', { now: Date.parse(startsAt) - 1 })
  expect(await screen.findByText('You have a place')).toBeVisible()
  during.unmount()
  renderApp(`/events/${slug}`, { now: Date.parse(endsAt) })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(screen.queryByText('You have a place')).toBeNull()
})

test('shows a confirmed place in list and detail, with a link to give it back', async () => {
  const { router } = await confirm()
  expect(screen.getByRole('link', { name: 'Cancel my place' })).toHaveAttribute('href', GIVE_BACK)
  await router.navigate('/events')
  const listed = await card()
  expect(await listed.findByText('You have a place')).toBeVisible()
  expect(listed.getByRole('link', { name: /^Cancel your place/ })).toHaveAttribute('href', GIVE_BACK)
  expect(registerLink()).toBeNull()
  await router.navigate(`/events/${slug}`)
  const own = within(await screen.findByRole('region', { name: 'Your place' }))
  expect(await own.findByRole('heading', { name: 'You have a place' })).toBeVisible()
  expect(own.getByText('EV-7K3F-9Q')).toBeVisible()
  expect(own.getByRole('link', { name: 'Cancel my place' })).toHaveAttribute('href', GIVE_BACK)
  expect(screen.queryByRole('textbox', { name: /Your name/ })).toBeNull()
  expect(registerLink()).toBeNull()
})

test('offers registration again after a place was given back', async () => {
  const { router, user } = await confirm()
  await user.click(screen.getByRole('link', { name: 'Cancel my place' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel my place' }))
  await screen.findByRole('heading', { name: 'Your place is cancelled' })
  await router.navigate('/events')
  await waitFor(() => expect(registerLink()).toBeVisible())
  expect(screen.queryByText('You have a place')).toBeNull()
})

test('lets somebody else register on the same device', async () => {
  const { user } = await register()
  await user.click(screen.getByRole('button', { name: 'Register somebody else' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Register' })).toHaveFocus()
  expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveValue('')
})

test('hides an account’s place from others on the device', async () => {
  const { unmount } = await register(OWNER)
  unmount()
  document.cookie = 'signed-in=; max-age=0'
  const others = [anEvent({ slug }), anEvent({ id: 2, slug: 'fair', title: 'Gizo Fair' })]
  server.use(
    respondWith(calls.listEvents, 200, ({ url }) => (url.searchParams.has('featured') ? [] : others)),
  )
  ownPlaces.add({ slug: 'fair', reference: 'EV-1111-11', owner: null, until: 9e15, token: null }, 0)
  renderApp('/events')
  // Of the two, the place that belongs to nobody is shown.
  expect(await screen.findByRole('link', { name: /^Confirm your place at Gizo Fair/ })).toBeVisible()
  expect(screen.getAllByText('Place held')).toHaveLength(1)
  expect(registerLink()).toBeVisible()
})
