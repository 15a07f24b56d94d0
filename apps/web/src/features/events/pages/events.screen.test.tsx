import { calls, type EventItem } from '@portal/domain/contract'
import { EVENT_SECTIONS, EVENT_TABS } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { anEvent } from '../../../../test/factories.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { answering, server, unreachable } from '../../../../test/server.ts'
// Fetched here, so that no test waits for it.
import './events.screen.tsx'

const EVENT = anEvent()

/** Answers the list, and keeps what it was asked for; nothing is featured. */
function eventsOf(items: readonly EventItem[], total = items.length) {
  const asked: string[] = []
  server.use(
    answering(calls.listEvents, 200, ({ url }) => (url.searchParams.has('featured') ? [] : [...items]), {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => url.searchParams.has('featured') || asked.push(url.search),
    }),
  )
  return asked
}

const shown = () => screen.findByRole('heading', { name: EVENT.title })

test('an event says when by whose clock, where, by whom and what it costs', async () => {
  eventsOf([EVENT])
  renderApp('/events')
  await shown()
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/2 Dec 2026, 9:00 AM – 5:00 PM/)).toBeVisible()
  expect(card.getByText(/Honiara time \(UTC\+11\), in 1 week/)).toBeVisible()
  expect(card.getByText('Honiara, Solomon Islands')).toBeVisible()
  expect(card.getByText('Solomon Islands Chamber of Commerce · Free')).toBeVisible()
  expect(card.getByText('Sample')).toBeVisible()
})

test('an event that has begun is on now', async () => {
  eventsOf([anEvent({ startsAt: '2026-11-19T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' })])
  renderApp('/events')
  expect(await screen.findByText('On now')).toBeVisible()
  expect(screen.getByText(/20 Nov 2026, 9:00 AM – 21 Nov 2026, 5:00 PM/)).toBeVisible()
})

test('two featured events open the page', async () => {
  server.use(
    answering(calls.listEvents, 200, ({ url }) =>
      url.searchParams.has('featured') ? [anEvent({ id: 5, title: 'Lodge Investment Day' })] : [EVENT],
    ),
  )
  renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'Featured events' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Lodge Investment Day' })).toBeVisible()
})

test.each(EVENT_TABS)('the tab $name is an address of its own', async ({ name, type }) => {
  const asked = eventsOf([EVENT])
  const { router, user } = renderApp('/events?country=fj')
  await shown()
  await user.click(screen.getByRole('link', { name }))
  const query = type === null ? '?country=fj' : `?country=fj&type=${type}`
  expect(router.state.location.search).toBe(query)
  await waitFor(() =>
    expect(asked.at(-1)).toBe(type === null ? '?country=fj&limit=12' : `?type=${type}&country=fj&limit=12`),
  )
  expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible()
})

test('country, type and words narrow the list', async () => {
  const asked = eventsOf([EVENT])
  const { user } = renderApp('/events')
  await shown()
  const form = within(screen.getByRole('search', { name: 'Events' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'conferences')
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'vu')
  await user.type(form.getByRole('searchbox', { name: 'Search events' }), 'kava')
  await user.click(form.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?type=conferences&country=vu&search=kava&limit=12'))
})

test.each(EVENT_SECTIONS)('/events/%s lists its type', async (section) => {
  const asked = eventsOf([EVENT])
  renderApp(`/events/${section}?country=fj`)
  await shown()
  expect(asked).toEqual([`?type=${section}&country=fj&limit=12`])
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull()
})

test('a section that nobody has is the 404 screen', async () => {
  renderApp('/events/parties')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('nothing to come says so and leads to all events', async () => {
  eventsOf([])
  renderApp('/events?type=webinars')
  expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
})

test('a loader says what is on its way', async () => {
  server.use(http.get('*/api/events', () => delay('infinite')))
  renderApp('/events')
  expect(await screen.findByText('Loading events...')).toBeVisible()
})

test('a failed load says so and tries again', async () => {
  server.use(unreachable(calls.listEvents))
  const { user } = renderApp('/events?type=webinars')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  eventsOf([EVENT])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await shown()).toBeVisible()
})
