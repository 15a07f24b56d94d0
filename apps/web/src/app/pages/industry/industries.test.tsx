import { calls, type IndustryDetails } from '@portal/domain/contract'
import { INDUSTRIES } from '@portal/reference-data'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aResource } from '#test/content-factories.ts'
import { anIndustryEntry, aSummary } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#features/industries/pages/industries.screen.tsx'
import '#features/industries/components/IndustryResults.tsx'
import './industry.screen.tsx'
import './IndustryWithTeasers.tsx'
import './industry-insights.screen.tsx'
import './InsightsWithTeasers.tsx'
import './industry-businesses.screen.tsx'
import './in-focus.screen.tsx'
import './InFocusWithTeasers.tsx'

const all = INDUSTRIES.map(({ name, slug, description }, place) =>
  anIndustryEntry({ name, slug, description, businessCount: place + 1, topCountries: ['fj'] }),
)

const anIndustry = (own: Partial<IndustryDetails> = {}): IndustryDetails => ({
  name: 'Fisheries & Aquaculture',
  slug: 'fisheries',
  description: 'Fishing fleets, canneries and cold stores.',
  about: ['Tuna is landed and canned on shore.'],
  word: 'fish',
  topics: ['export', 'standards', 'licensing'],
  businessCount: 12,
  countries: [
    { country: 'sb', count: 9 },
    { country: 'fj', count: 3 },
  ],
  provinces: [{ province: 'western', count: 7 }],
  categories: [{ name: 'Fisheries & Aquaculture', count: 12 }],
  ...own,
})

let requests: string[] = []
const recordRequest = { onRequest: ({ url }: { url: URL }) => void requests.push(url.pathname + url.search) }

beforeEach(() => {
  requests = []
  server.use(
    respondWith(calls.listIndustries, 200, all, recordRequest),
    respondWith(calls.getIndustry, 200, anIndustry(), recordRequest),
    respondWith(calls.dashboardStats, 200, {
      businesses: 297,
      verified: 0,
      reviews: 0,
      news: 0,
      upcomingEvents: 0,
      countries: [],
    }),
    respondWith(calls.listNews, 200, [], recordRequest),
    respondWith(calls.listEvents, 200, [], recordRequest),
    respondWith(calls.listTenders, 200, [], recordRequest),
    respondWith(calls.listResources, 200, [aResource()], recordRequest),
    respondWith(calls.listBusinesses, 200, [], recordRequest),
  )
})

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })

test('shows six industries as cards with figures and three links, and the other four below', async () => {
  renderApp('/industries')
  await heading('Industries')
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(6)
  const ict = within(cards[3] ?? document.body)
  expect(ict.getByRole('heading', { name: 'ICT & Digital' })).toBeVisible()
  expect(ict.getByText('Featured')).toBeVisible()
  expect(ict.getByText('Regional estimate')).toBeVisible()
  expect(ict.getByText('980')).toBeVisible()
  expect(ict.getByText(/^\d+ listed here$/)).toBeVisible()
  expect(ict.getByText('US$275K')).toBeVisible()
  expect(ict.getByRole('progressbar', { name: 'Growth rate' })).toHaveAttribute('value', '62')
  expect(
    ict.getByText('Economy of Fiji: 3.0% (2025 forecast, Asian Development Outlook, September 2025)'),
  ).toBeVisible()
  expect(ict.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/industries/ict-digital',
    '/industries/ict-digital',
    '/industries/ict-digital/businesses',
    '/industries/ict-digital/insights',
  ])
  const summary = within(screen.getByRole('region', { name: 'The region at a glance' }))
  expect(await summary.findByText('297 listed here')).toBeVisible()
  for (const figure of ['10+', '12,000+', 'US$45B', '6.8%']) expect(summary.getByText(figure)).toBeVisible()
  expect(summary.getByText('US$49B (World Bank, 2022 to 2023)')).toBeVisible()
  const others = within(screen.getByRole('region', { name: 'More industries' }))
  expect(others.getAllByRole('link')).toHaveLength(4)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Industry in Focus' })).toHaveAttribute(
    'href',
    '/industries/tourism-hospitality',
  )
})

test('sends search and country of the address, and links back to all without results', async () => {
  const { user, router } = renderApp('/industries')
  await heading('ICT & Digital', 2)
  server.use(respondWith(calls.listIndustries, 200, [], recordRequest))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Fiji')
  expect(await heading('No industries found', 2)).toBeVisible()
  expect(router.state.location.search).toBe('?country=fj')
  await user.type(screen.getByRole('searchbox', { name: 'Search industries' }), 'igloo{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?search=igloo&country=fj'))
  await waitFor(() => expect(requests).toContain('/api/industries?country=fj&search=igloo'))
  expect(await screen.findByRole('link', { name: 'View All Industries' })).toHaveAttribute(
    'href',
    '/industries',
  )
})

test('shows an error and retries when the industries fail to load', async () => {
  server.use(unreachable(calls.listIndustries))
  const { user } = renderApp('/industries')
  expect(await heading('Failed to fetch industries', 2)).toBeVisible()
  server.use(respondWith(calls.listIndustries, 200, all))
  await pressRetry(user)
  expect(await heading('ICT & Digital', 2)).toBeVisible()
})

test('an industry shows its text, its counts of businesses and the latest of other features', async () => {
  server.use(respondWith(calls.listBusinesses, 200, [aSummary()]))
  renderApp('/industries/fisheries')
  expect(await screen.findByText('Tuna is landed and canned on shore.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fisheries & Aquaculture insights' })).toHaveAttribute(
    'href',
    '/industries/fisheries/insights',
  )
  expect(screen.getByRole('progressbar', { name: 'Growth rate' })).toHaveAttribute('value', '30.5')
  const table = within(
    screen.getByRole('table', { name: 'Businesses in Fisheries & Aquaculture by country' }),
  )
  expect(table.getByRole('link', { name: 'Solomon Islands' })).toHaveAttribute(
    'href',
    '/industries/fisheries/businesses?country=sb',
  )
  expect(await screen.findByRole('link', { name: /^View Profile/ })).toBeVisible()
  await screen.findByText('No articles about Fisheries & Aquaculture yet.')
  expect(requests).toEqual(
    expect.arrayContaining(['/api/news?search=fish&limit=3', '/api/tenders?industry=fisheries&limit=3']),
  )
})

test('insights count businesses by country and province, and list resources on its topics', async () => {
  renderApp('/industries/fisheries/insights')
  await heading('Fisheries & Aquaculture: Insights')
  const provinces = within(
    await screen.findByRole('table', {
      name: 'Businesses in Fisheries & Aquaculture by province of Solomon Islands',
    }),
  )
  expect(provinces.getByRole('row', { name: 'Western 7' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Register a company' })).toHaveLength(2))
  expect(requests.filter((call) => call.startsWith('/api/resources'))).toEqual([
    '/api/resources?section=export&limit=3',
    '/api/resources?section=standards&limit=3',
  ])
})

test('the businesses of an industry can be filtered by country and searched', async () => {
  server.use(
    respondWith(calls.listBusinesses, 200, [aSummary()], {
      ...recordRequest,
      headers: { 'X-Total-Count': '1' },
    }),
  )
  const { user, router } = renderApp('/industries/fisheries/businesses')
  await heading('Fisheries & Aquaculture')
  const pages = within(screen.getByRole('navigation', { name: 'Fisheries & Aquaculture' }))
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/industries/fisheries',
    '/industries/fisheries/businesses',
    '/industries/fisheries/insights',
  ])
  expect(pages.getByRole('link', { name: 'Businesses' })).toHaveAttribute('aria-current', 'page')
  expect(await heading('1 business(es) found', 2)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'fj')
  await waitFor(() => expect(requests.at(-1)).toBe('/api/businesses?country=fj&industry=fisheries&limit=24'))
  await user.type(screen.getByRole('combobox', { name: /^Search / }), 'ice{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('search=ice'))
  expect(router.state.location.search).toContain('country=fj')
})

test('the industry in focus shows the reasons', async () => {
  server.use(
    respondWith(
      calls.getIndustry,
      200,
      anIndustry({ slug: 'tourism-hospitality', word: 'hotel' }),
      recordRequest,
    ),
  )
  renderApp('/industries/in-focus')
  await heading('Tourism & Hospitality')
  const why = within(await screen.findByRole('region', { name: 'Why it is in focus' }))
  expect(await why.findByText('8th')).toBeVisible()
  expect(why.getByText('8.5%')).toBeVisible()
  expect(why.getByText(/^Regional estimate. Economy of Fiji: 3.0% /)).toBeVisible()
})

test.each([
  ['/industries/tourism--hospitality', '/industries/tourism-hospitality'],
  ['/industries/tourism-and-hospitality', '/industries/tourism-hospitality'],
  ['/industries/sustainable-tourism', '/industries/tourism-hospitality'],
  ['/industries/nickel-mining/insights', '/industries/mining/insights'],
  [
    '/industries/agriculture--agro-processing/businesses?country=fj',
    '/industries/agriculture/businesses?country=fj',
  ],
])('%s redirects to %s', async (path, address) => {
  const { router } = renderApp(path)
  await screen.findByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address))
})

test.each(['/industries/astrology', '/industries/astrology/insights'])('%s is not found', async (path) => {
  renderApp(path)
  expect(await heading('404 Page Not Found')).toBeVisible()
})
