import { calls, type DeletedBusiness } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { anOwnBusiness, aUser, somePhotos, withPhotos } from '#test/factories.ts'
import { aPreview } from '#test/order-factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { NOW, mockListings, open, getCard } from '#test/dashboard-page.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/dashboard/dashboard.screen.tsx'

const DAY = 86_400_000

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()

const trial = (name: string, days: number) =>
  anOwnBusiness({
    name,
    slug: name.toLowerCase(),
    subscriptionTier: 0,
    trialExpiryDate: inDays(days),
    publicUntil: inDays(days),
  })

const answerDeleted = (deleted: DeletedBusiness[]) =>
  server.use(respondWith(calls.listDeletedBusinesses, 200, deleted))

test('greets the owner by first name and counts listings by state', async () => {
  const requests = mockListings([
    anOwnBusiness({ reviewCount: 4 }),
    anOwnBusiness({ id: 2, name: 'Auki Ice', slug: 'auki-ice', status: 'pending', reviewCount: 0 }),
  ])
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mere' })).toBeVisible()
  await screen.findByRole('heading', { level: 3, name: 'Auki Ice' })
  const figures = within(screen.getByRole('region', { name: 'Figures' }))
  expect(figures.getByText('Listings').nextElementSibling).toHaveTextContent('2')
  expect(figures.getByText('Live').nextElementSibling).toHaveTextContent('1')
  expect(figures.getByText('Pending Review').nextElementSibling).toHaveTextContent('1')
  expect(figures.getByText('Reviews').nextElementSibling).toHaveTextContent('4')
  expect(requests).toEqual(['?owner=me'])
})

test('greets an owner without a first name as Business Owner', async () => {
  mockListings([])
  open(aUser({ firstName: '' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Business Owner' })).toBeVisible()
})

test.each([
  ['a running trial', trial('Umi', 12), 'Live', 'Trial expires in 12 days'],
  ['the last day of a trial', trial('Umi', 0.5), 'Live', 'Trial expires in 1 day'],
  [
    'a trial that ran out',
    trial('Umi', -1),
    'Expired',
    'Trial expired. Upgrade now to reactivate your listing!',
  ],
  [
    'a plan',
    anOwnBusiness({ name: 'Umi', subscriptionTier: 2, planExpiryDate: inDays(30), publicUntil: inDays(30) }),
    'Live',
    'Enhanced: 30 days left, until 20 Dec 2026',
  ],
  [
    'a plan that ran out',
    anOwnBusiness({ name: 'Umi', subscriptionTier: 1, planExpiryDate: inDays(-1), publicUntil: inDays(-1) }),
    'Expired',
    'This listing’s plan has ended. Renew now to reactivate your listing!',
  ],
  [
    'a listing that waits',
    anOwnBusiness({ name: 'Umi', status: 'pending' }),
    'Pending Review',
    'Your listing then goes live with 90 days free.',
  ],
  [
    'a suspended listing',
    anOwnBusiness({ name: 'Umi', suspendedAt: inDays(-1) }),
    'Suspended',
    /· Auki, Malaita$/,
  ],
])('%s shows its state and time left', async (_what, business, state, words) => {
  mockListings([business])
  open()
  const card = await getCard('Umi')
  expect(card.getByText(state)).toBeVisible()
  expect(card.getByText(words)).toBeVisible()
})

test('a pending listing shows its reference and the review date', async () => {
  mockListings([anOwnBusiness({ name: 'Umi', status: 'pending', submittedAt: '2026-11-19T22:30:00.000Z' })])
  open()
  const card = await getCard('Umi')
  // Submitted on a Friday morning in Honiara.
  expect(card.getByText('We’ll reply by Wed 25 Nov 2026.')).toBeVisible()
  expect(card.getByText(wholeText('Sent 20 Nov 2026 · Reference PB-7K3F-9Q'))).toBeVisible()
})

test('says that a review is overdue', async () => {
  mockListings([anOwnBusiness({ name: 'Umi', status: 'pending', submittedAt: '2026-11-12T22:30:00.000Z' })])
  open()
  const card = await getCard('Umi')
  expect(card.getByText('Our answer is late.')).toBeVisible()
  expect(card.getByText(/You should have heard from us by Wed 18 Nov 2026\./)).toBeVisible()
})

test('a rejected listing shows reason and note', async () => {
  mockListings([
    anOwnBusiness({
      name: 'Umi',
      status: 'rejected',
      rejection: { reason: 'wrong-category', note: 'Boats are Logistics.', at: inDays(-1) },
    }),
  ])
  open()
  const card = await getCard('Umi')
  expect(card.getByText('Rejected')).toBeVisible()
  expect(card.getByText('The category does not fit the business.')).toBeVisible()
  expect(card.getByText(/Boats are Logistics\./)).toBeVisible()
  expect(card.getByText(wholeText('Reference PB-7K3F-9Q'))).toBeVisible()
  expect(card.getByRole('link', { name: /^Fix and resubmit.*Umi$/ })).toHaveAttribute(
    'href',
    '/register-business?resubmit=1',
  )
  expect(card.getByRole('link', { name: /^Preview listing.*Umi$/ })).toBeVisible()
})

test.each([
  ['one photo before the gallery opens', 0, 1, '1 photo: your cover.'],
  [
    'several photos before the gallery opens',
    1,
    3,
    '3 photos: the first is your cover, the gallery comes with Enhanced.',
  ],
  ['several photos that all show', 2, 4, '4 photos'],
] as const)('%s', async (_what, subscriptionTier, count, words) => {
  mockListings([anOwnBusiness({ name: 'Umi', subscriptionTier, ...withPhotos(somePhotos(count)) })])
  open()
  const card = await getCard('Umi')
  expect(card.getByText(words)).toBeVisible()
  expect(card.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^\/media\/photo1x/))
})

test('links each listing below Enhanced to an upgrade, and an ending one to a renewal', async () => {
  mockListings([
    trial('Umi', 12),
    { ...trial('Auki Ice', -1), id: 2 },
    anOwnBusiness({ id: 3, name: 'Lata Boats', planExpiryDate: inDays(9), publicUntil: inDays(9) }),
    anOwnBusiness({ id: 4, name: 'Gizo Dive', planExpiryDate: inDays(200), publicUntil: inDays(200) }),
    anOwnBusiness({ id: 5, name: 'Buala Crafts', subscriptionTier: 0, status: 'pending' }),
  ])
  open()
  const card = within(await screen.findByRole('region', { name: 'Upgrade Plan' }))
  const lines = card.getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'UmiTrial expires in 12 daysUpgrade: Umi',
    'Auki IceFree Trial ended on 19 Nov 2026Upgrade: Auki Ice',
    'Lata BoatsEnhanced: 9 days left, until 29 Nov 2026Renew: Lata Boats',
  ])
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/upgrade?business=1&plan=standard',
    '/upgrade?business=2&plan=standard',
    '/upgrade?business=3&plan=enhanced',
  ])
  const own = await getCard('Umi')
  expect(own.getByRole('link', { name: /^Upgrade: Standard, US\$89\/year.*Umi$/ })).toHaveAttribute(
    'href',
    '/upgrade?business=1&plan=standard',
  )
})

test('compares the plans on request', async () => {
  mockListings([trial('Umi', 12)])
  const { user } = open()
  const card = within(await screen.findByRole('region', { name: 'Upgrade Plan' }))
  await user.click(card.getByText('Compare all four plans'))
  expect(card.getByRole('table', { name: 'The plans compared' })).toBeVisible()
})

test('offers no upgrade if all listings have Enhanced', async () => {
  mockListings([anOwnBusiness()])
  open()
  await getCard('Kokonut Oil Cooperative')
  expect(screen.queryByRole('region', { name: 'Upgrade Plan' })).toBeNull()
})

test('keeps the plan chosen on the pricing page for the upgrade', async () => {
  mockListings([trial('Umi', 12)])
  server.use(respondWith(calls.previewOrder, 200, aPreview()))
  const { user, router } = renderApp('/pricing', { user: aUser() })
  await user.click(await screen.findByRole('link', { name: 'Choose Enhanced: Enhanced' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/upgrade', search: '?plan=enhanced' }),
  )
  await router.navigate('/dashboard')
  const card = within(await screen.findByRole('region', { name: 'Upgrade Plan' }))
  expect(card.getByRole('link', { name: /^Upgrade.*Umi$/ })).toHaveAttribute(
    'href',
    '/upgrade?business=1&plan=enhanced',
  )
  sessionStorage.clear()
})

test('links to another listing and to a website package', async () => {
  mockListings([anOwnBusiness()])
  open()
  expect(await screen.findByRole('link', { name: 'Add New Business' })).toHaveAttribute(
    'href',
    '/register-business',
  )
  const website = within(screen.getByRole('region', { name: 'Website Package' }))
  expect(website.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote-builder')
})

test('rejected listings come first, then pending ones', async () => {
  mockListings([
    anOwnBusiness({ id: 1, name: 'Live' }),
    anOwnBusiness({ id: 2, name: 'Waits', status: 'pending' }),
    anOwnBusiness({ id: 3, name: 'Refused', status: 'rejected' }),
  ])
  open()
  await getCard('Live')
  const listings = within(screen.getByRole('region', { name: 'My Businesses' }))
  const names = listings.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names).toEqual(['Refused', 'Waits', 'Live'])
})

test('a listing links to its page', async () => {
  mockListings([anOwnBusiness()])
  open()
  expect(await screen.findByRole('link', { name: /^View listing/ })).toHaveAttribute(
    'href',
    '/sb/food-and-beverages/kokonut-oil-cooperative',
  )
})

test('an empty dashboard explains itself', async () => {
  mockListings([])
  open()
  expect(await screen.findByRole('heading', { name: 'No listings yet' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
    'href',
    '/register-business',
  )
})

test('shows skeleton cards while the listings load', async () => {
  server.use(
    http.get('*/api/businesses', () => delay('infinite')),
    ...dashboardHandlers(),
  )
  open()
  expect(await screen.findByText('Loading your listings...')).toBeInTheDocument()
})

test('failed listings can be retried', async () => {
  server.use(unreachable(calls.listBusinesses), ...dashboardHandlers())
  const { user } = open()
  await screen.findByRole('heading', { name: 'Failed to fetch businesses' })
  mockListings([anOwnBusiness()])
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 3, name: 'Kokonut Oil Cooperative' })).toBeVisible()
})

test('signed out, it redirects to sign-in and returns', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const { router } = renderApp('/dashboard')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/auth/sign-in',
      search: '?returnTo=%2Fdashboard',
    }),
  )
})

test('an unreachable API does not sign out', async () => {
  document.cookie = 'signed-in=1'
  server.use(unreachable(calls.currentUser))
  const { router, user } = renderApp('/dashboard')
  expect(await screen.findByText(/You are still signed in/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/dashboard')
  mockListings([])
  server.use(respondWith(calls.currentUser, 200, aUser()))
  await pressRetry(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mere' })).toBeVisible()
})

test('an unconfirmed address shows a reminder and can resend the email', async () => {
  mockListings([])
  const { user } = open(aUser({ isEmailConfirmed: false }))
  expect(await screen.findByText('Confirm your email address.')).toBeVisible()
  server.use(respondWith(calls.resendConfirmation, 202, { email: 'mere@portal.test' }))
  await user.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText(/Sent. Check your inbox/)).toBeVisible()
})

test('a confirmed address shows no reminder', async () => {
  mockListings([])
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mere' })).toBeVisible()
  expect(screen.queryByText('Confirm your email address.')).toBeNull()
})

test('a deleted listing shows until when it can be restored', async () => {
  mockListings([])
  answerDeleted([{ id: 7, name: 'Auki Ice', restorableUntil: inDays(30) }])
  let restored = ''
  server.use(
    respondWith(
      calls.restoreBusiness,
      200,
      { id: 7, slug: 'auki-ice' },
      {
        onRequest: ({ url }) => {
          restored = url.pathname
        },
      },
    ),
  )
  const { user } = open()
  expect(await screen.findByText(/You can restore it until Sun 20 Dec 2026/)).toBeVisible()
  answerDeleted([])
  await user.click(screen.getByRole('button', { name: 'Restore Auki Ice' }))
  await waitFor(() => expect(screen.queryByText(/is deleted/)).toBeNull())
  expect(restored).toBe('/api/businesses/7/restore')
})

test('shows three tasks, the rest on request, and one button for the first', async () => {
  mockListings(
    [1, 2, 3, 4].map((id) =>
      anOwnBusiness({
        id,
        name: `Shop ${id}`,
        status: 'rejected',
        rejection: { reason: null, note: null, at: inDays(-1) },
      }),
    ),
  )
  const { user } = renderApp('/dashboard', { user: aUser() })
  const list = within(await screen.findByRole('list', { name: 'What needs doing' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(list.getAllByRole('listitem')).toHaveLength(4)
  const variants = list.getAllByRole('link').map((link) => link.getAttribute('data-variant'))
  expect(variants.filter((variant) => variant === 'primary')).toHaveLength(1)
})
