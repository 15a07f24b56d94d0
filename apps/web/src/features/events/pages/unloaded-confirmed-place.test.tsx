import { calls } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { ownPlaces } from '../own-places.ts'
// Loaded up front, so that no test waits for them.
import '../register/WithOwnPlace.tsx'
import './event-entry.screen.tsx'

vi.mock('../register/PlaceConfirmed.tsx', () => {
  throw new Error('The line is down')
})

test('shows the reference if the script of a confirmed place fails to load', async () => {
  const event = anEventDetail()
  const { slug } = event
  server.use(respondWith(calls.getEvent, 200, event), respondWith(calls.listEvents, 200, []))
  ownPlaces.add({ slug, reference: 'EV-7K3F-9Q', owner: null, until: 9e15, token: 'a-token-1234' }, 0)
  renderApp(`/events/${slug}`)
  const own = within(await screen.findByRole('region', { name: 'Your place' }))
  expect(await own.findByRole('heading', { name: 'You have a place' })).toBeVisible()
  expect(own.getByText('EV-7K3F-9Q')).toBeVisible()
})
