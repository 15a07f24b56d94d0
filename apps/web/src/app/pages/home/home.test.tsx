import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  aNewsItem,
  anEvent,
  anOwnBusiness,
  anIndustryEntry,
  aSummary,
  aUser,
  dashboardStats,
  NOW,
} from '#test/factories.ts'
import { aTender } from '#test/content-factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './home.screen.tsx'
import './HomeSections.tsx'
import '#features/dashboard/home/OwnerStripContent.tsx'

const FISHERIES = anIndustryEntry({ id: 3, businessCount: 15, topCountries: ['sb'] })

beforeEach(() => {
  server.use(
    respondWith(calls.dashboardStats, 200, dashboardStats()),
    respondWith(calls.provinceStats, 200, [
      { province: 'malaita', count: 1, topCategories: ['Handicrafts', 'Fresh Produce'] },
    ]),
    respondWith(calls.listBusinesses, 200, ({ url }) =>
      url.searchParams.has('owner') ? [anOwnBusiness({ name: 'Umi Home Store' })] : [aSummary()],
    ),
    respondWith(calls.listNews, 200, [aNewsItem()]),
    respondWith(calls.listIndustries, 200, [FISHERIES]),
    respondWith(calls.suggest, 200, []),
    respondWith(calls.listTenders, 200, []),
    respondWith(calls.listEvents, 200, []),
    respondWith(calls.listSaves, 200, []),
  )
})

afterEach(() => vi.unstubAllGlobals())

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('the search opens the results with province and industry, and does nothing with a blank text', async () => {
  const { router, user } = renderApp('/')
  const form = within(await screen.findByRole('search', { name: 'Businesses' }))
  const button = form.getByRole('button', { name: 'Search' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(form.getByRole('combobox', { name: 'What are you looking for?' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/')
  await user.type(form.getByRole('combobox', { name: 'What are you looking for?' }), '  {Enter}')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(router.state.location.pathname).toBe('/')
  server.use(http.get('*/api/search', () => delay('infinite')))
  await user.type(form.getByRole('combobox', { name: 'What are you looking for?' }), 'cocoa')
  await user.selectOptions(form.getByRole('combobox', { name: 'Province' }), 'malaita')
  await user.selectOptions(form.getByRole('combobox', { name: 'Industry' }), 'Manufacturing')
  await user.click(button)
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search?q=cocoa&province=malaita&industry=Manufacturing',
    ),
  )
})

test('on a phone the field takes the screen with recent searches and other examples', async () => {
  localStorage.setItem('recent-searches', '["kava","tenders in fiji"]')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.startsWith('(max-width') }),
  )
  server.use(
    respondWith(calls.suggest, 200, []),
    http.get('*/api/search', () => delay('infinite')),
  )
  const { router, user } = renderApp('/')
  const form = within(await screen.findByRole('search', { name: 'Businesses' }))
  const field = form.getByRole('combobox', { name: 'What are you looking for?' })
  await user.click(field)
  const list = (name: string) =>
    within(form.getByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await form.findByRole('group', { name: 'Try' })
  expect(list('Recent searches')).toEqual(['kava', 'tenders in fiji'])
  expect(list('Try')).toEqual(['Boat repair in Auki', 'Guesthouse in Gizo', 'How do I list my business?'])
  await user.type(field, 'boat')
  await user.click(await form.findByRole('option', { name: 'Search for “boat”' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=boat'))
})

test('picking a suggestion opens its page', async () => {
  server.use(
    respondWith(calls.suggest, 200, [{ label: 'Kokonut Oil', href: '/auth/register', kind: 'business' }]),
    respondWith(calls.signInMethods, 200, { provider: null }),
  )
  const { router, user } = renderApp('/')
  const form = within(await screen.findByRole('search', { name: 'Businesses' }))
  await user.type(form.getByRole('combobox', { name: 'What are you looking for?' }), 'koko')
  await user.click(await form.findByRole('option', { name: /Kokonut Oil/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register'))
})

test('picking a trade searches for it in the chosen province', async () => {
  server.use(
    respondWith(calls.suggest, 200, [{ label: 'Hotel', href: '/search?q=hotel', kind: 'trade' }]),
    http.get('*/api/search', () => delay('infinite')),
  )
  const { router, user } = renderApp('/')
  const form = within(await screen.findByRole('search', { name: 'Businesses' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Province' }), 'malaita')
  await user.type(form.getByRole('combobox', { name: 'What are you looking for?' }), 'ho')
  await user.click(await form.findByRole('option', { name: 'Hotel' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=Hotel&province=malaita'))
})

test('both sides of a province’s card link to its businesses; its back has its two categories', async () => {
  const { user } = renderApp('/')
  const provinces = await part('Explore by Province')
  expect(provinces.getAllByRole('button', { name: /^Turn card/ })).toHaveLength(10)
  const turn = provinces.getByRole('button', { name: 'Turn card: Malaita Province' })
  const card = turn.closest('li') ?? document.body
  await within(card).findByText('1')
  expect(within(card).getByText('business')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Malaita Province' })).toHaveAttribute(
    'href',
    '/directory?province=malaita',
  )
  turn.focus()
  await user.keyboard('{Enter}')
  expect(within(card).getByText('Handicrafts')).toBeVisible()
  expect(within(card).getByText('Fresh Produce')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Browse Malaita Province' })).toHaveAttribute(
    'href',
    '/directory?province=malaita',
  )
})

test('open businesses come with the page, each with a call button', async () => {
  const queries: string[] = []
  server.use(
    respondWith(calls.listBusinesses, 200, ({ url }) => {
      if (!url.searchParams.has('open')) return []
      queries.push(url.search)
      return [aSummary({ name: 'Auki Ice', phone: '+6777412345' })]
    }),
  )
  renderApp('/')
  const open = await part('Open now')
  expect(await open.findByRole('link', { name: 'Auki Ice' })).toBeVisible()
  expect(open.getByRole('link', { name: 'Call Auki Ice' })).toHaveAttribute('href', 'tel:+6777412345')
  expect(queries).toEqual(['?country=sb&open=true&limit=3'])
  expect(open.getByRole('link', { name: 'All businesses open now' })).toHaveAttribute(
    'href',
    '/directory?open=true',
  )
})

test('without open businesses there is no such part', async () => {
  server.use(respondWith(calls.listBusinesses, 200, []))
  renderApp('/')
  await part('Industries')
  expect(await screen.findByText('No featured businesses yet')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull()
})

test('“near me” leads to towns if the device refuses its position', async () => {
  const { user } = renderApp('/')
  const open = await part('Open now')
  await user.click(await open.findByRole('button', { name: 'Near me' }))
  expect(await open.findByRole('alert')).toHaveTextContent('We couldn’t find your location')
  expect(open.getByRole('link', { name: 'Honiara' })).toHaveAttribute(
    'href',
    '/directory?country=sb&town=Honiara&open=true',
  )
})

test('industries have their number of businesses, and the portal its own', async () => {
  renderApp('/')
  const industries = await part('Industries')
  expect(
    await industries.findByRole('link', { name: /^Fisheries & Aquaculture ?15 businesses$/ }),
  ).toHaveAttribute('href', '/directory/industries/fisheries')
  const figures = (await part('The portal today')).getAllByRole('listitem')
  expect(figures.map((figure) => figure.textContent)).toEqual([
    '297 businesses',
    '214 verified',
    '635 reviews',
    '5 countries',
  ])
})

test('industries are links without their counts too', async () => {
  server.use(unreachable(calls.listIndustries))
  renderApp('/')
  const industries = await part('Industries')
  expect(industries.getByRole('link', { name: 'Fisheries & Aquaculture' })).toBeVisible()
})

test('provinces without counts show no businesses and no categories', async () => {
  server.use(unreachable(calls.provinceStats))
  renderApp('/')
  const provinces = await part('Explore by Province')
  expect(provinces.getAllByText('0')).toHaveLength(10)
})

test('the highlights link to agriculture, events, the directory and export', async () => {
  renderApp('/')
  const highlights = within(await screen.findByRole('group', { name: 'Top highlights' }))
  expect(highlights.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/directory?category=agriculture',
    '/events',
    '/directory',
    '/resources/export',
  ])
  expect(highlights.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('featured businesses and news have an empty state, and an error with a retry', async () => {
  server.use(respondWith(calls.listNews, 200, []), unreachable(calls.listBusinesses))
  const { user } = renderApp('/')
  const news = await part('Latest News')
  expect(await news.findByRole('heading', { name: 'No articles found' })).toBeVisible()
  const featured = await part('Featured Businesses')
  await featured.findByRole('heading', { name: 'Failed to fetch businesses' })
  server.use(respondWith(calls.listBusinesses, 200, [aSummary()]))
  await user.click(featured.getByRole('button', { name: 'Retry' }))
  expect(await featured.findByRole('link', { name: 'Kokonut Oil Cooperative' })).toBeVisible()
})

test('each plan shows its name, price and colour', async () => {
  renderApp('/')
  const pricing = await part('Pricing')
  const texts = pricing.getAllByRole('article').map((card) => card.textContent)
  expect(texts[0]).toMatch(/^TRIALFree BasicUS\$0Free Trial3 months on us/)
  expect(texts[1]).toMatch(/^ENHANCEDPremium \/ EnhancedUS\$129\/yearEnhanced.*Or Standard, US\$89\/year/)
  expect(texts[2]).toMatch(/^PREMIUMWebsite PackageCustom quoteWebsite Package/)
})

test.each([
  ['Start your free trial: Free Basic', '/register'],
  ['Choose Enhanced: Premium / Enhanced', '/upgrade?plan=enhanced'],
  ['Request a quote: Website Package', '/quote-builder'],
])('the button “%s” leads to %s', async (name, href) => {
  renderApp('/')
  expect((await part('Pricing')).getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the four plans are compared on request, below the cards', async () => {
  const { user } = renderApp('/')
  const pricing = await part('Pricing')
  const opener = pricing.getByRole('button', { name: 'Compare all plans', expanded: false })
  opener.focus()
  await user.keyboard(' ')
  const table = within(await pricing.findByRole('table', { name: 'The plans compared' }))
  expect(table.getByRole('row', { name: /Enhanced US\$129 per year/ })).toBeVisible()
  await user.click(pricing.getByRole('button', { name: 'Compare all plans', expanded: true }))
  expect(pricing.queryByRole('table')).toBeNull()
})

test('a signed-in owner finds their listings at the top, with a link to the dashboard', async () => {
  renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  expect(await own.findByRole('link', { name: 'Umi Home Store' })).toBeVisible()
  expect(own.getByText('Live')).toBeVisible()
  expect(own.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('listings that need their owner’s action come before live ones', async () => {
  server.use(
    respondWith(calls.listBusinesses, 200, ({ url }) =>
      url.searchParams.has('owner')
        ? [
            anOwnBusiness({ id: 1, name: 'Live Stall', status: 'approved' }),
            anOwnBusiness({ id: 2, name: 'Refused Stall', status: 'rejected' }),
          ]
        : [],
    ),
  )
  renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  const refused = await own.findByRole('link', { name: 'Refused Stall' })
  await waitFor(() => expect(own.getAllByRole('listitem')[0]).toContainElement(refused))
})

test('tenders and events that match the owner’s businesses stand beside the listings', async () => {
  server.use(
    respondWith(calls.listBusinesses, 200, ({ url }) =>
      url.searchParams.has('owner') ? [anOwnBusiness({ country: 'sb', province: null })] : [],
    ),
    respondWith(calls.listTenders, 200, [
      aTender({ title: 'Wharf repair', slug: 'wharf', country: 'sb', province: null }),
    ]),
    respondWith(calls.listEvents, 200, [
      anEvent({ title: 'Trade day', slug: 'day', country: 'sb', province: null }),
    ]),
  )
  renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  expect(await own.findByRole('link', { name: 'Wharf repair' })).toHaveAttribute('href', '/tenders/wharf')
  expect(own.getByRole('link', { name: 'Trade day' })).toHaveAttribute('href', '/events/day')
})

test('a failure of tenders and events leaves the listings in place', async () => {
  server.use(unreachable(calls.listEvents))
  renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  expect(await own.findByText(/^We couldn’t load tenders and events/)).toBeVisible()
  expect(own.getByRole('link', { name: 'Umi Home Store' })).toBeVisible()
})

test('an unfinished registration of this device comes first among the listings', async () => {
  const form = { shopName: 'Auki Ice', acceptTerms: false }
  const draft = { id: 'one', savedAt: NOW, step: 2, form, images: [], termsVersion: '', sending: null }
  localStorage.setItem(
    'pending-shop-registration',
    JSON.stringify({ at: NOW, kept: { version: 1, drafts: [draft] } }),
  )
  renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  const link = await own.findByRole('link', { name: 'Continue: Auki Ice' })
  localStorage.clear()
  expect(link).toHaveAttribute('href', '/register-business')
  expect(own.getAllByRole('listitem')[0]).toContainElement(link)
})

test('the invitation links to the onboarding wizard', async () => {
  renderApp('/')
  const link = (await part('Be found across the Pacific')).getByRole('link')
  expect(link).toHaveTextContent('List Your Business Free - 3 Month Trial')
  expect(link).toHaveAttribute('href', '/register-business')
})

test('retries the owner’s listings when they fail to load', async () => {
  server.use(unreachable(calls.listBusinesses))
  const { user } = renderApp('/', { user: aUser() })
  const own = await part('Your listings')
  await own.findByText(/couldn’t load your listings\. You are still signed in\./)
  server.use(respondWith(calls.listBusinesses, 200, []))
  await user.click(own.getByRole('button', { name: 'Retry' }))
  expect(await own.findByText(/^No listings yet/)).toBeVisible()
  expect(own.getByRole('link', { name: 'List Your Business' })).toHaveAttribute('href', '/register-business')
})

test('an unreachable account does not count as signed out', async () => {
  document.cookie = 'signed-in=1'
  server.use(unreachable(calls.currentUser))
  renderApp('/')
  const own = await part('Your listings')
  expect(await own.findByText(/You are still signed in/)).toBeVisible()
})

test('signed out, no listings of an owner are queried', async () => {
  renderApp('/')
  await part('Pricing')
  expect(screen.queryByRole('region', { name: 'Your listings' })).toBeNull()
})
