import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/** Cache tags that mutations invalidate. `Own` is everything that depends on the signed-in user. */
const TAGS = ['Own', 'Business', 'Event', 'Tender', 'Job', 'Pending', 'Quote'] as const

/**
 * The data layer. Features add their calls with `api.injectEndpoints`. No retries, no refetch on focus, no expiry:
 * after a mutation, tags say which lists are fetched again.
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
