import { calls, type Business, type Review } from '@portal/domain/contract'
import { screen, within } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { aBusiness, aReview, aReviewerState, aReviewSummary } from './factories.ts'
import { respondWith, server } from './server.ts'

export const PATH = '/sb/food-and-beverages/kokonut-oil-cooperative'

/** Handlers for a profile's calls. */
export const profileHandlers = (
  business: Partial<Business> = {},
  { reviews = [] }: { reviews?: Review[] } = {},
): RequestHandler[] => [
  respondWith(calls.getBusiness, 200, aBusiness(business)),
  respondWith(calls.listBusinesses, 200, []),
  respondWith(calls.listReviews, 200, reviews),
  respondWith(calls.getReviewSummary, 200, aReviewSummary()),
  respondWith(calls.getReviewerState, 200, aReviewerState()),
]

export const mockProfile = (own: Partial<Business> = {}) =>
  server.use(...profileHandlers(own, { reviews: [aReview()] }))

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const panel = async (name: string) => within(await screen.findByRole('region', { name }))
