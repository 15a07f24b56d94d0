import { calls, type CurrentUser, type Review, type ReviewerState } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import { aBusiness, aReview, aReviewSummary, aUser } from './factories.ts'
import { PATH } from './profile.ts'
import { renderApp } from './render-app.tsx'
import { respondWith, server, type SeenRequest } from './server.ts'

interface Setting {
  reviews?: Review[]
  total?: number
  state?: ReviewerState | (() => ReviewerState)
  onList?: (seen: SeenRequest) => void
  user?: Partial<CurrentUser>
}

export function open(path = PATH, { reviews = [aReview()], total, state, onList, user = {} }: Setting = {}) {
  localStorage.clear()
  return reopen(path, {
    reviews,
    ...(total !== undefined && { total }),
    ...(state && { state }),
    ...(onList && { onList }),
    user,
  })
}

/** The same on a device that has visited before. */
export function reopen(
  path: string,
  { reviews = [aReview()], total, state, onList, user = {} }: Setting = {},
) {
  server.use(
    respondWith(calls.getBusiness, 200, aBusiness()),
    respondWith(calls.listBusinesses, 200, []),
    respondWith(calls.listReviews, 200, reviews, {
      headers: { 'X-Total-Count': String(total ?? reviews.length) },
      ...(onList && { onRequest: onList }),
    }),
    respondWith(calls.getReviewSummary, 200, aReviewSummary()),
    ...(state
      ? [respondWith(calls.getReviewerState, 200, () => (typeof state === 'function' ? state() : state))]
      : []),
  )
  return renderApp(path, state ? { user: aUser(user) } : {})
}

export const panel = async () => within(await screen.findByRole('region', { name: 'Reviews' }))
