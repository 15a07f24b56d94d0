import type { EventDetails, EventRegistration } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anEvent, publish } from '#test/content.ts'
import { NOW } from '#test/new-app.ts'
import { MELE, newEvent, numbered, findPlaceToken } from '#test/places.ts'
import { refuseWrites } from '#test/refused-writes.ts'

test('registering returns a reference and sends an email with local times and links', async () => {
  const event = await newEvent({
    startsAt: Date.parse('2026-11-30T21:00:00Z'),
    endsAt: Date.parse('2026-12-01T04:30:00Z'),
  })
  const response = await event.register()
  expect(response.statusCode).toBe(201)
  const { reference, ...rest } = response.json<EventRegistration>()
  expect(reference).toMatch(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
  expect(rest).toEqual({
    title: 'Trade show',
    slug: 'trade-show',
    startsAt: '2026-11-30T21:00:00.000Z',
    endsAt: '2026-12-01T04:30:00.000Z',
    timeZone: 'Pacific/Fiji',
  })
  const mail = await event.mailTo(MELE.email)
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('When: Tue 1 Dec 2026, 9:00 AM to 4:30 PM, Fiji time')
  expect(text).toContain(`Reference: ${reference}`)
  expect(text).toContain('http://localhost:3000/api/events/trade-show/event.ics')
  expect(text).toContain('http://localhost:3000/events/trade-show ')
  expect(mail).toMatchObject({ holds_token: 1, lane: 'security' })
})

test('a place counts once its link is followed; following it again has the same response', async () => {
  const event = await newEvent({ details: { capacity: 2 } })
  const response = await event.register()
  expect(await event.details()).toMatchObject({ registrations: 0, takesRegistrations: true })
  const confirmed = await event.confirmFor(MELE.email)
  expect(confirmed.statusCode).toBe(200)
  expect(confirmed.json()).toEqual(response.json())
  expect(await event.details()).toMatchObject({ registrations: 1, takesRegistrations: true })
  expect((await event.confirmFor(MELE.email)).json()).toEqual(response.json())
  expect((await event.details()).registrations).toBe(1)
  event.clock.now += 8 * HOUR
  expect((await event.details()).registrations).toBe(1)
})

test('an unconfirmed place is held for two hours, and free afterwards', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await event.register()
  expect((await event.details()).takesRegistrations).toBe(false)
  event.clock.now += 2 * HOUR - 1
  expect((await event.register(numbered(1))).statusCode).toBe(409)
  event.clock.now += 1
  expect((await event.details()).takesRegistrations).toBe(true)
  expect((await event.register(numbered(1))).statusCode).toBe(201)
})

test('a late confirmation takes a free place, or gets 409 if the event is full', async () => {
  const event = await newEvent({ startsAt: NOW + 9 * DAY, endsAt: NOW + 10 * DAY, details: { capacity: 1 } })
  await event.register()
  event.clock.now += 3 * HOUR
  await event.register(numbered(1))
  const late = await event.confirmFor(MELE.email)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({
    message:
      'We held this place for two hours, and the event is now full. If somebody cancels, this link works again: try it later',
  })
  event.clock.now += 2 * HOUR
  expect((await event.confirmFor(MELE.email)).statusCode).toBe(200)
  expect((await event.confirmFor(numbered(1).email)).statusCode).toBe(409)
  expect(await event.details()).toMatchObject({ registrations: 1, takesRegistrations: false })
})

test('confirms a held place of an event that is otherwise full', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await event.register()
  expect((await event.register(numbered(1))).statusCode).toBe(409)
  expect((await event.confirmFor(MELE.email)).statusCode).toBe(200)
})

test('refuses to confirm once the event has begun or is taken down, or the place was cancelled', async () => {
  const event = await newEvent({ startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR })
  await event.register()
  await event.register(numbered(1))
  await event.cancel(findPlaceToken(await event.mailTo(MELE.email)))
  expect((await event.confirmFor(MELE.email)).json()).toEqual({
    message: 'This place was cancelled. Please register again for a new one',
  })
  await event.setStatus('rejected')
  expect((await event.confirmFor(numbered(1).email)).statusCode).toBe(409)
  await event.setStatus('approved')
  event.clock.now += HOUR
  expect((await event.confirmFor(numbered(1).email)).json()).toEqual({
    message: 'This event has begun, so you can no longer confirm a place',
  })
  expect((await event.details()).registrations).toBe(0)
})

test('finds an event by id too, and returns 404 for one that is not published', async () => {
  const event = await newEvent()
  const at = (idOrSlug: string | number) =>
    event.inject({ method: 'POST', url: `/api/events/${idOrSlug}/registrations`, payload: MELE })
  expect((await at(event.id)).statusCode).toBe(201)
  const [pending] = await publish(event.store, anEvent({ title: 'Waits', status: 'pending' }))
  const [ahead] = await publish(event.store, anEvent({ title: 'Tomorrow', publishedAt: NOW + DAY }))
  for (const hidden of [pending?.slug, pending?.id, ahead?.slug, 'nothing', 999])
    expect((await at(hidden ?? '')).statusCode).toBe(404)
})

test('the email of an event of several days has both days', async () => {
  const event = await newEvent({ startsAt: NOW + DAY, endsAt: NOW + 3 * DAY })
  await event.register()
  expect((await event.mailTo(MELE.email))?.text.replaceAll(/\s+/g, ' ')).toContain(
    'When: Sat 21 Nov 2026, 5:00 PM to Mon 23 Nov 2026, 5:00 PM, Fiji time',
  )
})

test('holds no more places than the capacity, however many register at the same time', async () => {
  const event = await newEvent({ details: { capacity: 3 } })
  const responses = await Promise.all(Array.from({ length: 8 }, (_, i) => event.register(numbered(i))))
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    message: 'This event is full',
  })
  expect(await event.rows()).toHaveLength(3)
  expect(await event.details()).toMatchObject({ registrations: 0, takesRegistrations: false })
})

test('confirms no more places than the capacity, however many confirm at the same time after their holds', async () => {
  const event = await newEvent({ details: { capacity: 3 } })
  for (let i = 0; i < 9; i += 1) {
    if (i % 3 === 0) event.clock.now += 2 * HOUR
    await event.register(numbered(i))
  }
  event.clock.now += 2 * HOUR
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, i) => event.confirmFor(numbered(i).email)),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(await event.details()).toMatchObject({ registrations: 3, takesRegistrations: false })
})

test('a full event does not reveal who has registered', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await event.registerAndConfirm()
  expect((await event.register()).body).toBe((await event.register(numbered(1))).body)
})

test('refuses registrations once the event has begun', async () => {
  const event = await newEvent({ startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR })
  event.clock.now += HOUR - 1
  expect((await event.register()).statusCode).toBe(201)
  event.clock.now += 1
  const late = await event.register(numbered(1))
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({ message: 'This event has begun, so registration has closed' })
})

test('cancelling by the link frees the place once, for somebody else', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  const taken = await event.registerAndConfirm()
  const token = findPlaceToken(await event.mailTo(MELE.email))
  const response = await event.cancel(token)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(taken.json())
  expect((await event.cancel(token)).json()).toEqual(taken.json())
  expect(await event.details()).toMatchObject({ registrations: 0, takesRegistrations: true })
  expect((await event.register(numbered(1))).statusCode).toBe(201)
})

test('the same link cancels a place that is only held', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await event.register()
  expect((await event.cancel(findPlaceToken(await event.mailTo(MELE.email)))).statusCode).toBe(200)
  expect(await event.details()).toMatchObject({ registrations: 0, takesRegistrations: true })
})

test('after cancelling one may register again; the links of the cancelled place are void', async () => {
  const event = await newEvent()
  const first = (await event.registerAndConfirm()).json<EventRegistration>()
  const old = findPlaceToken(await event.mailTo(MELE.email))
  await event.cancel(old)
  const again = (await event.registerAndConfirm()).json<EventRegistration>()
  expect(again.reference).not.toBe(first.reference)
  expect((await event.details()).registrations).toBe(1)
  expect((await event.cancel(old)).statusCode).toBe(404)
  expect((await event.details()).registrations).toBe(1)
  expect((await event.cancel(findPlaceToken(await event.mailTo(MELE.email)))).statusCode).toBe(200)
})

test('made-up tokens get 404, and the database stores only hashes', async () => {
  const event = await newEvent()
  await event.register()
  const token = findPlaceToken(await event.mailTo(MELE.email))
  for (const act of [event.confirm, event.cancel]) {
    expect((await act('x'.repeat(32))).statusCode).toBe(404)
    expect((await act('short')).statusCode).toBe(400)
  }
  const tokens = await event.store.read.selectFrom('event_registration_tokens').selectAll().execute()
  expect(tokens).toHaveLength(1)
  expect(JSON.stringify([await event.rows(), tokens])).not.toContain(token)
})

test('reports all invalid fields at once, and refuses a filled-in honeypot', async () => {
  const event = await newEvent()
  const response = await event.register({ name: '', email: 'mele' })
  expect(response.json()).toEqual({
    message: 'Please check the marked fields and try again',
    fields: {
      name: 'Your name must be at least 2 characters',
      email: 'Please enter a valid email address',
    },
  })
  const program = await event.register({ ...MELE, contactFax: '1' })
  expect(program.statusCode).toBe(400)
  expect(await event.mails()).toEqual([])
})

test('holds ten places of an event for one network; confirming one frees a hold', async () => {
  const event = await newEvent()
  for (let i = 0; i < 10; i++) await event.register(numbered(i), {}, `203.0.113.${i}`)
  const refused = await event.register(numbered(10), {}, '203.0.113.77')
  expect(refused.statusCode).toBe(429)
  expect(refused.json<{ message: string }>().message).toContain('Confirm them by the links in our emails')
  expect(Number(refused.headers['retry-after'])).toBe(2 * 60 * 60)
  // The same for an address that has a place.
  expect((await event.register(numbered(3), {}, '203.0.113.77')).statusCode).toBe(429)
  expect((await event.register(numbered(11), {}, '203.0.114.1')).statusCode).toBe(201)
  await event.confirmFor(numbered(4).email)
  expect((await event.register(numbered(10), {}, '203.0.113.77')).statusCode).toBe(201)
})

test('limits registrations to 30 in ten minutes from one network and 10 an hour for one address', async () => {
  const event = await newEvent()
  for (let i = 0; i < 30; i++) await event.registerAndConfirm(numbered(i))
  const refused = await event.register(numbered(30))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await event.register(MELE, {}, `203.0.${i}.1`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test('holds no place if the email can’t be enqueued', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await refuseWrites(event.store, { to: 'outbox' })
  expect((await event.register()).statusCode).toBe(500)
  expect(await event.rows()).toEqual([])
  expect((await event.details()).takesRegistrations).toBe(true)
})

test('a confirmed place changes only responses about events; a full event changes the public version', async () => {
  const event = await newEvent({ details: { capacity: 2 } })
  const tagOf = async (url: string) => (await event.get(url)).headers.etag
  const tags = () => Promise.all(['/api/businesses', '/api/news', '/api/version'].map(unchanged))
  const unchanged = async (url: string) => {
    const { headers, body } = await event.get(url)
    return headers.etag ?? body.split('\n')[0]
  }
  const readPublicVersion = async () => (await event.get('/api/version')).body
  const others = await tags()
  const [list, details] = [await tagOf('/api/events'), await tagOf(`/api/events/${event.slug}`)]
  const before = await readPublicVersion()
  await event.register()
  expect(await tags()).toEqual(others)
  expect(await readPublicVersion()).toBe(before)
  await event.confirmFor(MELE.email)
  expect(await tags()).toEqual(others)
  expect(await readPublicVersion()).not.toBe(before)
  expect(await tagOf('/api/events')).not.toBe(list)
  expect(await tagOf(`/api/events/${event.slug}`)).not.toBe(details)
  expect((await event.get('/api/events')).json<EventDetails[]>()[0]?.registrations).toBe(1)
  await event.register(numbered(1))
  expect((await event.details()).takesRegistrations).toBe(false)
  for (const [i, tag] of (await tags()).entries()) expect(tag).not.toBe(others[i])
})
