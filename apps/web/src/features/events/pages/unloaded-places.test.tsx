import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { ownPlaces } from '../own-places.ts'
// Loaded up front, so that no test waits for them.
import '../register/RegistrationForm.tsx'
import './event-entry.screen.tsx'
import './events.screen.tsx'

const lost = vi.hoisted(() => () => {
  throw new Error('The line is down')
})
vi.mock('../components/OwnPlaceOr.tsx', lost)
vi.mock('../register/WithOwnPlace.tsx', lost)

const EVENT = anEventDetail()
const { slug } = EVENT

beforeEach(() => {
  server.use(
    respondWith(calls.getEvent, 200, EVENT),
    respondWith(calls.listEvents, 200, ({ url }) =>
      url.searchParams.has('featured') ? [] : [anEvent({ slug })],
    ),
  )
  ownPlaces.add({ slug, reference: 'EV-7K3F-9Q', owner: null, until: 9e15, token: null }, 0)
})

test('lists events without places if the script of places fails to load', async () => {
  renderApp('/events')
  const card = within(await screen.findByRole('article'))
  expect(await card.findByRole('link', { name: /^Register/ })).toBeVisible()
})

test('offers registration if the script of a place fails to load', async () => {
  renderApp(`/events/${slug}`)
  expect(await screen.findByRole('textbox', { name: /Your name/ })).toBeVisible()
})
