import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { newApp, NOW } from '#test/new-app.ts'

const PUBLIC_URL = 'https://portal.example'
const newPortal = () => newApp({ config: { publicUrl: PUBLIC_URL } })

/** The texts of an element, unescaped, in the order in which they stand. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )

test('news are a feed: the newest first, with whole addresses, dated by the newest', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    anArticle({ title: 'Old', publishedAt: NOW - 3 * DAY, isSample: true }),
    anArticle({ title: 'Fish & <chips> "here"', summary: 'A\u0001 & B', publishedAt: NOW - DAY }),
    anArticle({ title: 'Tomorrow', publishedAt: NOW + DAY }),
  )
  const { body, headers } = await get('/api/news/feed.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(texts(body, 'title')).toEqual([
    'Pacific Business Portal: News',
    'Fish & <chips> "here"',
    'Sample: Old',
  ])
  expect(texts(body, 'link')).toEqual([
    'https://portal.example/news',
    'https://portal.example/news/fish-and-chips-here',
    'https://portal.example/news/old',
  ])
  expect(texts(body, 'guid')).toEqual(texts(body, 'link').slice(1))
  expect(texts(body, 'description')[1]).toBe('A & B')
  expect(texts(body, 'category')[0]).toBe('Trade & Export')
  expect(texts(body, 'lastBuildDate')).toEqual([new Date(NOW - DAY).toUTCString()])
  expect(texts(body, 'pubDate')[1]).toBe(new Date(NOW - 3 * DAY).toUTCString())
  expect(body).toContain(
    '<atom:link href="https://portal.example/api/news/feed.xml" rel="self" type="application/rss+xml"/>',
  )
})

test('a feed may be of one country, and is one also while there is nothing in it', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    anArticle({ title: 'Fiji', countries: ['fj'] }),
    anArticle({ title: 'Vanuatu', countries: ['vu'] }),
  )
  expect(texts((await get('/api/news/feed.xml?country=fj')).body, 'title').slice(1)).toEqual(['Fiji'])
  expect(texts((await get('/api/news/feed.xml?country=atlantis')).body, 'title').slice(1)).toEqual([])
  expect((await get('/api/jobs/feed.xml')).statusCode).toBe(200)
})

test('open tenders and jobs are feeds by when they were published, and say when they close', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    aTender({ title: 'First', publishedAt: NOW - 2 * DAY, endsAt: NOW + DAY }),
    aTender({ title: 'Second', publishedAt: NOW - DAY, category: 'ngo' }),
    aTender({ title: 'Closed', endsAt: NOW }),
    aJob(),
  )
  const { body } = await get('/api/tenders/feed.xml')
  expect(texts(body, 'title').slice(1)).toEqual(['Second', 'First'])
  expect(texts(body, 'category')).toEqual(['NGO Tenders', 'Government Tenders'])
  expect(texts(body, 'description')[2]).toBe(
    'Two hundred desks for schools on Malaita. Closes 21 Nov 2026, 4:00 PM.',
  )
  expect(texts((await get('/api/jobs/feed.xml')).body, 'category')).toEqual(['Full-time'])
})

test('a feed that has not changed is not sent again', async () => {
  const { app, store, get } = await newPortal()
  const first = await get('/api/news/feed.xml')
  const asked = { url: '/api/news/feed.xml', headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await app.inject(asked)).statusCode).toBe(304)
  await publish(store, anArticle())
  expect((await app.inject(asked)).statusCode).toBe(200)
})

/** An iCalendar file's properties, unfolded, by name; of several the first. */
function properties(file: string): ReadonlyMap<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
      .toReversed(),
  )
}

test('an event is a calendar file of its own, its times the same instants', async () => {
  const { store, get } = await newPortal()
  const startsAt = Date.parse('2026-12-01T09:00:00+11:00')
  const [stored] = await publish(
    store,
    anEvent({
      title: 'Kava; cocoa, and\\more',
      summary: `Line one\nand ${'naïve café ð '.repeat(12)}`,
      countries: ['sb'],
      startsAt,
      endsAt: startsAt + 2 * HOUR,
    }),
  )
  const answer = await get(`/api/events/${stored?.slug}/event.ics`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${stored?.slug}.ics"`,
  })
  const lines = answer.body.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(Object.fromEntries(properties(answer.body))).toMatchObject({
    UID: `event-${stored?.id}@portal.example`,
    'X-WR-TIMEZONE': 'Pacific/Guadalcanal',
    DTSTAMP: '20261119T050000Z',
    // Nine in the morning in Honiara.
    DTSTART: '20261130T220000Z',
    DTEND: '20261201T000000Z',
    SUMMARY: 'Kava\\; cocoa\\, and\\\\more',
    LOCATION: 'Civic Centre',
    URL: `https://portal.example/events/${stored?.slug}`,
  })
  expect(properties(answer.body).get('DESCRIPTION')).toContain(`Line one\\nand ${'naïve café ð '.repeat(12)}`)
  expect((await get('/api/events/nothing/event.ics')).statusCode).toBe(404)
})

test('the calendar holds what has not ended, of a country and a type', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    anEvent({ title: 'Suva' }),
    anEvent({ title: 'Gizo', countries: ['sb'], category: 'Webinars', isSample: true }),
    anEvent({ title: 'Over', startsAt: NOW - DAY, endsAt: NOW }),
  )
  const summaries = async (query = '') =>
    [...(await get(`/api/events/calendar.ics${query}`)).body.matchAll(/^SUMMARY:(.*)\r$/gm)].map(
      ([, text]) => text,
    )
  expect(await summaries()).toEqual(['Suva', 'Sample: Gizo'])
  expect(await summaries('?country=sb')).toEqual(['Sample: Gizo'])
  expect(await summaries('?type=webinars')).toEqual(['Sample: Gizo'])
  const { body } = await get('/api/events/calendar.ics?country=sb')
  expect(properties(body).get('X-WR-TIMEZONE')).toBe('Pacific/Guadalcanal')
  expect(properties((await get('/api/events/calendar.ics')).body).has('X-WR-TIMEZONE')).toBe(false)
})
