import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { aBusiness, aReview, aSummary } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { PATH, mockProfile, heading, panel } from '#test/profile.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '../CoverPhoto.tsx'
import '../ProfileParts.tsx'

test('a profile shows name, rating and contacts', async () => {
  mockProfile({ socialMedia: { facebook: 'kokonut' } })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(/ENHANCED\s*Verified/)
  expect(main).toHaveTextContent(/4\.8 out of 5 stars\s*23 reviews/)
  expect(within(main).getByRole('link', { name: '23 reviews' })).toHaveAttribute('href', '#reviews')
  for (const call of screen.getAllByRole('link', { name: 'Call' }))
    expect(call).toHaveAttribute('href', 'tel:+6777400112')
  await panel('Contact')
  expect(screen.getAllByRole('link', { name: 'WhatsApp' })[0]).toHaveAttribute(
    'href',
    'https://wa.me/6777400112',
  )
  const contact = await panel('Contact')
  expect(contact.getByRole('link', { name: 'sales@kokonut.example' })).toHaveAttribute(
    'href',
    'mailto:sales@kokonut.example',
  )
  const website = contact.getByRole('link', { name: 'kokonut.example' })
  expect(website).toHaveAttribute('href', 'https://kokonut.example/')
  expect(website).toHaveAttribute('rel', 'nofollow ugc noopener')
  expect(contact.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://facebook.com/kokonut',
  )
})

test('after a navigation the heading gets the focus once loaded', async () => {
  mockProfile()
  const arrival = Promise.withResolvers<Response>()
  server.use(http.get('*/api/businesses/kokonut-oil-cooperative', () => arrival.promise))
  const { router } = renderApp('/directory')
  await heading('Directory')
  await router.navigate(PATH)
  await heading('Loading business...')
  arrival.resolve(HttpResponse.json(aBusiness()))
  await waitFor(async () => expect(await heading('Kokonut Oil Cooperative')).toHaveFocus())
})

test('the breadcrumbs include province and category', async () => {
  mockProfile()
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/sb',
    '/malaita',
    '/sb/food-and-beverages',
  ])
})

test('opening hours are in the place’s time zone, with whether it is open now', async () => {
  mockProfile({ hours: { mon: [['08:00', '17:00']], fri: [['08:00', '17:00']] } })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect((await panel('Business hours')).getByText('Open now until 5:00 PM')).toBeVisible()
  expect((await panel('Business hours')).getByText('Honiara time (UTC+11)')).toBeVisible()
})

test('without hours it says so', async () => {
  mockProfile({ hours: null })
  renderApp(PATH)
  expect(await screen.findByText('Business hours not available')).toBeVisible()
  expect(screen.queryByText(/^Open now|^Closed/)).toBeNull()
})

test('a temporarily closed business says so instead of being open', async () => {
  mockProfile({ temporarilyClosed: true, hours: { fri: [['08:00', '17:00']] } })
  renderApp(PATH)
  expect(await screen.findByText('Temporarily closed.')).toBeVisible()
  expect(screen.queryByText(/Open now/)).toBeNull()
})

test.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
])('a business that opens again on %s is closed now: %s', async (temporarilyClosedUntil, isClosed) => {
  mockProfile({ temporarilyClosed: true, temporarilyClosedUntil, tags: ['Fresh tuna'] })
  renderApp(PATH)
  expect(await screen.findByText('Fresh tuna')).toBeVisible()
  expect(screen.queryAllByText(/Open again on Sat 21 Nov 2026/)).toHaveLength(isClosed ? 1 : 0)
})

test.each([
  ['2026-12-04T01:00:00.000Z', 'Trial expires in 14 days'],
  ['2026-11-19T01:00:00.000Z', 'Trial expired. Upgrade now to reactivate your listing!'],
])('a trial until %s says “%s”', async (trialExpiryDate, notice) => {
  mockProfile({ subscriptionTier: 0, trialExpiryDate })
  renderApp(PATH)
  expect(await screen.findByText(notice)).toBeVisible()
})

test('plans with reviews show them, signed by first name and initial', async () => {
  mockProfile()
  renderApp(PATH)
  expect(await screen.findByText('The oil keeps for months and the boat was on time.')).toBeVisible()
  expect((await panel('Reviews')).getByText('Joses K.', { selector: 'b' })).toBeVisible()
  expect((await panel('Reviews')).getByText(/^1 Nov 2026 · 2 weeks ago$/)).toBeVisible()
})

test('a trial shows no reviews and does not load them', async () => {
  mockProfile({ subscriptionTier: 0 })
  const requests = vi.fn<() => void>()
  server.use(respondWith(calls.listReviews, 200, [aReview()], { onRequest: requests }))
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  await panel('Contact')
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(requests).not.toHaveBeenCalled()
})

test('shows its location in words, by province and by coordinates', async () => {
  mockProfile({ directions: 'Behind Auki market, blue gate', latitude: -8.768, longitude: 160.7 })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const findUs = await panel('Find us')
  expect(findUs.getByText('Behind Auki market, blue gate')).toBeVisible()
  expect(
    findUs.getByRole('img', { name: 'Outline of Malaita Province with Kokonut Oil Cooperative' }),
  ).toBeInTheDocument()
  expect(findUs.getByText(/8\.7680° S, 160\.7000° E/)).toBeVisible()
})

test('similar businesses exclude the business itself', async () => {
  mockProfile()
  server.use(
    respondWith(calls.listBusinesses, 200, [
      aSummary(),
      aSummary({ id: 2, name: 'Vella Chilli', slug: 'vella-chilli', province: 'western', address: 'Gizo' }),
    ]),
  )
  renderApp(PATH)
  expect(await screen.findByRole('link', { name: 'Vella Chilli' })).toHaveAttribute(
    'href',
    '/sb/food-and-beverages/vella-chilli',
  )
  expect((await panel('More in Food & Beverages')).queryByRole('link', { name: /Kokonut/ })).toBeNull()
})

test.each([
  '/solomon-islands/food-and-beverages/kokonut-oil-cooperative',
  '/fj/other/old-name',
  '/sb/other/1',
])('%s redirects to the canonical address', async (path) => {
  mockProfile()
  const { router } = renderApp(path)
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH))
  // The redirecting address shows the heading too.
  await waitFor(async () => expect(await heading('Kokonut Oil Cooperative')).toBeVisible())
})

test('JSON-LD describes the business', async () => {
  mockProfile()
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const script = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Kokonut Oil Cooperative',
    url: `https://portal.example${PATH}`,
    telephone: '+6777400112',
    aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
  })
})

test('sharing uses the system’s share sheet if available', async () => {
  mockProfile()
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user } = renderApp(PATH)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Kokonut Oil Cooperative',
    text: 'Kokonut Oil Cooperative: Food & Beverages, Auki, Malaita, Solomon Islands',
    url: `https://portal.example${PATH}`,
  })
  Reflect.deleteProperty(navigator, 'share')
})

test('WhatsApp is offered for a mobile number only', async () => {
  mockProfile({ phone: '+67720123' })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  await panel('Contact')
  expect(screen.getAllByRole('link', { name: 'Call' })[0]).toHaveAttribute('href', 'tel:+67720123')
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
})

test('sharing without a share sheet offers link, WhatsApp and email', async () => {
  mockProfile()
  const { user } = renderApp(PATH)
  const opener = await screen.findByRole('button', { name: 'Share' })
  // The browser opens the popover itself, which jsdom does not.
  const sheet = screen.getByRole('dialog', { hidden: true })
  expect(opener).toHaveAttribute('popovertarget', sheet.id)
  const named = (role: string, name: string) => within(sheet).getByRole(role, { name, hidden: true })
  expect(named('link', 'WhatsApp').getAttribute('href')).toContain(
    encodeURIComponent(`https://portal.example${PATH}`),
  )
  expect(named('link', 'Email').getAttribute('href')).toMatch(/^mailto:\?subject=Kokonut/)
  await user.click(named('button', 'Copy link'))
  await waitFor(() => expect(named('status', '')).toHaveTextContent('Link copied'))
  expect(await navigator.clipboard.readText()).toBe(`https://portal.example${PATH}`)
})
