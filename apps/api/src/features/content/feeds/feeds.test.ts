import { DAY, HOUR } from '@portal/domain/shared'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

const PUBLIC_URL = 'https://portal.example'
const newPortal = () => newApp({ config: { publicUrl: PUBLIC_URL } })

interface Channel {
  readonly title: string
  readonly link: string
  readonly language: string
  readonly lastBuildDate: string
  readonly 'atom:link': Readonly<Record<string, string>>
  readonly item: readonly {
    readonly title: string
    readonly link: string
    readonly guid: Readonly<Record<string, string>>
    readonly description: string
    readonly category: string
    readonly pubDate: string
  }[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'item',
})

/** Parses a feed; throws if it is not well-formed XML. */
function channelOf(xml: string): Channel {
  const { rss } = parser.parse(xml, true) as { rss: { channel: Channel } }
  return { ...rss.channel, item: rss.channel.item ?? [] }
}

test('news have a feed, newest first, with absolute links, dated by the newest', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    anArticle({ title: 'Old', publishedAt: NOW - 3 * DAY, isSample: true }),
    anArticle({ title: 'Fish & <chips> "here"', summary: 'A\u0001 & B', publishedAt: NOW - DAY }),
    anArticle({ title: 'Tomorrow', publishedAt: NOW + DAY }),
  )
  const { body, headers } = await get('/api/news/feed.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/)
  const channel = channelOf(body)
  expect(channel).toMatchObject({
    title: 'Pacific Business Portal: News',
    link: 'https://portal.example/news',
    language: 'en',
    lastBuildDate: new Date(NOW - DAY).toUTCString(),
    'atom:link': {
      href: 'https://portal.example/api/news/feed.xml',
      rel: 'self',
      type: 'application/rss+xml',
    },
  })
  expect(channel.item.map(({ title }) => title)).toEqual(['Fish & <chips> "here"', 'Sample: Old'])
  const links = ['https://portal.example/news/fish-and-chips-here', 'https://portal.example/news/old']
  expect(channel.item.map(({ link }) => link)).toEqual(links)
  expect(channel.item.map(({ guid }) => guid)).toEqual(
    links.map((link) => ({ '#text': link, isPermaLink: 'true' })),
  )
  expect(channel.item[0]).toMatchObject({ description: 'A & B', category: 'Trade & Export' })
  expect(channel.item[1]?.pubDate).toBe(new Date(NOW - 3 * DAY).toUTCString())
})

test.each([']]>', 'a ]]> b ]]> c', ']]]>]]>', '<![CDATA[x]]>', '&amp; &#x3c; ]]&gt;', 'lone ]] > and ]>'])(
  'readers decode the text %j of an item unchanged',
  async (text) => {
    const { store, get } = await newPortal()
    await publish(store, anArticle({ title: `Title ${text}`, summary: `Summary ${text} end` }))
    const { body } = await get('/api/news/feed.xml')
    expect(new XMLParser().parse(body, true)).toHaveProperty('rss')
    // The parser joins sections of CDATA; entities within them are text.
    const { rss } = new XMLParser({ processEntities: false }).parse(body) as {
      rss: { channel: { item: { title: string; description: string } } }
    }
    expect(rss.channel.item).toMatchObject({
      title: `Title ${text}`,
      description: `Summary ${text} end`,
    })
  },
)

test('a feed can be narrowed by country, and may be empty', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    anArticle({ title: 'Fiji', countries: ['fj'] }),
    anArticle({ title: 'Vanuatu', countries: ['vu'] }),
  )
  const titles = async (path: string) => channelOf((await get(path)).body).item.map(({ title }) => title)
  expect(await titles('/api/news/feed.xml?country=fj')).toEqual(['Fiji'])
  expect(await titles('/api/news/feed.xml?country=atlantis')).toEqual([])
  expect(await titles('/api/jobs/feed.xml')).toEqual([])
})

test('a feed has the filters of its list, but no page', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    aTender({ title: 'Solar pumps', countries: ['fj'], category: 'ngo' }),
    aTender({ title: 'Solar lamps', countries: ['fj'], category: 'government' }),
    aTender({ title: 'Desks', countries: ['fj'], category: 'ngo' }),
  )
  const { body } = await get('/api/tenders/feed.xml?country=fj&kind=ngo&search=solar&page=2&limit=1')
  expect(channelOf(body).item.map(({ title }) => title)).toEqual(['Solar pumps'])
})

test('a feed names its own address, query included', async () => {
  const { get } = await newPortal()
  const { body } = await get('/api/news/feed.xml?country=fj&type=%3Cb%3E')
  expect(channelOf(body)['atom:link']['href']).toBe(
    'https://portal.example/api/news/feed.xml?country=fj&type=%3Cb%3E',
  )
})

test('open tenders and jobs have feeds by publication, with closing times', async () => {
  const { store, get } = await newPortal()
  await publish(
    store,
    aTender({ title: 'First', publishedAt: NOW - 2 * DAY, endsAt: NOW + DAY }),
    aTender({ title: 'Second', publishedAt: NOW - DAY, category: 'ngo' }),
    aTender({ title: 'Closed', endsAt: NOW }),
    aJob(),
  )
  const { body } = await get('/api/tenders/feed.xml')
  const { item } = channelOf(body)
  expect(item.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(item.map(({ category }) => category)).toEqual(['NGO Tenders', 'Government Tenders'])
  expect(item[1]?.description).toBe('Two hundred desks for schools on Malaita. Closes 21 Nov 2026, 4:00 PM.')
  const jobs = channelOf((await get('/api/jobs/feed.xml')).body)
  expect(jobs.item.map(({ category }) => category)).toEqual(['Full-time'])
})

test('coming events have a feed by publication, with time and place', async () => {
  const { store, get } = await newPortal()
  const startsAt = Date.parse('2026-12-01T09:00:00+11:00')
  await publish(
    store,
    anEvent({ title: 'Kava forum', countries: ['sb'], startsAt, endsAt: startsAt + HOUR }),
    anEvent({ title: 'Over', startsAt: NOW - DAY, endsAt: NOW }),
  )
  const { item } = channelOf((await get('/api/events/feed.xml?country=sb')).body)
  expect(item.map(({ title, link }) => [title, link])).toEqual([
    ['Kava forum', 'https://portal.example/events/kava-forum'],
  ])
  expect(item[0]?.description).toMatch(/ 1 Dec 2026, 9:00 AM, Civic Centre\.$/)
})

test('new public businesses have a feed, newest first, of everywhere and of a country', async () => {
  const { store, get } = await newPortal()
  await addListings(
    store,
    { name: 'Old & Sons', country: 'sb', province: 'malaita', address: 'Auki', createdAt: NOW - 2 * DAY },
    { name: 'Young', country: 'fj', province: null, createdAt: NOW - DAY, isSample: true },
    { name: 'Waiting', country: 'fj', province: null, status: 'pending' },
  )
  const titles = async (query = '') =>
    channelOf((await get(`/api/businesses/feed.xml${query}`)).body).item.map(({ title }) => title)
  expect(await titles()).toEqual(['Sample: Young', 'Old & Sons'])
  expect(await titles('?country=sb')).toEqual(['Old & Sons'])
  expect(await titles('?province=malaita&town=Auki&search=old')).toEqual(['Old & Sons'])
  expect(await titles('?verified=true')).toEqual([])
})

test('responds to an unchanged feed with 304', async () => {
  const { app, store, get } = await newPortal()
  const first = await get('/api/news/feed.xml')
  const request = { url: '/api/news/feed.xml', headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await app.inject(request)).statusCode).toBe(304)
  await publish(store, anArticle())
  expect((await app.inject(request)).statusCode).toBe(200)
})

/** The unfolded properties of an iCalendar file by name, the first of each. */
function properties(file: string): ReadonlyMap<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(
    lines
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
      .toReversed(),
  )
}

test('an event has a calendar file with the same instants', async () => {
  const { store, get } = await newPortal()
  const startsAt = Date.parse('2026-12-01T09:00:00+11:00')
  const [stored] = await publish(
    store,
    anEvent({
      title: 'Kava; cocoa, and\\more',
      summary: `Line\u0001 one\nand ${'naïve café ð '.repeat(12)}`,
      countries: ['sb'],
      startsAt,
      endsAt: startsAt + 2 * HOUR,
    }),
  )
  const response = await get(`/api/events/${stored?.slug}/event.ics`)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${stored?.slug}.ics"`,
  })
  const lines = response.body.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  // Some programs read no properties of the calendar after its first event.
  const [last, first] = [lines.findLastIndex((line) => line.startsWith('X-')), lines.indexOf('BEGIN:VEVENT')]
  expect(last).toBeLessThan(first)
  expect(response.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(Object.fromEntries(properties(response.body))).toMatchObject({
    UID: `event-${stored?.id}@portal.example`,
    'X-WR-CALNAME': 'Kava\\; cocoa\\, and\\\\more',
    'X-WR-TIMEZONE': 'Pacific/Guadalcanal',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H',
    DTSTAMP: '20261119T050000Z',
    // Nine in the morning in Honiara.
    DTSTART: '20261130T220000Z',
    DTEND: '20261201T000000Z',
    SUMMARY: 'Kava\\; cocoa\\, and\\\\more',
    LOCATION: 'Civic Centre',
    URL: `https://portal.example/events/${stored?.slug}`,
  })
  expect(properties(response.body).get('DESCRIPTION')).toContain(
    `Line one\\nand ${'naïve café ð '.repeat(12)}`,
  )
  expect((await get('/api/events/nothing/event.ics')).statusCode).toBe(404)
})

test('a notice has a calendar file of its closing day where it is', async () => {
  const { store, get } = await newPortal()
  // Past midnight in Honiara, still the day before in UTC.
  const closesAt = Date.parse('2026-12-05T01:00:00+11:00')
  const [tender] = await publish(store, aTender({ title: 'Two boats', countries: ['sb'], endsAt: closesAt }))
  const response = await get(`/api/tenders/${tender?.slug}/closing.ics`)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${tender?.slug}.ics"`,
  })
  const entry = properties(response.body)
  expect(Object.fromEntries(entry)).toMatchObject({
    'DTSTART;VALUE=DATE': '20261205',
    'DTEND;VALUE=DATE': '20261206',
    SUMMARY: 'Closes: Two boats',
    URL: `https://portal.example/tenders/${tender?.slug}`,
  })
  expect(entry.get('DESCRIPTION')).toContain('Closes 5 Dec 2026\\, 1:00 AM')
  expect((await get('/api/jobs/nothing/closing.ics')).statusCode).toBe(404)
})

test('the calendar has events that have not ended, narrowed by country and type', async () => {
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
