import { calls, type EventEntry } from '@portal/domain/contract'
import { EVENT_SECTIONS, EVENT_TABS } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { anEvent } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './event-entry.screen.tsx'
import './events.screen.tsx'

const EVENT = anEvent()

/** Mocks the list without featured events; returns the received queries. */
function answerEvents(items: readonly EventEntry[], total = items.length) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listEvents, 200, ({ url }) => (url.searchParams.has('featured') ? [] : [...items]), {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => url.searchParams.has('featured') || requests.push(url.search),
    }),
  )
  return requests
}

const shown = () => screen.findByRole('heading', { name: EVENT.title })

test('an event shows time and zone, place, organiser and price', async () => {
  answerEvents([EVENT])
  renderApp('/events')
  await shown()
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/2 Dec 2026, 9:00 AM – 5:00 PM/)).toBeVisible()
  expect(card.getByText(/Honiara time \(UTC\+11\), in 2 weeks/)).toBeVisible()
  expect(card.getByText('Honiara, Solomon Islands')).toBeVisible()
  expect(card.getByText('Honiara Makers’ Group').parentElement).toHaveTextContent(
    'Honiara Makers’ Group · Free',
  )
})

test('an event under way is marked as on now', async () => {
  answerEvents([anEvent({ startsAt: '2026-11-19T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' })])
  renderApp('/events')
  expect(await screen.findByText('On now')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Register for/ })).toBeNull()
  expect(screen.getByText(/20 Nov 2026, 9:00 AM – 21 Nov 2026, 5:00 PM/)).toBeVisible()
})

test('two featured events are at the top of the page', async () => {
  server.use(
    respondWith(calls.listEvents, 200, ({ url }) =>
      url.searchParams.has('featured') ? [anEvent({ id: 5, title: 'Lodge Investment Day' })] : [EVENT],
    ),
  )
  renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'Featured events' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Lodge Investment Day' })).toBeVisible()
})

test.each(EVENT_TABS)('the tab $name has its own address', async ({ name, type }) => {
  const requests = answerEvents([EVENT])
  const { router, user } = renderApp('/events?country=fj')
  await shown()
  await user.click(screen.getByRole('link', { name }))
  const query = type === null ? '?country=fj' : `?country=fj&type=${type}`
  expect(router.state.location.search).toBe(query)
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      type === null ? '?country=fj&limit=10' : `?country=fj&type=${type}&limit=10`,
    ),
  )
  expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible()
})

test('filters by country, type and search', async () => {
  const requests = answerEvents([EVENT])
  const { user } = renderApp('/events')
  await shown()
  const form = within(screen.getByRole('search', { name: 'Events' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'conferences')
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'vu')
  await user.type(form.getByRole('searchbox', { name: 'Search events' }), 'kava')
  await user.click(form.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(requests.at(-1)).toBe('?country=vu&type=conferences&search=kava&limit=10'))
})

test.each(EVENT_SECTIONS)('/events/%s lists its type', async (section) => {
  const requests = answerEvents([EVENT])
  renderApp(`/events/${section}?country=fj`)
  await shown()
  expect(requests).toEqual([`?country=fj&type=${section}&limit=10`])
  expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull()
})

test('an empty list says so and links to submitting an event, and to all events', async () => {
  answerEvents([])
  renderApp('/events?type=webinars')
  expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Submit Event' })).toHaveAttribute('href', '/events/submit')
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
})

test('the page links to submitting an event and to the calendar', async () => {
  answerEvents([EVENT])
  renderApp('/events')
  await shown()
  expect(screen.getByRole('link', { name: 'Submit an Event' })).toHaveAttribute('href', '/events/submit')
  expect(screen.getByRole('link', { name: 'View Calendar' })).toHaveAttribute('href', '/events/calendar')
})

test('a listed event links to its page, registration and calendar file', async () => {
  answerEvents([EVENT])
  renderApp('/events')
  await shown()
  const card = within(screen.getByRole('article'))
  const href = (name: string) => card.getByRole('link', { name }).getAttribute('href')
  expect(href(`Details of ${EVENT.title}`)).toBe('/events/honiara-trade-show')
  expect(href(`Register for ${EVENT.title}`)).toBe('/events/honiara-trade-show#register')
  expect(href(`Add to Calendar ${EVENT.title}`)).toBe('/api/events/honiara-trade-show/event.ics')
})

test.each([
  ['/events', 'Business Events', '/events'],
  ['/events?country=fj', 'Business Events', '/events'],
  ['/events?type=workshops', 'Workshops & Training: Business Events', '/events?type=workshops'],
  ['/events/workshops', 'Workshops & Training', '/events/workshops'],
])('%s has the title “%s” and the canonical address %s', async (path, title, canonical) => {
  answerEvents([EVENT])
  renderApp(path)
  await shown()
  expect(document.title).toBe(`${title} | Pacific Business Portal`)
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://portal.example${canonical}`,
  )
})

test('a loader says what is loading', async () => {
  server.use(http.get('*/api/events', () => delay('infinite')))
  renderApp('/events')
  expect(await screen.findByText('Loading events...')).toBeVisible()
})

test('a failed load says so and can be retried', async () => {
  server.use(unreachable(calls.listEvents))
  const { user } = renderApp('/events?type=webinars')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  answerEvents([EVENT])
  await pressRetry(user)
  expect(await shown()).toBeVisible()
})
