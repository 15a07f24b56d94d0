import { calls, type Business } from '@portal/domain/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import {
  aBusiness,
  anOwnBusiness,
  aReview,
  aSummary,
  aUser,
  somePhotos,
  withPhotos,
} from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, server } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import '#shared/media/Lightbox.tsx'
import './profile.screen.tsx'
import '../profile/CoverPhoto.tsx'
import '../profile/ProfileParts.tsx'

const PATH = '/sb/food-and-beverages/kokonut-oil-cooperative'

function answerWith(own: Partial<Business> = {}) {
  server.use(
    answering(calls.getBusiness, 200, aBusiness(own)),
    answering(calls.listBusinesses, 200, []),
    answering(calls.listReviews, 200, [aReview()]),
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

test('a profile shows name, rating and contacts', async () => {
  answerWith({ socialMedia: { facebook: 'kokonut' } })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(/ENHANCED\s*Verified/)
  expect(main).toHaveTextContent(/4\.8 out of 5 stars\s*23 reviews/)
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+67774001')
  await panel('Contact')
  expect(screen.getAllByRole('link', { name: 'WhatsApp' })[0]).toHaveAttribute(
    'href',
    'https://wa.me/67774001',
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
  answerWith()
  const arrival = Promise.withResolvers<Response>()
  server.use(
    answering(calls.typeStats, 200, []),
    http.get('*/api/businesses/:slug', () => arrival.promise),
  )
  const { router } = renderApp('/directory')
  await heading('Directory')
  await router.navigate(PATH)
  await heading('Loading business...')
  arrival.resolve(HttpResponse.json(aBusiness()))
  await waitFor(async () => expect(await heading('Kokonut Oil Cooperative')).toHaveFocus())
})

test('the breadcrumbs include province and category', async () => {
  answerWith()
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
  answerWith({ hours: { mon: [['08:00', '17:00']], fri: [['08:00', '17:00']] } })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect((await panel('Business hours')).getByText('Open now until 5:00 PM')).toBeVisible()
  expect((await panel('Business hours')).getByText('Honiara time (UTC+11)')).toBeVisible()
})

test('without hours it says so', async () => {
  answerWith({ hours: null })
  renderApp(PATH)
  expect(await screen.findByText('Business hours not available')).toBeVisible()
  expect(screen.queryByText(/^Open now|^Closed/)).toBeNull()
})

test('a temporarily closed business says so instead of being open', async () => {
  answerWith({ temporarilyClosed: true, hours: { fri: [['08:00', '17:00']] } })
  renderApp(PATH)
  expect(await screen.findByText('Temporarily closed.')).toBeVisible()
  expect(screen.queryByText(/Open now/)).toBeNull()
})

test.each([
  ['2026-12-04T01:00:00.000Z', 'Trial expires in 14 days'],
  ['2026-11-19T01:00:00.000Z', 'Trial expired. Upgrade now to reactivate your listing!'],
])('a trial until %s says “%s”', async (trialExpiryDate, notice) => {
  answerWith({ subscriptionTier: 0, trialExpiryDate })
  renderApp(PATH)
  expect(await screen.findByText(notice)).toBeVisible()
})

test('plans with reviews show them, signed by first name and initial', async () => {
  answerWith()
  renderApp(PATH)
  expect(await screen.findByText('The oil keeps for months and the boat was on time.')).toBeVisible()
  expect((await panel('Reviews')).getByText('Joses K.')).toBeVisible()
  expect((await panel('Reviews')).getByText(/^1 Nov 2026 · 2 weeks ago$/)).toBeVisible()
})

test('a trial shows no reviews and does not load them', async () => {
  answerWith({ subscriptionTier: 0 })
  const requests = vi.fn<() => void>()
  server.use(answering(calls.listReviews, 200, [aReview()], { onRequest: requests }))
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  await panel('Contact')
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  expect(requests).not.toHaveBeenCalled()
})

test('shows its location in words, by province and by coordinates', async () => {
  answerWith({ directions: 'Behind Auki market, blue gate', latitude: -8.768, longitude: 160.7 })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const findUs = await panel('Find us')
  expect(findUs.getByText('Behind Auki market, blue gate')).toBeVisible()
  expect(findUs.getByRole('img', { name: 'Outline of Malaita Province' })).toBeInTheDocument()
  expect(findUs.getByText(/8\.7680° S, 160\.7000° E/)).toBeVisible()
})

test('similar businesses exclude the business itself', async () => {
  answerWith()
  server.use(
    answering(calls.listBusinesses, 200, [
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
  answerWith()
  const { router } = renderApp(path)
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH))
  expect(await heading('Kokonut Oil Cooperative')).toBeVisible()
})

test('JSON-LD describes the business', async () => {
  answerWith()
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const script = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Kokonut Oil Cooperative',
    url: `https://portal.example${PATH}`,
    telephone: '+67774001',
    aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
  })
})

test('an unknown business is a 404 page', async () => {
  server.use(
    answering(calls.getBusiness, 404, { message: 'Business not found' }),
    answering(calls.listBusinesses, 200, []),
    answering(calls.typeStats, 200, []),
  )
  const { user, router } = renderApp('/directory')
  await router.navigate(PATH)
  await heading('Business Not Found')
  expect(screen.getByText("The business you're looking for doesn't exist or has been removed.")).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(screen.getByRole('link', { name: 'Go Back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/directory'))
})

test('a failed profile says so, and Retry loads it again', async () => {
  const failure = Promise.withResolvers<Response>()
  server.use(http.get('*/api/businesses/:slug', () => failure.promise))
  const { user } = renderApp(PATH)
  await heading('Loading business...')
  failure.resolve(HttpResponse.error())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch business')
  answerWith()
  await pressRetry(user)
  expect(await heading('Kokonut Oil Cooperative')).toBeVisible()
})

test('an expired listing keeps name, category, place and phone', async () => {
  const { id, name, slug, category, country, province, address, phone } = aBusiness()
  server.use(
    answering(calls.getBusiness, 200, {
      id,
      name,
      slug,
      category,
      country,
      province,
      address,
      phone,
      expired: true,
    }),
  )
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(screen.getByText('Trial expired. Upgrade now to reactivate your listing!')).toBeVisible()
  expect(screen.getByText('Auki, Malaita, Solomon Islands')).toBeVisible()
  expect(screen.getByRole('link', { name: '+677 74001' })).toHaveAttribute('href', 'tel:+67774001')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('an owner sees the private profile, and why it is private', async () => {
  let requests = 0
  server.use(
    // The server's page was rendered without the owner's cookie; the browser loads it again with it.
    http.get('*/api/businesses/:slug', () => {
      requests += 1
      return requests === 1
        ? HttpResponse.json({ message: 'Business not found' }, { status: 404 })
        : HttpResponse.json(anOwnBusiness({ status: 'pending' }))
    }),
    answering(calls.listBusinesses, 200, []),
    answering(calls.listReviews, 200, []),
  )
  renderApp(PATH, { user: aUser() })
  await heading('Kokonut Oil Cooperative')
  expect(await screen.findByText('Pending Review.')).toBeVisible()
  expect(screen.getByText('Only its owner and administrators can see this page.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('sharing uses the system’s share sheet if available', async () => {
  answerWith()
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

test('sharing without a share sheet offers link, WhatsApp and email', async () => {
  answerWith()
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

const JPEG = `https://portal.example/media/${'photo1'.padEnd(22, 'x')}-1600.jpg`
const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)

test('the first photo is the cover and the og:image', async () => {
  answerWith({ subscriptionTier: 1, ...withPhotos(somePhotos(1)) })
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  const cover = await screen.findByRole('img', { name: 'Photo of Kokonut Oil Cooperative' })
  expect(cover).toHaveAttribute('loading', 'eager')
  expect(cover).toHaveAttribute('src', expect.stringMatching(/-800\.jpg$/))
  expect(meta('og:image')).toHaveAttribute('content', JPEG)
  expect(meta('og:image:alt')).toHaveAttribute('content', 'Photo of Kokonut Oil Cooperative')
  const script = document.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ image: [JPEG] })
  expect(screen.queryByRole('region', { name: 'Gallery' })).toBeNull()
})

test('a profile without a photo has no og:image', async () => {
  answerWith()
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(meta('og:image')).toBeNull()
})

test('the gallery shows its count, and each photo links to itself', async () => {
  const photos = somePhotos(4)
  answerWith(withPhotos(photos))
  renderApp(PATH)
  const gallery = await panel('Gallery')
  expect(gallery.getByText('4 photos')).toBeVisible()
  const links = gallery.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ src }) => src))
  expect(links.map((link) => within(link).getByRole('img').getAttribute('alt'))).toEqual(
    [1, 2, 3, 4].map((place) => `Photo ${place} of 4 of Kokonut Oil Cooperative`),
  )
})

test('a photo opens in the lightbox; keys and buttons move, Esc closes', async () => {
  answerWith(withPhotos(somePhotos(3)))
  const { user } = renderApp(PATH)
  const link = (await panel('Gallery')).getAllByRole('link')[1] ?? document.body
  await user.click(link)
  const view = (place: number) =>
    screen.findByRole('dialog', { name: `Photo ${place} of 3 of Kokonut Oil Cooperative` })
  const dialog = within(await view(2))
  expect(dialog.getByRole('img', { name: /^Photo 2 of 3/ })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await view(3)
  expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await user.keyboard('{ArrowRight}')
  await view(3)
  await user.click(dialog.getByRole('button', { name: 'Previous' }))
  await user.keyboard('{ArrowLeft}')
  await view(1)
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 3')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(link).toHaveFocus()
})

test('a photo opened in a new tab is a plain link', async () => {
  answerWith(withPhotos(somePhotos(2)))
  renderApp(PATH)
  const [link = document.body] = (await panel('Gallery')).getAllByRole('link')
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
  fireEvent(link, click)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a plan without a gallery the owner sees all photos, and what visitors see', async () => {
  const own = anOwnBusiness({ status: 'pending', subscriptionTier: 0, ...withPhotos(somePhotos(2)) })
  server.use(
    http.get('*/api/businesses/:slug', () => HttpResponse.json(own)),
    answering(calls.listBusinesses, 200, []),
  )
  renderApp(PATH, { user: aUser() })
  const photos = await panel('Your photos')
  expect(photos.getByText('Visitors see the first one, as your cover.')).toBeVisible()
  expect(photos.getByText(/The gallery opens with Enhanced\./)).toBeVisible()
  expect(photos.getAllByRole('img')).toHaveLength(2)
  expect(meta('og:image')).toBeNull()
})
