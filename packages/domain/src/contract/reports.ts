import { BUSINESS_REPORT_REASONS, REVIEW_REPORT_REASONS } from '@portal/reference-data'
import * as v from 'valibot'
import { defineCall, errorResponses } from './call.ts'
import { body, IdOrSlug, PathId } from './shared.ts'
import { honeypot, optionalText } from './submission-fields.ts'

const REASON = 'Please choose a reason'
const NOTE_MAX = 1000

const reportSchema = (reasons: readonly { readonly slug: string }[]) =>
  body({
    reason: v.picklist(
      reasons.map(({ slug }) => slug),
      REASON,
    ),
    note: optionalText('Your note', NOTE_MAX),
    contactFax: honeypot,
  })

/** A report about a business, for administrators only. */
export const NewBusinessReport = reportSchema(BUSINESS_REPORT_REASONS)
export type NewReport = v.InferOutput<typeof NewBusinessReport>

/** A report about a review, for administrators only. */
export const NewReviewReport = reportSchema(REVIEW_REPORT_REASONS)

/** The reference to quote. */
export const ReportReceipt = v.object({ reference: v.string() })
export type ReportReceipt = v.InferOutput<typeof ReportReceipt>

/**
 * Everybody, limited. A repeat while the report is pending gets the same reference. 404: there is no such public business.
 */
export const reportBusiness = defineCall({
  method: 'POST',
  path: '/api/businesses/:idOrSlug/reports',
  summary: 'Report a business to the administrators',
  tag: 'messages',
  params: v.object({ idOrSlug: IdOrSlug }),
  body: NewBusinessReport,
  responses: { 201: ReportReceipt, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})

/** Everybody, limited, as for a business. 404: there is no such published review. */
export const reportReview = defineCall({
  method: 'POST',
  path: '/api/reviews/:id/reports',
  summary: 'Report a review to the administrators',
  tag: 'messages',
  params: v.object({ id: PathId }),
  body: NewReviewReport,
  responses: { 201: ReportReceipt, ...errorResponses(400, 403, 404, 409, 415, 429, 503) },
})
