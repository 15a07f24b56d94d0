import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '@portal/reference-data'
import * as v from 'valibot'
import { call, errorResponses } from './call.ts'
import { body, IdOrSlug, PathId } from './shared.ts'
import { honeypot, optionalText } from './submission-fields.ts'

const REASON = 'Please choose a reason'
const NOTE_MAX = 1000

const newReport = (reasons: readonly { readonly slug: string }[]) =>
  body({
    reason: v.picklist(
      reasons.map(({ slug }) => slug),
      REASON,
    ),
    note: optionalText('Your note', NOTE_MAX),
    contactFax: honeypot,
  })

/** What is wrong with a business; only administrators read it. */
export const NewBusinessReport = newReport(BUSINESS_REPORT_REASONS)
export type NewReport = v.InferOutput<typeof NewBusinessReport>

/** What is wrong with a review; only administrators read it. */
export const NewReviewReport = newReport(REVIEW_REPORT_REASONS)

/** The reference to quote. */
export const ReportReceipt = v.object({ reference: v.string() })
export type ReportReceipt = v.InferOutput<typeof ReportReceipt>

/**
 * Everybody, limited. Whoever reports the same again while it waits gets the same reference. 404: there is no such
 * public business.
 */
export const reportBusiness = call({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/reports',
  summary: 'Report a business to the administrators',
  tag: 'messages',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewBusinessReport,
  responses: { 201: ReportReceipt, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

/** Everybody, limited, as for a business. 404: there is no such published review. */
export const reportReview = call({
  method: 'POST',
  path: '/api/reviews/:id/reports',
  summary: 'Report a review to the administrators',
  tag: 'messages',
  params: v.object({ id: PathId }),
  body: NewReviewReport,
  responses: { 201: ReportReceipt, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})
