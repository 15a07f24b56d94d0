import { calls, type ExpiredBusiness } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { aBusiness, anOwnBusiness, aReviewerState, aReviewSummary, aUser, NOW } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { PATH, mockProfile, heading, profileHandlers } from '#test/profile.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '../ProfileParts.tsx'
import '../StateBanner.tsx'

test('an unknown business is a 404 page', async () => {
  server.use(
    respondWith(calls.getBusiness, 404, { message: 'Business not found' }),
    respondWith(calls.listBusinesses, 200, []),
  )
  const { user, router } = renderApp('/directory')
  await router.navigate(PATH)
  await heading('Business Not Found')
  expect(screen.getByText("The business you're looking for doesn't exist or has been removed.")).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(screen.getByRole('link', { name: 'Go Back' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/directory'))
})

test('a failed profile can be retried', async () => {
  const failure = Promise.withResolvers<Response>()
  server.use(http.get('*/api/businesses/:slug', () => failure.promise))
  const { user } = renderApp(PATH)
  await heading('Loading business...')
  failure.resolve(HttpResponse.error())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch business')
  mockProfile()
  await pressRetry(user)
  expect(await heading('Kokonut Oil Cooperative')).toBeVisible()
})

/** An expired listing, as the public sees it. */
function anExpired(plan: ExpiredBusiness['plan']): ExpiredBusiness {
  const { id, name, slug, category, country, province, address, phone } = aBusiness()
  return { id, name, slug, category, country, province, address, phone, expired: true, plan }
}

test.each([
  ['trial', 'Trial expired. Upgrade now to reactivate your listing!', 'Sign in to upgrade'],
  ['paid', 'This listing’s plan has ended. Renew now to reactivate your listing!', 'Sign in to renew'],
] as const)('a %s that has expired keeps name, category, place and phone', async (plan, notice, way) => {
  server.use(respondWith(calls.getBusiness, 200, anExpired(plan)))
  renderApp(PATH)
  await heading('Kokonut Oil Cooperative')
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/upgrade?business=1')
  expect(screen.getByText('Auki, Malaita, Solomon Islands')).toBeVisible()
  expect(screen.getByRole('link', { name: '+677 740 0112' })).toHaveAttribute('href', 'tel:+6777400112')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('does not ask a signed-in person whether an expired listing is theirs', async () => {
  server.use(respondWith(calls.getBusiness, 200, anExpired('trial')))
  renderApp(PATH, { user: aUser() })
  await heading('Kokonut Oil Cooperative')
  await waitFor(() => expect(screen.queryByText(/Is this your business/)).toBeNull())
})

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()

test.each([
  [
    'a trial',
    { subscriptionTier: 0, trialExpiryDate: inDays(-1) },
    'Trial expired. Upgrade now to reactivate your listing!',
    'Upgrade now',
  ],
  [
    'a paid plan',
    { subscriptionTier: 2, planExpiryDate: inDays(-1) },
    'This listing’s plan has ended. Renew now to reactivate your listing!',
    'Renew now',
  ],
] as const)('%s that has expired leads its owner to a plan', async (_what, own, notice, step) => {
  let requests = 0
  server.use(
    http.get('*/api/businesses/:slug', () => {
      requests += 1
      return HttpResponse.json(
        requests === 1
          ? anExpired('trial')
          : anOwnBusiness({ ...own, isOwner: true, publicUntil: inDays(-1) }),
      )
    }),
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
    ...profileHandlers(),
  )
  renderApp(PATH, { user: aUser() })
  const link = await screen.findByRole('link', { name: step })
  expect(link).toHaveAttribute('href', '/upgrade?business=1')
  expect(screen.getByRole('status')).toHaveTextContent(notice)
})

test.each([
  ['its owner', true],
  ['somebody else', false],
])('of a running trial %s is asked to upgrade: %s', async (_who, isOwner) => {
  server.use(
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner })),
    ...profileHandlers({ subscriptionTier: 0, trialExpiryDate: inDays(12) }),
  )
  renderApp(PATH, { user: aUser() })
  await heading('Kokonut Oil Cooperative')
  const banner = isOwner ? await screen.findByRole('link', { name: 'Upgrade now' }) : null
  expect(banner?.getAttribute('href')).toBe(isOwner ? '/upgrade?business=1' : undefined)
  expect(screen.getAllByText('Trial expires in 12 days')).toHaveLength(isOwner ? 2 : 1)
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
    respondWith(calls.listBusinesses, 200, []),
    respondWith(calls.listReviews, 200, []),
    respondWith(
      calls.getReviewSummary,
      200,
      aReviewSummary({ count: 0, average: null, stars: [0, 0, 0, 0, 0] }),
    ),
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
  )
  renderApp(PATH, { user: aUser() })
  await heading('Kokonut Oil Cooperative')
  expect(await screen.findByText('Pending Review.')).toBeVisible()
  expect(screen.getByText('Only its owner and administrators can see this page.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
