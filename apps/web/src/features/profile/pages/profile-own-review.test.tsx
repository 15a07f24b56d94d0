import { calls, type NewReview } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/expect-focus.ts'
import { anOwnReview, aReviewerState } from '#test/factories.ts'
import type { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
import { PATH } from '#test/profile.ts'
import { open, reopen, panel } from '#test/profile-reviews.ts'
// Loaded up front, so that no test waits for it.
import '#app/pages/profile/profile.screen.tsx'
import '../CoverPhoto.tsx'
import '../ProfileParts.tsx'
import '#shared/actions/ConfirmDialog.tsx'
import '#features/reviews/ReplyForm.tsx'
import '#features/reviews/ReviewForm.tsx'

const COMMENT = 'Clean drums, and the boat waited for us.'

const fillIn = async (view: ReturnType<typeof renderApp>, comment = COMMENT) => {
  const reviews = await panel()
  await view.user.click(await reviews.findByRole('link', { name: 'Write a Review' }))
  await view.user.click(await reviews.findByRole('radio', { name: '4 stars' }))
  await view.user.type(reviews.getByRole('textbox', { name: /Your review/ }), comment)
  return reviews
}

test('somebody signed in writes a review, which waits', async () => {
  let state = aReviewerState()
  const sent: { body: unknown; key: string | null }[] = []
  server.use(
    http.post('*/api/businesses/:id/reviews', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
      state = aReviewerState({ review: anOwnReview() })
      return HttpResponse.json(state.review, { status: 201 })
    }),
  )
  const view = open(PATH, { state: () => state })
  const reviews = await fillIn(view)
  await view.user.click(reviews.getByRole('button', { name: 'Send review' }))
  expect(await reviews.findByRole('heading', { name: 'Your review' })).toBeVisible()
  expect(reviews.getByText('In review.')).toBeVisible()
  expect(reviews.getByText('You can change it until 18 Dec 2026.')).toBeVisible()
  expect(sent).toEqual([
    {
      body: { rating: 4, comment: COMMENT } satisfies NewReview,
      key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ])
  expect(localStorage.getItem('review-draft-1')).toBeNull()
})

test('Cancel returns to where the form was opened', async () => {
  const view = open(PATH, { state: aReviewerState() })
  const reviews = await fillIn(view)
  await view.user.click(reviews.getByRole('button', { name: 'Cancel' }))
  const link = await reviews.findByRole('link', { name: 'Write a Review' })
  await waitFor(() => expect(link.closest('[tabindex]')).toHaveFocus())
})

test('shows errors beside missing fields', async () => {
  const view = open(PATH, { state: aReviewerState() })
  const reviews = await panel()
  await view.user.click(await reviews.findByRole('link', { name: 'Write a Review' }))
  await view.user.type(await reviews.findByRole('textbox', { name: /Your review/ }), 'Too short')
  expect(reviews.getByText('9 / 2000 characters (minimum 20)')).toBeVisible()
  await view.user.click(reviews.getByRole('button', { name: 'Send review' }))
  expect(await reviews.findByText('Please choose 1 to 5 stars')).toBeVisible()
  const stars = reviews.getAllByRole('radio', { name: /stars?$/ })
  expect(stars.map((star) => star.getAttribute('aria-invalid'))).toEqual(Array(5).fill('true'))
  await expectFocus(stars[0])
  expect(reviews.getByText('Your review must be at least 20 characters')).toBeVisible()
})

test('retries a review after a lost connection with the same key', async () => {
  const keys: (string | null)[] = []
  server.use(unreachable(calls.createReview))
  const view = open(PATH, { state: aReviewerState() })
  const reviews = await fillIn(view)
  server.use(unreachable(calls.createReview))
  await view.user.click(reviews.getByRole('button', { name: 'Send review' }))
  expect(await reviews.findByRole('alert')).toHaveTextContent('There is no connection to the portal.')
  server.use(
    http.post('*/api/businesses/:id/reviews', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json({ message: 'Try again' }, { status: 503 })
    }),
  )
  await view.user.click(reviews.getByRole('button', { name: 'Send review' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  await view.user.click(await reviews.findByRole('button', { name: 'Send review' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(new Set(keys).size).toBe(1)
  expect(reviews.getByRole('textbox', { name: /Your review/ })).toHaveValue(COMMENT)
})

test('signed out, it leads to sign-in and back to the form with its input', async () => {
  server.use(respondWith(calls.signInMethods, 200, { provider: null }))
  const view = open()
  const link = await (await panel()).findByRole('link', { name: 'Write a Review' })
  expect(link).toHaveAttribute('href', `/auth/sign-in?returnTo=${encodeURIComponent(`${PATH}#write-review`)}`)
  const reviews = await fillIn(view)
  await view.user.click(reviews.getByRole('button', { name: 'Sign in to send' }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/auth/sign-in'))
  expect(view.router.state.location.search).toContain(encodeURIComponent('#write-review'))
  view.unmount()

  reopen(`${PATH}#write-review`, { state: aReviewerState() })
  const again = await panel()
  expect(await again.findByRole('textbox', { name: /Your review/ })).toHaveValue(COMMENT)
  expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked()
  expect(again.getByText('Draft restored')).toBeVisible()
  expect(again.getByRole('button', { name: 'Send review' })).toBeVisible()
})

test.each([
  [anOwnReview({ status: 'approved' }), 'Published.', 'Everybody can read it.'],
  [
    anOwnReview({
      status: 'approved',
      waiting: { rating: 2, comment: 'Slower this time, sorry to say.', at: '' },
    }),
    'Your change is in review.',
    'Until we approve it, visitors see your earlier review.',
  ],
  [
    anOwnReview({ status: 'rejected', rejection: { reason: 'misleading', note: 'No boat goes there' } }),
    'Not published.',
    'Something in it is not true. No boat goes there. Change it and send it again.',
  ],
])('one’s own review is shown in its state: %#', async (review, title, text) => {
  const waiting = review.waiting && { ...review.waiting, at: '2026-11-19T02:00:00.000Z' }
  open(PATH, { state: aReviewerState({ review: { ...review, waiting } }) })
  const reviews = await panel()
  expect(await reviews.findByText(title)).toBeVisible()
  expect(reviews.getByText(text, { exact: false })).toBeVisible()
})

test('it is changed within its days, and not afterwards', async () => {
  const changes: unknown[] = []
  server.use(
    respondWith(calls.editReview, 200, anOwnReview(), { onRequest: ({ body }) => changes.push(body) }),
  )
  const view = open(PATH, { state: aReviewerState({ review: anOwnReview({ status: 'approved' }) }) })
  const reviews = await panel()
  await view.user.click(await reviews.findByRole('button', { name: 'Edit review' }))
  const text = await reviews.findByRole('textbox', { name: /Your review/ })
  expect(text).toHaveValue(COMMENT)
  await view.user.type(text, ' Twice.')
  await view.user.click(reviews.getByRole('button', { name: 'Send change' }))
  await waitFor(() => expect(changes).toEqual([{ rating: 4, comment: `${COMMENT} Twice.` }]))
  view.unmount()

  open(PATH, {
    state: aReviewerState({ review: anOwnReview({ editableUntil: '2026-11-19T00:00:00.000Z' }) }),
  })
  const later = await panel()
  expect(await later.findByText('You could change it until 19 Nov 2026.')).toBeVisible()
  expect(later.queryByRole('button', { name: 'Edit review' })).toBeNull()
})

test('it is deleted after a confirmation', async () => {
  let state = aReviewerState({ review: anOwnReview() })
  server.use(
    http.delete('*/api/reviews/9', () => {
      state = aReviewerState()
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const view = open(PATH, { state: () => state })
  const reviews = await panel()
  await view.user.click(await reviews.findByRole('button', { name: 'Delete review' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }))
  await view.user.click(dialog.getByRole('button', { name: 'Delete review' }))
  expect(await reviews.findByRole('link', { name: 'Write a Review' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
