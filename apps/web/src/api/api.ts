import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/**
 * Cache tags that mutations invalidate. `Own` is everything that depends on the signed-in user; `Inbox` and
 * `ReceivedReview` are what visitors wrote to and about the owner's businesses; `Review` is what one wrote oneself;
 * `Edit` is a listing in its editor; `Saved` is what the account has saved; `Alert` is what it is alerted about; `User` is an account as administrators see
 * it; `Content` is what administrators write; `Order` is an order with its payments, and the credit of its account;
 * `SearchWords` is what administrators add to the vocabulary of searches.
 */
const TAGS = [
  'Own',
  'Business',
  'News',
  'Resource',
  'Event',
  'Tender',
  'Job',
  'Pending',
  'Quote',
  'Review',
  'Inbox',
  'ReceivedReview',
  'Edit',
  'Saved',
  'Alert',
  'User',
  'Content',
  'Order',
  'SearchWords',
] as const

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
