import { calls } from '@portal/domain/contract'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { aBusiness, anOwnBusiness, aReviewerState, aReviewSummary, aUser } from '#test/factories.ts'
import { pressRetry } from '#test/press-retry.ts'
import { renderApp } from '#test/render-app.tsx'
import { answering, server } from '#test/server.ts'
import { PATH, answerWith, heading } from '#test/profile.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '../profile/ProfileParts.tsx'

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
    answering(
      calls.getReviewSummary,
      200,
      aReviewSummary({ count: 0, average: null, stars: [0, 0, 0, 0, 0] }),
    ),
    answering(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
  )
  renderApp(PATH, { user: aUser() })
  await heading('Kokonut Oil Cooperative')
  expect(await screen.findByText('Pending Review.')).toBeVisible()
  expect(screen.getByText('Only its owner and administrators can see this page.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
