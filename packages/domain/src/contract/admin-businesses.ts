import * as v from 'valibot'
import { MAX_PAGED_ROWS } from '../business/list-options.ts'
import { BUSINESS_STATUSES } from '../business/business-status.ts'
import { SearchText } from './business-query.ts'
import { CountryCode, ProvinceCode, SubscriptionTier } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { filterText, Flag, Id, Instant, oneOf, wholeNumber } from './shared.ts'

/** The sort orders of the administrators’ list; the first is the default. */
export const ADMIN_BUSINESS_SORTS = ['newest', 'name', 'expiring', 'least-complete', 'most-viewed'] as const
/** A sort order of the administrators’ list. */
export type AdminBusinessSort = (typeof ADMIN_BUSINESS_SORTS)[number]

/** Filters and order of the administrators’ list. An unknown filter value matches nothing. */
export const AdminBusinessFilter = v.object({
  /** Words of name, owner, their address, reference, phone number, email address or licence. */
  search: v.optional(SearchText),
  country: filterText,
  province: filterText,
  category: filterText,
  /** One of BUSINESS_STATUSES; absent: all but removed ones. */
  state: filterText,
  /** The number of a tier. */
  plan: filterText,
  verified: v.optional(Flag),
  featured: v.optional(Flag),
  /** Completeness below 100: something that its plan shows is missing. */
  incomplete: v.optional(Flag),
  sort: v.optional(oneOf(ADMIN_BUSINESS_SORTS)),
})
export type AdminBusinessFilter = v.InferOutput<typeof AdminBusinessFilter>

export const AdminBusinessQuery = v.object({
  ...AdminBusinessFilter.entries,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, MAX_PAGED_ROWS)),
})
export type AdminBusinessQuery = v.InferOutput<typeof AdminBusinessQuery>

/** The account that owns a business. */
export const BusinessOwner = v.object({ id: Id, name: v.string(), email: v.string() })
export type BusinessOwner = v.InferOutput<typeof BusinessOwner>

/** A business in any state, as the administrators’ list shows it. */
export const AdminBusinessSummary = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  category: v.string(),
  country: CountryCode,
  province: v.nullable(ProvinceCode),
  state: v.picklist(BUSINESS_STATUSES),
  subscriptionTier: SubscriptionTier,
  isVerified: v.boolean(),
  isFeatured: v.boolean(),
  /** Null for no end, or if not featured. */
  featuredUntil: v.nullable(Instant),
  /** Completeness, from 0 to 100. */
  completeness: v.number(),
  /** Views in the last 30 days. */
  views: v.number(),
  isSample: v.boolean(),
  /** Null without an owner, or if the account is deleted. */
  owner: v.nullable(BusinessOwner),
  createdAt: Instant,
  /** Null if it does not expire. */
  publicUntil: v.nullable(Instant),
})
export type AdminBusinessSummary = v.InferOutput<typeof AdminBusinessSummary>

/** Administrators. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listAdminBusinesses = defineCall({
  method: 'GET',
  path: '/api/admin/businesses',
  summary: 'Businesses in every state by filter, search and order',
  tag: 'moderation',
  query: AdminBusinessQuery,
  responses: { 200: v.array(AdminBusinessSummary), ...errorResponses(400, 401, 403, 429) },
})
