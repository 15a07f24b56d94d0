import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { body, Id, IdOrSlug, NoContent, wholeNumber } from './shared.ts'

/** The actions of visitors that a profile page reports to the server. */
export const TAP_KINDS = ['view', 'call', 'whatsapp', 'email', 'website', 'directions'] as const
export type TapKind = (typeof TAP_KINDS)[number]

/** The counted kinds of engagement: taps, and actions that the server observes itself. */
export const ENGAGEMENT_KINDS = [...TAP_KINDS, 'message', 'save'] as const
export type EngagementKind = (typeof ENGAGEMENT_KINDS)[number]

/**
 * Everybody, limited. Robots, the owner and administrators are not counted; nothing about the visitor is stored. 404: there
 * is no such public business.
 */
export const tapBusiness = defineCall({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/taps',
  summary: 'Count a view of a profile or a tap on one of its contacts, by day',
  tag: 'businesses',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: body({ kind: v.picklist(TAP_KINDS, `Expected one of ${TAP_KINDS.join(', ')}`) }),
  responses: { 204: NoContent, ...errorResponses(400, 403, 404, 415, 429, 503) },
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The count of each kind. */
export const EngagementCounts = v.object({
  view: count,
  call: count,
  whatsapp: count,
  email: count,
  website: count,
  directions: count,
  message: count,
  save: count,
})
export type EngagementCounts = v.InferOutput<typeof EngagementCounts>

const Day = v.pipe(v.string(), v.isoDate())

/** The engagement of the caller’s own businesses, in total by day and by business. */
export const Engagement = v.object({
  from: Day,
  to: Day,
  /** The total of all; only days with counts. */
  days: v.array(v.object({ day: Day, ...EngagementCounts.entries })),
  businesses: v.array(
    v.object({
      id: Id,
      name: v.string(),
      slug: v.string(),
      totals: EngagementCounts,
      /** The same for as many days before. */
      previous: EngagementCounts,
    }),
  ),
})
export type Engagement = v.InferOutput<typeof Engagement>

/** The longest span of a request, in days. */
export const MAX_ENGAGEMENT_DAYS = 366

/** For one business or for all. */
export const EngagementQuery = v.object({
  days: v.optional(wholeNumber(1, MAX_ENGAGEMENT_DAYS)),
  business: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type EngagementQuery = v.InferOutput<typeof EngagementQuery>

/** Signed-in people, for their own businesses. Days are in each business's own time zone. */
export const getEngagement = defineCall({
  method: 'GET',
  path: '/api/engagement',
  summary: 'Views, taps, messages and saves of the user’s businesses, by day and by business',
  tag: 'businesses',
  query: EngagementQuery,
  responses: { 200: Engagement, ...errorResponses(400, 401, 429) },
})
