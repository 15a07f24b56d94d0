import { calls, type DashboardStats } from '@portal/domain/contract'
import { PROVINCES } from '@portal/domain/place'
import { expect, test } from 'vitest'
import { render } from '#entry-server.tsx'
import { aNewsItem, anIndustryEntry, aSummary, dashboardStats, NOW } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'

const COUNTRIES: DashboardStats['countries'] = [
  { country: 'sb', businesses: 129 },
  { country: 'fj', businesses: 168 },
]

const FISHERIES = anIndustryEntry({ id: 3, businessCount: 15, topCountries: ['sb'] })

const api = replies(
  reply(calls.dashboardStats, 200, dashboardStats({ countries: COUNTRIES })),
  reply(calls.provinceStats, 200, [
    { province: 'malaita', count: 14, topCategories: ['Handicrafts', 'Fresh Produce'] },
  ]),
  reply(calls.listBusinesses, 200, [aSummary()], { total: 1 }),
  reply(calls.listNews, 200, [aNewsItem()], { total: 1 }),
  reply(calls.listIndustries, 200, [FISHERIES]),
)

async function homePage(seed = 1) {
  const page = await render({
    url: new URL('https://portal.example/'),
    access: { baseUrl: '', fetch: api },
    pageContext: { now: NOW, seed, origin: 'https://portal.example', contactEmail: 'contact@portal.example' },
  })
  if (page.kind !== 'page') throw new Error('The home page moved')
  return page
}

/** The page's text without tags. */
const getText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the home page is complete without script', async () => {
  const { status, body } = await homePage()
  expect(status).toBe(200)
  const text = getText(body)
  for (const part of [
    'Directory of Solomon Islands Businesses',
    '129 businesses in ten provinces, and 168 in four neighbouring countries.',
    'Explore by Province',
    'Straight from the growers',
    'Featured Businesses',
    'Kokonut Oil Cooperative',
    'Be found across the Pacific',
    'Five countries, one market',
    'How It Works',
    'free for 90 days from approval, with your first photo.',
    'Enhanced shows all your photos',
    'Customers Find You',
    'Latest News',
    'New wharf opens in Auki',
    'Premium / Enhanced US$129/year Enhanced',
    'From trial to paid',
    'Day 76',
    'Without a plan, visitors see only name, place and phone',
  ]) {
    expect(text).toContain(part)
  }
  expect(body.match(/<h1/g)).toHaveLength(1)
})

test('without script, the comparison of the plans is a link to the pricing page', async () => {
  const { body } = await homePage()
  expect(body).toMatch(/<a[^>]*href="\/pricing#compare"[^>]*>Compare all plans/)
})

test('without script, open businesses are listed, without a claim that ages', async () => {
  const { body } = await homePage()
  expect(getText(body)).toMatch(/Open now All businesses open now Kokonut Oil Cooperative/)
  expect(body).toMatch(/<a[^>]*href="\/directory\?open=true"/)
  expect(body).not.toMatch(/Open now until/)
})

test('without script, industries are links with counts, and the portal’s figures are shown', async () => {
  const { body, state } = await homePage()
  const link = /<a[^>]*href="\/directory\/industries\/fisheries"[^>]*>.*?<\/a>/.exec(body)?.[0]
  expect(getText(link ?? '')).toMatch(/Fisheries &amp; Aquaculture 15 businesses/)
  expect(body.match(/href="\/directory\/industries\/[a-z]/g)).toHaveLength(10)
  // Figures below 100 are not shown: the 22 events.
  expect(getText(body)).toMatch(/297 businesses 214 verified 635 reviews 5 countries/)
  expect(state).not.toContain('Tuna, reef fish and seaweed.')
})

test('the map and the cards link to every province', async () => {
  const { body } = await homePage()
  const missing = PROVINCES.filter(
    ({ code }) => body.split(`href="/directory?province=${code}"`).length !== 4,
  )
  expect(missing.map(({ code }) => code)).toEqual([])
  expect(body).toContain('aria-label="Malaita, 14 businesses"')
})

test('the search is a plain form whose blank text the browser refuses', async () => {
  const { body } = await homePage()
  expect(body).toMatch(/<form[^>]*action="\/search"[^>]*>/)
  const field = /<input[^>]*name="q"[^>]*>/.exec(body)?.[0]
  expect(field).toMatch(/type="search"/)
  expect(field).toMatch(/required=""/)
  expect(body).toMatch(/<button[^>]*type="submit"[^>]*>Search<\/button>/)
  expect(body).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})

test('the seed decides the order of the provinces, the same for server and browser', async () => {
  const getOrder = (body: string) =>
    PROVINCES.map(({ name, code }) => ({ code, at: body.indexOf(`Turn card: ${name}`) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ code }) => code)
  const first = getOrder((await homePage(1)).body)
  expect(getOrder((await homePage(1)).body)).toEqual(first)
  expect(getOrder((await homePage(2)).body)).not.toEqual(first)
})

test('the server’s page has no private content and no inline style', async () => {
  const { body, state } = await homePage()
  expect(body).not.toContain('Your listings')
  expect(state).not.toContain('currentUser')
  expect(body).not.toMatch(/<[^>]+ style=/)
})
