// cspell:ignore chamb
import type { EventEntry } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anEvent, publish } from '#test/content.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const announce = ({ store }: TestApp, ...records: Parameters<typeof anEvent>[0][]) =>
  publish(store, ...records.map((fields) => anEvent(fields)))

const titles = async ({ get }: TestApp, query = '') =>
  (await get(`/api/events${query}`)).json<EventEntry[]>().map(({ title }) => title)

test.each([
  ['', ['Running', 'Webinar', 'Expo']],
  ['?when=upcoming', ['Running', 'Webinar', 'Expo']],
  ['?when=all', ['Over', 'Running', 'Webinar', 'Expo']],
  ['?country=sb', ['Expo']],
  ['?country=solomon-islands', ['Expo']],
  ['?type=webinars', ['Webinar']],
  ['?type=Trade Shows %26 Expos', ['Running', 'Expo']],
  ['?featured=true', ['Expo']],
  ['?search=chamb', ['Running', 'Webinar', 'Expo']],
  ['?search=webinar', ['Webinar']],
  ['?country=atlantis', []],
  ['?type=party', []],
  ['?limit=1&page=2', ['Webinar']],
])('%s lists matches, the next one first', async (query, expected) => {
  const portal = await newApp()
  await announce(
    portal,
    { title: 'Expo', countries: ['sb'], startsAt: NOW + 3 * DAY, endsAt: NOW + 4 * DAY, isFeatured: true },
    { title: 'Webinar', category: 'Webinars' },
    { title: 'Running', startsAt: NOW - DAY, endsAt: NOW + 1 },
    { title: 'Over', startsAt: NOW - 2 * DAY, endsAt: NOW },
  )
  expect(await titles(portal, query.replaceAll(' ', '%20'))).toEqual(expected)
})

test('an event has its instants and their time zone', async () => {
  const portal = await newApp()
  await announce(portal, {})
  const response = await portal.get('/api/events')
  expect(response.json<EventEntry[]>()[0]).toMatchObject({
    startsAt: new Date(NOW + DAY).toISOString(),
    timeZone: 'Pacific/Fiji',
    price: 'Free',
  })
  expect(response.headers['x-total-count']).toBe('1')
})

test('an event in a list also has its local day and hours and `featured`', async () => {
  const portal = await newApp()
  const startsAt = Date.UTC(2026, 11, 1, 20, 30)
  await announce(portal, { startsAt, endsAt: startsAt + 3 * HOUR, isFeatured: true })
  const short = { date: '2026-12-02', time: '8:30 AM - 11:30 AM', featured: true }
  const [listed] = (await portal.get('/api/events')).json<EventEntry[]>()
  expect(listed).toMatchObject(short)
  expect((await portal.get(`/api/events/${listed?.slug}`)).json()).toMatchObject(short)
})

test('an event in Bougainville is shown in Bougainville’s time zone', async () => {
  const app = await newApp()
  await announce(app, { countries: ['pg'], details: { location: 'Arawa, Bougainville' } })
  expect((await app.get('/api/events')).json()).toMatchObject([{ timeZone: 'Pacific/Bougainville' }])
})

test('an event leaves the list within a minute of its end without a write', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now })
  await announce(portal, { startsAt: NOW, endsAt: NOW + 60_000 })
  expect(await titles(portal)).toHaveLength(1)
  now += 60_000
  expect(await titles(portal)).toEqual([])
})
