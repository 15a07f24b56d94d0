import * as v from 'valibot'
import { BusinessQuery, SearchText } from './business-query.ts'
import {
  Business,
  ModerationStatus,
  BusinessSummary,
  CountryCode,
  ExpiredBusiness,
  OwnBusiness,
  ProvinceCode,
} from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { CreatedBusiness, NewBusiness } from './new-business.ts'
import { body, filterText, Id, IdOrSlug, PathId } from './shared.ts'

/**
 * Everybody; `owner=me` needs a session (401), lists the caller’s own businesses, and accepts only `limit` and `page`.
 * `X-Total-Count` counts all that match, `Link` leads to the next page. A search with few results adds weaker ones on its
 * first page, which are not counted: see `Understood`.
 */
export const listBusinesses = defineCall({
  method: 'GET',
  path: '/api/businesses',
  summary: 'Businesses that match every given filter; owner=me lists the signed-in owner’s, in every state',
  tag: 'businesses',
  query: BusinessQuery,
  responses: { 200: v.array(v.union([OwnBusiness, BusinessSummary])), ...errorResponses(400, 401, 429) },
})

/** Everybody. 404: there is none, or the caller may not see it. An expired one returns only its public part. */
export const getBusiness = defineCall({
  method: 'GET',
  path: '/api/businesses/:idOrSlug',
  summary: 'One business by slug or id; an old slug answers the business with its new slug',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  responses: { 200: v.union([OwnBusiness, Business, ExpiredBusiness]), ...errorResponses(404, 429) },
})

/** Signed-in people. The business is pending; 409: the idempotency key was used for another request. */
export const createBusiness = defineCall({
  method: 'POST',
  path: '/api/businesses',
  summary: 'Register a business for review; an Idempotency-Key makes a repeat answer the same',
  tag: 'businesses',
  body: NewBusiness,
  responses: { 201: CreatedBusiness, ...errorResponses(400, 401, 403, 409, 413, 415, 429, 503) },
})

/** The owner of a rejected business, which is pending again. 404: not theirs; 409: it is not rejected. */
export const resubmitBusiness = defineCall({
  method: 'PUT',
  path: '/api/businesses/:id/registration',
  summary: 'Resubmit a corrected listing; images may name photos of the listing to keep',
  tag: 'businesses',
  params: v.object({ id: PathId }),
  body: NewBusiness,
  responses: { 200: CreatedBusiness, ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503) },
})

/** The known fields of a registration: name, place as in its `country`, phone number as typed. */
export const DuplicatesQuery = body({ name: SearchText, country: filterText, phone: filterText })
export type DuplicatesQuery = v.InferOutput<typeof DuplicatesQuery>

/** A business that may be the one being registered; `own` if it is the caller’s, which may be pending. */
export const LikelyDuplicate = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  address: v.nullable(v.string()),
  samePhone: v.boolean(),
  own: v.boolean(),
  status: ModerationStatus,
})
export type LikelyDuplicate = v.InferOutput<typeof LikelyDuplicate>

/** Everybody. The likeliest first, at most three; signed-in people also get their own in every state. */
export const likelyDuplicates = defineCall({
  method: 'GET',
  path: '/api/likely-duplicates',
  summary: 'Likely duplicates of a registration, by name, place and phone number',
  tag: 'businesses',
  query: DuplicatesQuery,
  responses: { 200: v.array(LikelyDuplicate), ...errorResponses(400, 429) },
})
