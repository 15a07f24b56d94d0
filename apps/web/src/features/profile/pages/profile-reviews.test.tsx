import { calls } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { aBusiness, anOwnReview, aReview, aReviewerState, aReviewSummary, aUser } from '#test/factories.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server } from '#test/server.ts'
import { PATH } from '#test/profile.ts'
import { open, panel } from '#test/profile-reviews.ts'
import { wholeText } from '#test/whole-text.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '../CoverPhoto.tsx'
import '../ProfileParts.tsx'
import '#shared/actions/ConfirmDialog.tsx'
import '#features/reviews/ReplyForm.tsx'
import '#features/reviews/ReviewForm.tsx'

test('shows the average and how often each number of stars was given', async () => {
  open()
  const stars = await (await panel()).findByRole('list', { name: 'Reviews by stars' })
  expect(
    within(stars)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['5 stars19', '4 stars3', '3 stars1', '2 stars0', '1 star0'])
  expect((await panel()).getByText('23 reviews')).toBeVisible()
})

test('order and pages are links that keep each other', async () => {
  const queries: string[] = []
  const { user } = open(PATH, {
    reviews: [aReview(), aReview({ id: 2 })],
    total: 23,
    onList: ({ url }) => queries.push(url.search),
  })
  const reviews = await panel()
  const order = within(await reviews.findByRole('navigation', { name: 'Sort reviews' }))
  expect(order.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page')
  await user.click(order.getByRole('link', { name: 'Most useful' }))
  await waitFor(() => expect(queries.at(-1)).toBe('?sort=useful&limit=10'))
  await waitFor(() =>
    expect(order.getByRole('link', { name: 'Most useful' })).toHaveAttribute('aria-current', 'page'),
  )
  const pages = within(await reviews.findByRole('navigation', { name: 'Pages of reviews' }))
  await user.click(pages.getByRole('link', { name: /2/ }))
  await waitFor(() => expect(queries.at(-1)).toBe('?sort=useful&page=2&limit=10'))
})

test('a review shows when it was edited, and the owner’s reply', async () => {
  open(PATH, {
    reviews: [
      aReview({
        editedAt: '2026-11-05T02:00:00.000Z',
        reply: { text: 'Thank you!', at: '2026-11-10T02:00:00.000Z' },
        helpfulCount: 100,
      }),
    ],
  })
  const reviews = await panel()
  expect(await reviews.findByText(/^Edited/)).toHaveTextContent('Edited 5 Nov 2026 · 2 weeks ago')
  expect(reviews.getByText(wholeText('Reply from Kokonut Oil Cooperative'))).toBeVisible()
  expect(reviews.getByText('100 people found this helpful')).toBeVisible()
  expect(reviews.queryByRole('button', { name: /Helpful/ })).toBeNull()
})

test('a review is marked as helpful and unmarked, except one’s own', async () => {
  let state = aReviewerState({ review: anOwnReview({ id: 2, status: 'approved' }) })
  const calledWith = vi.fn<(method: string) => void>()
  server.use(
    http.put('*/api/reviews/1/helpful', () => {
      calledWith('PUT')
      state = { ...state, helpful: [1] }
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('*/api/reviews/1/helpful', () => {
      calledWith('DELETE')
      state = { ...state, helpful: [] }
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const view = open(PATH, { reviews: [aReview(), aReview({ id: 2 })], state: () => state })
  const reviews = await panel()
  const [button = document.body, ...others] = await reviews.findAllByRole('button', { name: /^Helpful/ })
  expect(others).toEqual([])
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await view.user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  await view.user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  expect(calledWith.mock.calls).toEqual([['PUT'], ['DELETE']])
})

test('tells a person without a confirmed address when a mark counts', async () => {
  open(PATH, { state: aReviewerState({ helpful: [1] }), user: { isEmailConfirmed: false } })
  const reviews = await panel()
  expect(await reviews.findByText('It counts once you confirm your email address.')).toBeVisible()
})

test('the owner replies right there, and can’t review their own business', async () => {
  const replies: unknown[] = []
  const business = { id: 1, name: 'Kokonut Oil Cooperative', slug: 'kokonut-oil-cooperative' }
  server.use(
    respondWith(
      calls.replyToReview,
      200,
      { ...aReview(), business },
      { onRequest: ({ body }) => replies.push(body) },
    ),
  )
  const view = open(PATH, { state: aReviewerState({ isOwner: true }) })
  const reviews = await panel()
  expect(
    await reviews.findByText('This is your own business: customers review it, and you can reply.'),
  ).toBeVisible()
  await view.user.click(await reviews.findByRole('button', { name: 'Reply to Joses K.' }))
  const text = await reviews.findByRole('textbox', { name: /Your reply to Joses K\./ })
  await expectFocus(text)
  await view.user.type(text, 'Thank you!')
  await view.user.click(reviews.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(replies).toEqual([{ text: 'Thank you!' }]))
  expect(await reviews.findByRole('button', { name: 'Reply to Joses K.' })).toBeVisible()
})

test('tells only the owner that the plan shows no reviews', async () => {
  server.use(
    respondWith(calls.getReviewerState, 200, aReviewerState({ isOwner: true })),
    respondWith(calls.getReviewSummary, 200, aReviewSummary({ count: 2 })),
    respondWith(calls.getBusiness, 200, aBusiness({ subscriptionTier: 1, rating: null, reviewCount: 0 })),
    respondWith(calls.listBusinesses, 200, []),
  )
  renderApp(PATH, { user: aUser() })
  const own = within(await screen.findByRole('region', { name: 'Your reviews' }))
  expect(own.getByText('Visitors can’t read reviews on Standard.')).toBeVisible()
  expect(own.getByText(/Reviews and your rating show with Enhanced\./)).toBeVisible()
  expect(screen.queryByText('No reviews yet')).toBeNull()
})
