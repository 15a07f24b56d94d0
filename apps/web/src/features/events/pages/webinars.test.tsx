import { calls, type EventEntry } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anEvent } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './webinars.screen.tsx'

const NEXT = anEvent({
  slug: 'price-lists',
  title: 'Price lists that sell',
  type: 'Webinars',
  location: 'Online',
  speaker: 'Ruth Maelasi',
  company: 'Reef Books',
  endsAt: '2026-12-01T23:30:00.000Z',
  registrations: 1204,
})
const PAST = anEvent({
  id: 2,
  slug: 'sails',
  title: 'Sails from scraps',
  type: 'Webinars',
  speaker: 'Tomasi Bera',
  company: null,
  startsAt: '2026-10-01T22:00:00.000Z',
  endsAt: '2026-10-01T23:00:00.000Z',
  registrations: 31,
})

function webinars(next: EventEntry[], past: EventEntry[]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listEvents, 200, ({ url }) => (url.searchParams.has('when') ? past : next), {
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  return requests
}

test('webinars show speaker, company, time, duration and registrations', async () => {
  const requests = webinars([NEXT], [])
  renderApp('/webinars')
  expect(await screen.findByRole('heading', { level: 1, name: 'Webinars' })).toBeVisible()
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Ruth Maelasi')).toBeVisible()
  expect(card.getByText('Reef Books')).toBeVisible()
  expect(card.getByText(/1 hour 30 minutes · Free/)).toBeVisible()
  expect(card.getByText('1,204 registered')).toBeVisible()
  expect(card.getByRole('link', { name: 'Register for Price lists that sell' })).toHaveAttribute(
    'href',
    '/events/price-lists#register',
  )
  expect(requests.sort()).toEqual(['?type=webinars&limit=12', '?type=webinars&when=past&limit=6'])
})

test('past webinars are listed below, without registration', async () => {
  webinars([NEXT], [PAST])
  renderApp('/webinars')
  const past = within(await screen.findByRole('region', { name: 'Past webinars' }))
  expect(past.getByRole('link', { name: 'Sails from scraps' })).toHaveAttribute('href', '/events/sails')
  expect(past.queryByText(/registered/)).toBeNull()
  expect(past.queryByRole('link', { name: /^Register/ })).toBeNull()
  expect(past.getByText(/This event has ended/)).toBeVisible()
  expect(past.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/events')
})

test('without webinars the page links to the guides', async () => {
  webinars([], [])
  renderApp('/webinars')
  expect(await screen.findByRole('heading', { name: 'No webinars found' })).toBeVisible()
  for (const link of within(screen.getByRole('main')).getAllByRole('link', { name: 'Resources' })) {
    expect(link).toHaveAttribute('href', '/resources')
  }
})
