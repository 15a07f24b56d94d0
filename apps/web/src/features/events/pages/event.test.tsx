import { calls, type EventDetails } from '@portal/domain/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { anEventDetail } from '#test/content-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { anEvent } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for them.
import '../register/RegistrationForm.tsx'
import './event-entry.screen.tsx'
import './events.screen.tsx'

const EVENT = anEventDetail()
const REGISTERED = {
  reference: 'EV-7K3F-9Q',
  title: EVENT.title,
  slug: EVENT.slug,
  startsAt: EVENT.startsAt,
  endsAt: EVENT.endsAt,
  timeZone: EVENT.timeZone,
}

const WEBINAR: Partial<EventDetails> = {
  type: 'Webinars',
  speaker: 'Ruth Maelasi',
  company: 'Reef Books',
  location: 'Online',
}
const STARTED: Partial<EventDetails> = {
  startsAt: '2026-11-19T22:00:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  takesRegistrations: false,
}
const PAST: Partial<EventDetails> = { ...STARTED, endsAt: '2026-11-19T23:00:00.000Z' }

/** Opens an event's page with related events. */
function open(own: Partial<EventDetails> = {}, others = [anEvent({ id: 9, slug: 'other', title: 'Other' })]) {
  const requests: string[] = []
  server.use(
    respondWith(calls.getEvent, 200, { ...EVENT, ...own }),
    respondWith(calls.listEvents, 200, others, { onRequest: ({ url }) => requests.push(url.search) }),
  )
  return { ...renderApp(`/events/${EVENT.slug}`), requests }
}

const title = () => screen.findByRole('heading', { level: 1, name: EVENT.title })
const facts = () => within(screen.getByRole('complementary', { name: 'When and where' }))

async function register({ user }: ReturnType<typeof open>, email = 'mere@example.com') {
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Mere Tavola')
  await user.type(screen.getByRole('textbox', { name: /Email/ }), email)
  await user.click(screen.getByRole('button', { name: 'Register' }))
}

function jsonLd(): Record<string, unknown> {
  const script = document.querySelector('script[type="application/ld+json"]')
  const { '@graph': graph } = JSON.parse(script?.textContent ?? '') as { '@graph': Record<string, unknown>[] }
  return graph.find((thing) => thing['@type'] === 'Event') ?? {}
}

test('an event shows time in its zone, place, organiser, price and capacity', async () => {
  open({ registrations: 12 })
  expect(await title()).toBeVisible()
  expect(facts().getByText('Wed 2 Dec 2026')).toBeVisible()
  expect(facts().getByText(/9:00 AM – 5:00 PM/)).toBeVisible()
  expect(facts().getByText('Honiara time (UTC+11), in 2 weeks')).toBeVisible()
  expect(facts().getByText('Honiara, Solomon Islands')).toBeVisible()
  expect(facts().getByText('400 people')).toBeVisible()
  expect(facts().getByText('12 of 500 places')).toBeVisible()
  expect(screen.getByText('Buyers sit at a table with names on it.')).toBeVisible()
  const toHref = (name: RegExp) => facts().getByRole('link', { name }).getAttribute('href')
  expect(toHref(/Add to Calendar/)).toBe('/api/events/honiara-trade-show/event.ics')
  expect(toHref(/Event website/)).toBe('https://makers.example')
  expect(toHref(/^Register/)).toBe('#register')
})

test('a webinar shows speaker, company and duration', async () => {
  open({ ...WEBINAR, endsAt: '2026-12-01T23:30:00.000Z' })
  await title()
  expect(screen.getByText('Ruth Maelasi')).toBeVisible()
  expect(screen.getByText(/Reef Books/)).toBeVisible()
  expect(facts().getByText('1 hour 30 minutes')).toBeVisible()
})

test('an event has JSON-LD', async () => {
  open()
  await title()
  expect(jsonLd()).toMatchObject({
    name: EVENT.title,
    startDate: '2026-12-02T09:00:00+11:00',
    endDate: '2026-12-02T17:00:00+11:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Honiara', address: { addressCountry: 'SB' } },
    isAccessibleForFree: true,
    maximumAttendeeCapacity: 500,
  })
  expect(jsonLd()).not.toHaveProperty('performer')
})

test('a webinar’s JSON-LD is online, with its speaker', async () => {
  open({ ...WEBINAR, price: 'SBD 50', website: null })
  await title()
  expect(jsonLd()).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `https://portal.example/events/${EVENT.slug}` },
    performer: { name: 'Ruth Maelasi', worksFor: { name: 'Reef Books' } },
  })
  expect(jsonLd()).not.toHaveProperty('isAccessibleForFree')
})

test('Register in a list scrolls to the form once the event is loaded', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id)
  }
  const arrival = Promise.withResolvers<Response>()
  server.use(
    http.get('*/api/events/:slug', () => arrival.promise),
    respondWith(calls.listEvents, 200, [EVENT]),
  )
  const { user } = renderApp('/events')
  const [link] = await screen.findAllByRole('link', { name: `Register for ${EVENT.title}` })
  if (!link) throw new Error('no way to register')
  await user.click(link)
  await screen.findByRole('heading', { level: 1, name: 'Loading event...' })
  arrival.resolve(HttpResponse.json(EVENT))
  await title()
  expect(seen).toContain('register')
})

test('related events of its type or country exclude itself', async () => {
  const { requests } = open({}, [EVENT, anEvent({ id: 9, slug: 'other', title: 'Other' })])
  const related = within(await screen.findByRole('region', { name: 'More events like this' }))
  expect(related.getAllByRole('link', { name: /Other|Honiara/ })).toHaveLength(1)
  await waitFor(() =>
    expect(requests.toSorted()).toEqual(['?country=sb&limit=4', '?type=trade-shows&limit=4']),
  )
})

test('registering shows a reference and what happens next', async () => {
  const sent: unknown[] = []
  const page = open({ isSample: false })
  server.use(
    respondWith(calls.registerForEvent, 201, REGISTERED, { onRequest: ({ body }) => sent.push(body) }),
  )
  await register(page)
  await expectFocus(await screen.findByRole('heading', { name: 'Confirm your place' }))
  expect(screen.getByText('EV-7K3F-9Q')).toBeVisible()
  expect(
    screen.getByText(wholeText('Open the link in our email to mere@example.com within 2 hours')),
  ).toBeVisible()
  expect(screen.getByText(/It confirms your place/)).toBeVisible()
  expect(screen.queryByText(/^(You have a place|Bring your reference)/)).toBeNull()
  expect(screen.getByText(/gets your name and address/)).toHaveTextContent('Honiara Makers’ Group gets')
  expect(screen.getByText(/Cancel by the emailed link/)).toBeVisible()
  expect(sent).toEqual([{ name: 'Mere Tavola', email: 'mere@example.com', organisation: '', contactFax: '' }])
})

test('the second click of a double click on the button has no effect', async () => {
  const page = open()
  server.use(respondWith(calls.registerForEvent, 201, REGISTERED))
  await register(page)
  await screen.findByRole('heading', { name: 'Confirm your place' })
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  fireEvent.click(breadcrumb.getByRole('link', { name: 'Events' }), { detail: 2 })
  expect(page.router.state.navigation.state).toBe('idle')
})

test('a sample event notifies no organiser, and says so', async () => {
  const page = open()
  server.use(respondWith(calls.registerForEvent, 201, REGISTERED))
  expect(await screen.findByText(/This is a sample event/)).toBeVisible()
  await register(page)
  expect(await screen.findByText(/Once you confirm, your reference shows/)).toBeVisible()
  expect(screen.queryByText(/gets your name and address/)).toBeNull()
})

test('an invalid address has its message beside the field, and nothing is sent', async () => {
  const page = open()
  await register(page, 'mere')
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  await expectFocus(screen.getByRole('textbox', { name: /Email/ }))
})

test('the confirmation survives a reload', async () => {
  const { router } = open({ takesRegistrations: false })
  await title()
  const submitted = { reference: 'EV-7K3F-9Q', email: 'mere@example.com', owner: null }
  await act(() => router.navigate(router.state.location.pathname, { state: { submitted } }))
  expect(await screen.findByRole('heading', { name: 'Confirm your place' })).toBeVisible()
  expect(screen.getByText('EV-7K3F-9Q')).toBeVisible()
})

test('input stays when the event has become full', async () => {
  const page = open()
  server.use(respondWith(calls.registerForEvent, 409, { message: 'All places are taken' }))
  await register(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('All places are taken')
  expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Mere Tavola')
})

test('input stays when the portal is unreachable', async () => {
  const page = open()
  server.use(unreachable(calls.registerForEvent))
  await register(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('mere@example.com')
})

test('a retry has the same idempotency key, a changed registration a new one', async () => {
  const page = open()
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
  })
  server.use(unreachable(calls.registerForEvent))
  await register(page)
  await screen.findByRole('alert')
  const { user } = page
  const again = async () => {
    const before = keys.length
    await user.click(await screen.findByRole('button', { name: 'Register' }))
    await waitFor(() => expect(keys).toHaveLength(before + 1))
    await screen.findByRole('button', { name: 'Register' })
  }
  await again()
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), ' Vula')
  await again()
  const [first, second, third] = keys
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).toMatch(/^[0-9a-f]{32}$/)
  expect(third).not.toBe(first)
})

test('two presses register once', async () => {
  const page = open()
  const sent: unknown[] = []
  server.use(
    respondWith(calls.registerForEvent, 201, REGISTERED, { onRequest: ({ body }) => sent.push(body) }),
  )
  await page.user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Mere Tavola')
  await page.user.type(screen.getByRole('textbox', { name: /Email/ }), 'mere@example.com')
  pressTwice(screen.getByRole('button', { name: 'Register' }))
  await screen.findByRole('heading', { name: 'Confirm your place' })
  expect(sent).toHaveLength(1)
})

test.each([
  [{ capacity: null }, 'Free.'],
  [{ capacity: 500, registrations: 0 }, 'Free. There are 500 places.'],
  [{ capacity: 500, registrations: 499 }, 'Free. 1 of 500 places is left.'],
  [{ price: 'SBD 50' }, 'Price: SBD 50. Pay the organiser, not us. There are 500 places.'],
])('%o: %s', async (own, words) => {
  open(own)
  expect(await screen.findByText(words)).toBeVisible()
})

test.each<[string, Partial<EventDetails>, RegExp]>([
  ['has ended', PAST, /This event has ended/],
  ['has started', STARTED, /This event has started.*shows@makers.example/],
  [
    'is full',
    { takesRegistrations: false, capacity: 40, registrations: 40 },
    /All 40 places are taken.*shows@makers.example/,
  ],
  [
    'has its last place held for somebody',
    { takesRegistrations: false, capacity: 40, registrations: 39 },
    /All 40 places are taken or held for people who have yet to confirm.*shows@makers.example/,
  ],
  [
    'takes none here',
    { takesRegistrations: false, capacity: null, contactEmail: null },
    /Ask Honiara Makers’ Group/,
  ],
])('an event that %s shows that instead of a form', async (_what, own, words) => {
  open(own)
  await title()
  expect(screen.getByRole('region', { name: 'Register' })).toHaveTextContent(words)
  expect(screen.queryByRole('textbox', { name: /Your name/ })).toBeNull()
  expect(facts().queryByRole('link', { name: /^Register/ })).toBeNull()
})

test('a past event is marked and has no calendar link', async () => {
  open(PAST)
  await title()
  expect(screen.getByText('Ended')).toBeVisible()
  expect(facts().queryByRole('link', { name: /Add to Calendar/ })).toBeNull()
})

test('an unknown event links to the others', async () => {
  server.use(respondWith(calls.getEvent, 404, { message: 'Event not found' }))
  renderApp('/events/parties')
  expect(await screen.findByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  expect(main.getByRole('link', { name: 'View Calendar' })).toHaveAttribute('href', '/events/calendar')
})

test('a failed event can be retried', async () => {
  server.use(unreachable(calls.getEvent))
  const { user } = renderApp(`/events/${EVENT.slug}`)
  expect(await screen.findByRole('heading', { name: 'Failed to fetch event' })).toBeVisible()
  server.use(respondWith(calls.getEvent, 200, EVENT), respondWith(calls.listEvents, 200, []))
  await pressRetry(user)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: EVENT.title })).toBeVisible())
})
