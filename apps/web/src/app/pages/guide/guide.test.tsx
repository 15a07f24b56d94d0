import { calls } from '@portal/domain/contract'
import { COUNTRIES } from '@portal/domain/place'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aGuide, aTender } from '#test/content-factories.ts'
import { anEvent, aNewsItem, aSummary } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './guide.screen.tsx'
import './guide-part.screen.tsx'
import './GuideWithTeasers.tsx'
import './GuidePartWithTeasers.tsx'

/** The calls, by path and query. */
let requests: string[] = []
const recordRequest = { onRequest: ({ url }: { url: URL }) => void requests.push(url.pathname + url.search) }

const nothingLive = () =>
  server.use(
    respondWith(calls.listNews, 200, [], recordRequest),
    respondWith(calls.listEvents, 200, [], recordRequest),
    respondWith(calls.listTenders, 200, [], recordRequest),
    respondWith(calls.listBusinesses, 200, [], recordRequest),
  )

beforeEach(() => {
  requests = []
  server.use(respondWith(calls.getGuide, 200, aGuide(), recordRequest))
  nothingLive()
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test.each(COUNTRIES)(
  'the guide of $name links to its businesses and its download',
  async ({ code, name, fullCode }) => {
    server.use(respondWith(calls.getGuide, 200, aGuide({ country: code })))
    renderApp(`/countries/${fullCode}`)
    expect(await screen.findByRole('heading', { level: 1, name: `Doing Business in ${name}` })).toBeVisible()
    expect(screen.getByRole('link', { name: /^View Businesses in / })).toHaveAttribute(
      'href',
      `/directory?country=${code}`,
    )
    const download = await screen.findByRole('link', { name: 'Download Country Guide (42 KB)' })
    expect(download).toHaveAttribute('href', '/api/guides/sb/download')
    expect(document.title).toBe(`Doing Business in ${name} | Pacific Business Portal`)
    const call = within(await screen.findByRole('region', { name: `Do you do business in ${name}?` }))
    expect(call.getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
      'href',
      `/register-business?country=${code}`,
    )
  },
)

test('each of the ten anchors has a section', async () => {
  const { container } = renderApp('/countries/fiji')
  await region('Contacts')
  const menu = within(screen.getByRole('navigation', { name: 'On this page' }))
  const anchors = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(anchors).toEqual(
    'overview regulations taxes grants chambers news events businesses industries contacts'
      .split(' ')
      .map((id) => `#${id}`),
  )
  expect(anchors.filter((anchor) => !container.querySelector(`section${anchor}`))).toEqual([])
})

test('licences open, name their authority, their forms and the day of their last review', async () => {
  const [first, second] = aGuide().licences
  if (!first || !second) throw new Error('The guide of the tests has no licences')
  server.use(respondWith(calls.getGuide, 200, aGuide({ licences: [first, { ...second, formsUrl: null }] })))
  const { user } = renderApp('/countries/fiji')
  const licences = await region('Regulations & Licences')
  await user.click(licences.getByRole('heading', { name: 'Business name' }))
  expect(licences.getByRole('link', { name: 'Official Forms: Business name' })).toHaveAttribute(
    'href',
    'https://registry.example/forms',
  )
  await user.click(licences.getByRole('heading', { name: 'Business licence' }))
  expect(licences.getAllByText('20 Nov 2026')[1]).toBeVisible()
  expect(licences.getByText('Official forms: Not published yet')).toBeVisible()
})

test('a section without content says so and refers to the contacts', async () => {
  renderApp('/countries/solomon-islands')
  expect(await screen.findByText('Not published yet.')).toBeVisible()
  const contacts = await region('Contacts')
  expect(contacts.getByText('Tax office')).toBeVisible()
  expect(contacts.getAllByRole('link', { name: 'registry.example' })).toHaveLength(3)
})

test('teasers without items show their message and next step', async () => {
  server.use(respondWith(calls.getGuide, 200, aGuide({ country: 'fj' }), recordRequest))
  renderApp('/countries/fiji')
  const news = await region('News')
  expect(await news.findByText('No recent news available. Check back soon for updates.')).toBeVisible()
  expect(news.getByRole('link', { name: 'All news from Fiji' })).toHaveAttribute('href', '/news?country=fj')
  const businesses = await region('Featured Businesses')
  expect(await businesses.findByText('No featured businesses available yet.')).toBeVisible()
  expect(businesses.getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
    'href',
    '/register-business?country=fj',
  )
  expect(requests).toEqual(
    expect.arrayContaining([
      '/api/guides/fj',
      '/api/news?country=fj&limit=4',
      '/api/businesses?country=fj&featured=true&limit=6',
    ]),
  )
})

test('shows news, the next event and businesses in their sections', async () => {
  server.use(
    respondWith(calls.listNews, 200, [aNewsItem({ title: 'New wharf in Auki' })]),
    respondWith(calls.listEvents, 200, [anEvent({ title: 'Makers’ fair', slug: 'makers-fair' })]),
    respondWith(calls.listBusinesses, 200, [aSummary()]),
  )
  renderApp('/countries/solomon-islands')
  expect(await (await region('News')).findByRole('link', { name: 'New wharf in Auki' })).toBeVisible()
  const calendar = await (await region('Events')).findByRole('link', { name: /^Add to Calendar/ })
  expect(calendar).toHaveAttribute('href', '/api/events/makers-fair/event.ics')
  const profile = (await region('Featured Businesses')).getByRole('link', { name: /^View Profile/ })
  expect(profile).toHaveAttribute('href', '/sb/food-and-beverages/kokonut-oil-cooperative')
})

test('shows an error and retries when the guide fails to load', async () => {
  server.use(unreachable(calls.getGuide))
  const { user } = renderApp('/countries/vanuatu')
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the guide' })).toBeVisible()
  server.use(respondWith(calls.getGuide, 200, aGuide({ country: 'vu' })))
  await pressRetry(user)
  expect((await region('Taxes & Duties')).getByRole('link', { name: 'Choose a form' })).toBeVisible()
})

test('the overview begins with key facts, and its contents lead to every part', async () => {
  server.use(respondWith(calls.getGuide, 200, aGuide({ country: 'fj' })))
  renderApp('/countries/fiji')
  const overview = await region('Overview')
  for (const fact of ['Suva', 'FJD', '920,000', 'US$5.5B', '102'])
    expect(overview.getByText(fact)).toBeVisible()
  const contents = within(overview.getByRole('navigation', { name: 'In this guide' }))
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    'doing-business regulations-licences taxes-duties grants-tenders chambers-associations featured'
      .split(' ')
      .map((part) => `/countries/fiji/${part}`),
  )
})

test('a section of the overview leads to the topics of its part, and names its last review', async () => {
  server.use(respondWith(calls.getGuide, 200, aGuide({ country: 'fj' })))
  renderApp('/countries/fiji')
  const taxes = await region('Taxes & Duties')
  expect(taxes.getByRole('link', { name: 'Choose a form' })).toHaveAttribute(
    'href',
    '/countries/fiji/taxes-duties#choose-a-form',
  )
  expect(taxes.getByText('20 Nov 2026')).toBeVisible()
  expect(
    (await region('Chambers & Associations')).getByRole('link', { name: /^How to reach/ }),
  ).toHaveAttribute('href', '/countries/fiji/chambers-associations')
})

test('a part has its own page with links to the other parts, and contacts', async () => {
  renderApp('/countries/fiji/taxes-duties')
  expect(await screen.findByRole('heading', { level: 1, name: 'Taxes & Duties in Fiji' })).toBeVisible()
  const topic = await screen.findByRole('heading', { level: 2, name: 'Choose a form' })
  expect(topic.parentElement).toHaveTextContent('Last reviewed 20 Nov 2026')
  expect(topic.closest('#choose-a-form')).not.toBeNull()
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the guide' }))
  expect(parts.getByRole('link', { name: 'Grants & Tenders' })).toHaveAttribute(
    'href',
    '/countries/fiji/grants-tenders',
  )
  expect((await region('Contacts')).getByText('Customs')).toBeVisible()
})

test('open grants are on the page of their part', async () => {
  server.use(
    respondWith(
      calls.listTenders,
      200,
      [aTender({ kind: 'grants', title: 'Dryers for growers' })],
      recordRequest,
    ),
  )
  renderApp('/countries/fiji/grants-tenders')
  const grants = await region('Grants open now')
  expect(await grants.findByRole('link', { name: 'Dryers for growers' })).toBeVisible()
  expect(requests).toContain('/api/tenders?kind=grants&country=fj&limit=3')
})

test('a province shows its country’s text and its own live content', async () => {
  server.use(
    respondWith(calls.listTenders, 200, [aTender({ title: 'Wharf of Auki' })], recordRequest),
    respondWith(calls.listBusinesses, 200, [aSummary()], recordRequest),
  )
  renderApp('/countries/malaita-province/doing-business')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Setting Up a Business in Malaita Province' }),
  ).toBeVisible()
  const featured = await region('Featured in Malaita Province')
  expect(await featured.findByRole('link', { name: /^View Profile/ })).toBeVisible()
  const tenders = await region('Tenders in Malaita Province')
  expect(await tenders.findByRole('link', { name: 'Wharf of Auki' })).toBeVisible()
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://portal.example/countries/solomon-islands/doing-business',
  )
  expect(requests).toEqual(
    expect.arrayContaining([
      '/api/guides/sb',
      '/api/events?country=malaita&limit=3',
      '/api/tenders?country=malaita&limit=10',
      '/api/businesses?country=malaita&featured=true&limit=6',
    ]),
  )
})

test('a province’s featured businesses have their own page', async () => {
  server.use(respondWith(calls.listBusinesses, 200, [aSummary()]))
  renderApp('/countries/malaita-province/featured')
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^View Profile/ })).toHaveLength(2))
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://portal.example/countries/malaita-province/featured',
  )
})

test.each([
  ['/countries/fj/featured', '/countries/fiji/featured'],
  ['/countries/Malaita/taxes-duties', '/countries/malaita-province/taxes-duties'],
])('%s redirects to %s', async (path, address) => {
  const { router } = renderApp(path)
  await screen.findByRole('navigation', { name: 'Parts of the guide' })
  expect(router.state.location.pathname).toBe(address)
})

test.each(['/countries/atlantis/featured', '/countries/fiji/weather'])('%s is not found', async (path) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})

test('switches to the same page of another country, and to the comparison', async () => {
  renderApp('/countries/fiji/taxes-duties')
  const others = within(await screen.findByRole('navigation', { name: 'Other countries' }))
  expect(others.getByRole('link', { name: 'Vanuatu' })).toHaveAttribute(
    'href',
    '/countries/vanuatu/taxes-duties',
  )
  expect(others.getByRole('link', { current: true })).toHaveTextContent('Fiji')
  expect(others.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/countries/compare?countries=fj,sb',
  )
})
