import type {
  CourseItem,
  EventDetails,
  EventItem,
  JobDetails,
  JobItem,
  TenderDetails,
  TenderItem,
} from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { aCourse, aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const titlesAt = async ({ get }: TestApp, url: string) => {
  const response = await get(url.replaceAll(' ', '%20'))
  expect(response.statusCode).toBe(200)
  return response.json<{ title: string }[]>().map(({ title }) => title)
}

const tenders = [
  aTender({
    title: 'Soon',
    category: 'ngo',
    endsAt: NOW + DAY,
    industry: 'fisheries',
    details: { issuer: 'Reef Trust' },
  }),
  aTender({ title: 'Later', category: 'grants', endsAt: NOW + 9 * DAY, countries: ['fj'], isFeatured: true }),
  aTender({ title: 'Latest', endsAt: NOW + 20 * DAY, province: 'malaita', industry: 'construction' }),
  aTender({ title: 'Just closed', endsAt: NOW }),
  aTender({ title: 'Long closed', endsAt: NOW - 9 * DAY, countries: ['fj'] }),
  aTender({ title: 'Waiting', status: 'pending' }),
  aTender({ title: 'Ahead', publishedAt: NOW + DAY }),
]

test.each([
  ['', ['Soon', 'Later', 'Latest']],
  ['?when=open', ['Soon', 'Later', 'Latest']],
  ['?when=closed', ['Just closed', 'Long closed']],
  ['?when=all', ['Soon', 'Later', 'Latest', 'Just closed', 'Long closed']],
  ['?when=all&limit=2&page=2', ['Latest', 'Just closed']],
  ['?when=all&limit=2&page=3', ['Long closed']],
  ['?when=all&country=fj', ['Later', 'Long closed']],
  ['?when=yesterday', []],
  ['?kind=ngo', ['Soon']],
  ['?kind=Grants', ['Later']],
  ['?kind=auction', []],
  ['?industry=fisheries', ['Soon']],
  ['?industry=Fisheries & Aquaculture', ['Soon']],
  ['?industry=space', []],
  ['?country=malaita', ['Latest']],
  ['?country=Fiji', ['Later']],
  ['?country=atlantis', []],
  ['?featured=true', ['Later']],
  ['?search=reef trust', ['Soon']],
  ['?search=SPW', ['Soon', 'Later', 'Latest']],
  ['?search=fiji', ['Later']],
  ['?search=waiting&when=all', []],
  ['?search=desks&when=closed', ['Just closed', 'Long closed']],
])('/api/tenders%s lists matches', async (query, expected) => {
  const portal = await newApp()
  await publish(portal.store, ...tenders)
  expect(await titlesAt(portal, `/api/tenders${query.replaceAll('& ', '%26 ')}`)).toEqual(expected)
})

test('a list has the total of all pages and a link to the next', async () => {
  const portal = await newApp()
  await publish(portal.store, ...tenders)
  const { headers } = await portal.get('/api/tenders?when=all&limit=2&page=2')
  expect(headers['x-total-count']).toBe('5')
  expect(headers.link).toBe('</api/tenders?when=all&limit=2&page=3>; rel="next"')
  expect((await portal.get('/api/tenders?limit=0')).statusCode).toBe(400)
})

test('a tender has its lots and documents, and its closing time with its time zone', async () => {
  const portal = await newApp()
  const lots = [{ title: 'Lot 1', description: 'Desks for Auki.' }]
  const documents = [{ title: 'Terms', url: 'https://works.example/terms.pdf' }]
  await publish(portal.store, aTender({ details: { lots, documents, value: 'SBD 2 million' } }))
  expect((await portal.get('/api/tenders/supply-of-school-desks')).json<TenderDetails>()).toMatchObject({
    kind: 'government',
    issuer: 'Sample Province Works',
    reference: 'SPW/12',
    value: 'SBD 2 million',
    lots,
    documents,
    closesAt: new Date(NOW + 10 * DAY).toISOString(),
    timeZone: 'Pacific/Guadalcanal',
    howToSubmit: 'Bring the offer in a sealed envelope.',
  })
})

test('returns a closed tender, and 404 for one that waits or is dated ahead', async () => {
  const portal = await newApp()
  await publish(portal.store, ...tenders)
  const status = async (slug: string) => (await portal.get(`/api/tenders/${slug}`)).statusCode
  expect([await status('long-closed'), await status('waiting'), await status('ahead')]).toEqual([
    200, 404, 404,
  ])
})

test('an id works for its own kind only', async () => {
  const portal = await newApp()
  const [job, tender] = await publish(portal.store, aJob(), aTender())
  expect((await portal.get(`/api/jobs/${job?.id}`)).json<JobDetails>()).toMatchObject({ title: 'Bookkeeper' })
  expect((await portal.get(`/api/jobs/${tender?.id}`)).statusCode).toBe(404)
  const missing = await portal.get('/api/jobs/nothing')
  expect(missing.json()).toEqual({ message: 'Job not found' })
})

test('slugs are unique within a kind, and never reserved or digits only', async () => {
  const portal = await newApp()
  const stored = await publish(
    portal.store,
    aTender({ title: 'Post' }),
    aTender({ title: 'Grants' }),
    aTender({ title: 'Desks' }),
    aTender({ title: 'Desks' }),
    aJob({ title: 'Desks' }),
    anArticle({ title: 'Policy' }),
    anArticle({ title: '2027' }),
    anEvent({ title: 'Calendar' }),
  )
  expect(stored.map(({ slug }) => slug)).toEqual([
    'post-2',
    'grants-2',
    'desks',
    'desks-2',
    'desks',
    'policy-2',
    'news-2027',
    'calendar-2',
  ])
})

test.each([
  ['', ['Cook', 'Bookkeeper']],
  ['?type=part-time', ['Cook']],
  ['?type=Full-time', ['Bookkeeper']],
  ['?type=royalty', []],
  ['?when=all', ['Cook', 'Bookkeeper', 'Gone']],
  ['?search=tanna', ['Cook']],
  ['?country=vu&type=full-time', ['Bookkeeper']],
])('/api/jobs%s lists matches', async (query, expected) => {
  const portal = await newApp()
  await publish(
    portal.store,
    aJob({ title: 'Bookkeeper' }),
    aJob({ title: 'Cook', category: 'part-time', endsAt: NOW + DAY, details: { location: 'Tanna' } }),
    aJob({ title: 'Gone', endsAt: NOW - 1 }),
  )
  expect(await titlesAt(portal, `/api/jobs${query}`)).toEqual(expected)
  expect((await portal.get('/api/jobs')).json<JobItem[]>()[0]?.timeZone).toBe('Pacific/Efate')
})

test('lists courses by start, then undated ones, and leaves out those that have begun', async () => {
  const portal = await newApp()
  await publish(
    portal.store,
    aCourse({ title: 'Welding', startsAt: null }),
    aCourse({ title: 'Bookkeeping', startsAt: null, category: 'professional' }),
    aCourse({ title: 'Later', startsAt: NOW + 9 * DAY }),
    aCourse({ title: 'Soon', startsAt: NOW + DAY }),
    aCourse({ title: 'Begun', startsAt: NOW }),
  )
  expect(await titlesAt(portal, '/api/courses')).toEqual(['Soon', 'Later', 'Bookkeeping', 'Welding'])
  expect(await titlesAt(portal, '/api/courses?skill=technical')).toEqual(['Soon', 'Later', 'Welding'])
  expect(await titlesAt(portal, '/api/courses?skill=juggling')).toEqual([])
  const [soon, , , welding] = (await portal.get('/api/courses')).json<CourseItem[]>()
  expect(soon).toMatchObject({
    skill: 'technical',
    mode: 'In person',
    startsAt: new Date(NOW + DAY).toISOString(),
  })
  expect(welding?.startsAt).toBeNull()
  expect((await portal.get('/api/courses/welding')).json()).toMatchObject({
    howToEnrol: 'Come by on any morning.',
  })
})

const local = (text: string, offset: number) => Date.parse(`${text}:00Z`) - offset * HOUR

test('filters events by month in local time, past ones too', async () => {
  const portal = await newApp()
  const on = (title: string, country: 'sb' | 'fj', startsAt: number, endsAt: number) =>
    anEvent({ title, countries: [country], startsAt, endsAt })
  await publish(
    portal.store,
    // Fiji is twelve hours ahead of UTC, the Solomon Islands eleven.
    on('Fiji, first minute', 'fj', local('2026-11-01T00:00', 12), local('2026-11-01T01:00', 12)),
    on('Fiji, October’s last', 'fj', local('2026-10-31T20:00', 12), local('2026-11-01T00:00', 12)),
    on('Solomons, last night', 'sb', local('2026-11-30T23:00', 11), local('2026-11-30T23:59', 11)),
    on('Solomons, December', 'sb', local('2026-12-01T00:00', 11), local('2026-12-01T01:00', 11)),
    on('Across', 'sb', local('2026-10-20T08:00', 11), local('2026-12-20T08:00', 11)),
  )
  expect(await titlesAt(portal, '/api/events?month=2026-11')).toEqual([
    'Across',
    'Fiji, first minute',
    'Solomons, last night',
  ])
  expect(await titlesAt(portal, '/api/events?month=2026-11&country=fj')).toEqual(['Fiji, first minute'])
  expect(await titlesAt(portal, '/api/events?month=2026-12')).toEqual(['Across', 'Solomons, December'])
  expect((await portal.get('/api/events?month=2026-13')).statusCode).toBe(400)
})

test('lists past events from the last backwards', async () => {
  const portal = await newApp()
  await publish(
    portal.store,
    anEvent({ title: 'Long ago', startsAt: NOW - 9 * DAY, endsAt: NOW - 8 * DAY }),
    anEvent({ title: 'Just now', startsAt: NOW - DAY, endsAt: NOW }),
    anEvent({ title: 'To come' }),
  )
  expect(await titlesAt(portal, '/api/events?when=past')).toEqual(['Just now', 'Long ago'])
})

test('takes registrations until an event begins, while there are places left', async () => {
  const portal = await newApp()
  await publish(
    portal.store,
    anEvent({ title: 'Open' }),
    anEvent({ title: 'Full', details: { capacity: 2, speaker: 'Ana Bela', company: 'Reef Bank' } }),
    anEvent({ title: 'Begun', startsAt: NOW }),
  )
  await portal.store.write
    .updateTable('content')
    .set({ registrations: 2 })
    .where('slug', '=', 'full')
    .execute()
  const read = async (slug: string) => (await portal.get(`/api/events/${slug}`)).json<EventDetails>()
  expect(await read('full')).toMatchObject({
    registrations: 2,
    capacity: 2,
    takesRegistrations: false,
    speaker: 'Ana Bela',
    company: 'Reef Bank',
  })
  expect([(await read('open')).takesRegistrations, (await read('begun')).takesRegistrations]).toEqual([
    true,
    false,
  ])
})

test('publishes approved content at once, in stored responses too', async () => {
  const portal = await newApp()
  await publish(portal.store, aTender({ status: 'pending' }))
  const seen = async () => (await portal.get('/api/tenders')).json<TenderItem[]>().length
  const set = (status: 'approved' | 'rejected') =>
    portal.store.write.transaction().execute((trx) => trx.updateTable('content').set({ status }).execute())
  expect([await seen(), await seen()]).toEqual([0, 0])
  await set('approved')
  expect(await seen()).toBe(1)
  expect(await titlesAt(portal, '/api/tenders?search=desks')).toHaveLength(1)
  await set('rejected')
  expect(await seen()).toBe(0)
  expect(await titlesAt(portal, '/api/tenders?search=desks')).toEqual([])
})

test('pending content does not change the public version', async () => {
  const portal = await newApp()
  const tag = async () => (await portal.get('/api/events')).headers.etag
  const before = await tag()
  await publish(portal.store, anEvent({ status: 'pending' }))
  expect(await tag()).toBe(before)
  await publish(portal.store, anEvent())
  expect(await tag()).not.toBe(before)
  expect((await portal.get('/api/events')).json<EventItem[]>()).toHaveLength(1)
})
