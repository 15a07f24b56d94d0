import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** What one's own changes make stale. `Own` is everything that depends on who is signed in. */
const TAGS = ['Own', 'Business', 'Event', 'Tender', 'Job', 'Pending', 'Quote'] as const

/**
 * The data layer. Features add their calls with `api.injectEndpoints`. Nothing is retried, nothing is fetched again
 * on focus, and nothing goes stale by itself: after one's own change, tags say which lists are fetched again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})
