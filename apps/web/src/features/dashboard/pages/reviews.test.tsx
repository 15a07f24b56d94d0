import { calls, type ReceivedReview } from '@portal/domain/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { dashboardHandlers } from '#test/dashboard.ts'
import { aReceivedReview } from '#test/dashboard-factories.ts'
import { expectFocus } from '#test/expect-focus.ts'
import { anOwnBusiness, aUser } from '#test/factories.ts'
import { pressTwice } from '#test/press-twice.ts'
import { renderApp } from '#test/render-app.tsx'
import { respondWith, server, unreachable } from '#test/server.ts'
// Loaded up front, so that no test waits for it.
import './reviews.screen.tsx'

const THANKS = 'Thank you, come again!'
const LATER = '2026-11-20T02:00:00.000Z'

/** Reviews that change as the API's do; records the replies. */
function newReviews(tier: 1 | 2, ...reviews: ReceivedReview[]) {
  const saved: unknown[] = []
  const find = (url: URL) => reviews.find(({ id }) => url.pathname.split('/').includes(String(id)))
  server.use(
    respondWith(calls.listReceivedReviews, 200, ({ url }) => {
      const status = url.searchParams.get('status')
      return reviews.filter(({ reply }) => status === null || (status === 'answered') === (reply !== null))
    }),
    http.get('*/api/received-reviews/:id', ({ request }) =>
      HttpResponse.json(find(new URL(request.url)) ?? null),
    ),
    http.put('*/api/reviews/:id/reply', async ({ request }) => {
      const body = (await request.json()) as { text: string; replaces: string | null }
      saved.push(body)
      const review = find(new URL(request.url))
      if (!review || (review.reply?.at ?? null) !== body.replaces)
        return HttpResponse.json({ message: 'This review has been answered' }, { status: 409 })
      review.reply = { text: body.text, at: LATER }
      return HttpResponse.json(review)
    }),
    http.delete('*/api/reviews/:id/reply', ({ request }) => {
      const review = find(new URL(request.url))
      if (review) review.reply = null
      return new HttpResponse(null, { status: 204 })
    }),
    ...dashboardHandlers({ businesses: [anOwnBusiness({ subscriptionTier: tier })] }),
  )
  return saved
}

const open = (path = '/dashboard/reviews') => renderApp(path, { user: aUser() })
const card = async () =>
  within(await screen.findByRole('article', { name: 'Joses K. about Kokonut Oil Cooperative' }))

beforeEach(() => localStorage.clear())

test('publishes a reply to a review and shows it', async () => {
  const saved = newReviews(2, aReceivedReview())
  const { user } = open()
  expect((await card()).getByText('The oil keeps for months and the boat was on time.')).toBeVisible()
  await user.click((await card()).getByRole('button', { name: /^Reply/ }))
  const field = (await card()).getByRole('textbox', { name: 'Your reply to Joses K.' })
  await expectFocus(field)
  await user.type(field, THANKS)
  pressTwice((await card()).getByRole('button', { name: 'Publish reply' }))
  expect(await screen.findByText('Reply published')).toBeVisible()
  expect(saved).toEqual([{ text: THANKS, replaces: null }])
  expect(await (await card()).findByText(THANKS)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Your reply/ })).toBeNull())
  expect(localStorage.length).toBe(0)
})

test('changes a reply, and removes it after confirmation', async () => {
  const saved = newReviews(2, aReceivedReview({ reply: { text: 'Thanks', at: LATER } }))
  const { user } = open('/dashboard/reviews?status=answered')
  await user.click((await card()).getByRole('button', { name: /^Edit/ }))
  const field = (await card()).getByRole('textbox')
  expect(field).toHaveValue('Thanks')
  await user.clear(field)
  await user.type(field, THANKS)
  await user.click((await card()).getByRole('button', { name: 'Change reply' }))
  await screen.findByText('Reply changed')
  expect(saved).toEqual([{ text: THANKS, replaces: LATER }])
  await user.click((await card()).getByRole('button', { name: /^Remove/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your reply to Joses K.?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove reply' }))
  expect(await (await card()).findByRole('button', { name: /^Reply/ })).toBeVisible()
})

test('rejects an empty reply beside its field', async () => {
  newReviews(2, aReceivedReview())
  const { user } = open('/dashboard/reviews?id=1')
  await user.click(await screen.findByRole('button', { name: 'Publish reply' }))
  expect((await card()).getByRole('textbox')).toHaveAccessibleDescription(
    /Your reply must be at least 2 characters/,
  )
})

test('the second of two tabs gets an error, sees the other reply and keeps its text', async () => {
  const review = aReceivedReview()
  newReviews(2, review)
  const { user } = open()
  await user.click((await card()).getByRole('button', { name: /^Reply/ }))
  await user.type((await card()).getByRole('textbox'), THANKS)
  review.reply = { text: 'Sorry for the wait.', at: LATER }
  await user.click((await card()).getByRole('button', { name: 'Publish reply' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This review has been answered')
  expect(await (await card()).findByText('Sorry for the wait.')).toBeVisible()
  expect((await card()).getByRole('textbox')).toHaveValue(THANKS)
})

test('tells the owner of a plan without reviews that visitors don’t see them', async () => {
  newReviews(1, aReceivedReview())
  open()
  expect(await (await card()).findByText(/reviews show with Enhanced/)).toBeVisible()
})

test('links to all reviews if none is to answer', async () => {
  newReviews(2, aReceivedReview({ reply: { text: 'Thanks', at: LATER } }))
  const { user } = open()
  await screen.findByRole('heading', { name: 'No reviews to answer' })
  await user.click(screen.getByRole('link', { name: 'All reviews' }))
  expect((await card()).getByText('Thanks')).toBeVisible()
})

test('retries reviews that failed to load', async () => {
  server.use(unreachable(calls.listReceivedReviews), ...dashboardHandlers())
  open()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Failed to fetch reviews' })).toBeVisible())
  expect(screen.getByRole('button', { name: /Retry/ })).toBeVisible()
})

test('a page beyond the end of the reviews says so and links to the first', async () => {
  server.use(
    respondWith(calls.listReceivedReviews, 200, [], { headers: { 'X-Total-Count': '12' } }),
    ...dashboardHandlers(),
  )
  renderApp('/dashboard/reviews?status=all&page=9', { user: aUser() })
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/dashboard/reviews?status=all',
  )
})
