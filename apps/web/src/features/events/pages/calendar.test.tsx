import { calls, type EventEntry } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { anEvent } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './calendar.screen.tsx'

const FAIR = anEvent({
  id: 1,
  slug: 'fair',
  title: 'Gizo Fair',
  startsAt: '2026-11-11T22:00:00.000Z',
  endsAt: '2026-11-14T05:00:00.000Z',
})
const TALK = anEvent({
  id: 2,
  slug: 'talk',
  title: 'Kava Talk',
  startsAt: '2026-11-19T21:30:00.000Z',
  endsAt: '2026-11-19T23:00:00.000Z',
  timeZone: 'Pacific/Efate',
})

function answerEvents(items: readonly EventEntry[], total = items.length) {
  const requests: string[] = []
  server.use(
    respondWith(calls.listEvents, 200, [...items], {
      headers: { 'X-Total-Count': String(total) },
      onRequest: ({ url }) => requests.push(url.search),
    }),
  )
  return requests
}

const month = (name: string) => screen.findByRole('heading', { level: 2, name })
const getCell = (text: string) => within(screen.getByText(text).closest('td') ?? document.body)

test('a month is a table with caption, weekdays and days', async () => {
  const requests = answerEvents([FAIR, TALK])
  renderApp('/events/calendar')
  const table = within(await screen.findByRole('table', { name: 'Events in November 2026' }))
  expect(requests).toEqual(['?month=2026-11&limit=100'])
  const heads = table.getAllByRole('columnheader')
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  expect(weekdays.map((name) => table.getByRole('columnheader', { name }))).toEqual(heads)
  expect(table.getAllByRole('row')).toHaveLength(7)
  expect(document.title).toBe('Event Calendar: November 2026 | Pacific Business Portal')
})

test('an event is on its own time zone’s day, a multi-day event on each of its days', async () => {
  answerEvents([FAIR, TALK])
  renderApp('/events/calendar')
  const talk = await screen.findByRole('link', { name: /Kava Talk/ })
  expect(talk).toHaveAttribute('href', '/events/talk')
  expect(talk).toHaveTextContent('8:30 AM')
  expect(talk.closest('td')).toHaveAttribute('aria-current', 'date')
  expect(getCell('12').getByRole('link', { name: /Gizo Fair/ })).toHaveAttribute('href', '/events/fair')
  expect(getCell('13').getByText('Gizo Fair, continued')).toBeInTheDocument()
  expect(getCell('14').getByText('Gizo Fair, continued')).toBeInTheDocument()
  expect(getCell('15').queryByText(/Gizo Fair/)).toBeNull()
})

test('a past event is marked as ended', async () => {
  answerEvents([FAIR, { ...TALK, startsAt: '2026-11-25T21:30:00.000Z', endsAt: '2026-11-25T23:00:00.000Z' }])
  renderApp('/events/calendar')
  expect(await screen.findByRole('link', { name: /Gizo Fair.*Ended/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Kava Talk/ })).not.toHaveAccessibleName(/Ended/)
})

test('previous and next month are links that keep the filters', async () => {
  const requests = answerEvents([TALK])
  const { router, user } = renderApp('/events/calendar?country=vu')
  await month('November 2026')
  await user.click(screen.getByRole('link', { name: /December 2026/ }))
  await month('December 2026')
  expect(router.state.location.search).toBe('?country=vu&month=2026-12')
  await waitFor(() => expect(requests.at(-1)).toBe('?month=2026-12&country=vu&limit=100'))
  await user.click(screen.getByRole('link', { name: 'This month' }))
  await month('November 2026')
  expect(router.state.location.search).toBe('?country=vu')
})

test('month links end at a limit, so that crawlers don’t follow them forever', async () => {
  answerEvents([TALK])
  renderApp('/events/calendar?month=2028-05')
  await month('May 2028')
  const months = within(screen.getByRole('navigation', { name: 'Months' }))
  expect(months.getByRole('link', { name: /April 2028/ })).toBeVisible()
  expect(months.queryByRole('link', { name: /June 2028/ })).toBeNull()
})

test('filters by country and type', async () => {
  const requests = answerEvents([TALK])
  const { user } = renderApp('/events/calendar?month=2026-12')
  await month('December 2026')
  const form = within(screen.getByRole('search', { name: 'Calendar' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'vu')
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'webinars')
  await waitFor(() => expect(requests.at(-1)).toBe('?month=2026-12&country=vu&type=webinars&limit=100'))
})

test('the feed has the calendar’s filters', async () => {
  answerEvents([TALK])
  renderApp('/events/calendar?country=vanuatu&type=webinars')
  const own = within(await screen.findByRole('region', { name: 'In your own calendar' }))
  const feed = '/api/events/calendar.ics?country=vu&type=webinars'
  expect(own.getByRole('link', { name: 'Subscribe to calendar' })).toHaveAttribute(
    'href',
    `webcal://portal.example${feed}`,
  )
  expect(own.getByRole('link', { name: 'Download as .ics' })).toHaveAttribute('href', feed)
  expect(own.getByText(`https://portal.example${feed}`)).toBeVisible()
})

test('an empty month says so and links to submitting an event', async () => {
  answerEvents([])
  renderApp('/events/calendar?month=2027-03')
  expect(await screen.findByRole('heading', { name: 'No events found' })).toBeVisible()
  expect(screen.getByText(/No event matches in March 2027 yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Submit Event' })).toHaveAttribute('href', '/events/submit')
})

test('a month with too many events says how to see the others', async () => {
  answerEvents([TALK], 140)
  renderApp('/events/calendar')
  expect(await screen.findByText(/Showing the first 100/)).toBeVisible()
})

test('a loading month says so', async () => {
  server.use(http.get('*/api/events', () => delay('infinite')))
  renderApp('/events/calendar')
  expect(await screen.findByText('Loading events...')).toBeVisible()
})

test('a failed month can be retried', async () => {
  server.use(unreachable(calls.listEvents))
  const { user } = renderApp('/events/calendar')
  expect(await screen.findByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  answerEvents([TALK])
  await pressRetry(user)
  expect(await screen.findByRole('link', { name: /Kava Talk/ })).toBeVisible()
})
