import * as v from 'valibot'
import { OwnBusiness } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { SearchText } from './business-query.ts'
import { Id, wholeNumber } from './shared.ts'

/** A pending business, with the public business that it may duplicate. */
export const PendingBusiness = v.object({
  ...OwnBusiness.entries,
  likelyDuplicate: v.nullable(
    v.object({
      id: Id,
      name: v.string(),
      slug: v.string(),
      address: v.nullable(v.string()),
      samePhone: v.boolean(),
    }),
  ),
})
export type PendingBusiness = v.InferOutput<typeof PendingBusiness>

/** A page of the pending businesses; `search` selects those whose name contains it. */
export const PendingQuery = v.object({
  search: v.optional(SearchText),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type PendingQuery = v.InferOutput<typeof PendingQuery>

/** Administrators. 401: signed out; 403: not an administrator. */
export const listPending = defineCall({
  method: 'GET',
  path: '/api/admin/businesses/pending',
  summary: 'Listings in review, oldest first',
  tag: 'moderation',
  query: PendingQuery,
  responses: { 200: v.array(PendingBusiness), ...errorResponses(400, 401, 403, 429) },
})
