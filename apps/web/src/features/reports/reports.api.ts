import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { send, type ResponseBody, type Body } from '#shared/calls/call.ts'
import type { DialogControl } from '#shared/page/lazy-dialog.tsx'

type ReportBusiness = typeof contract.reportBusiness
type ReportReview = typeof contract.reportReview

/** The reported item; `id` is null for a sample, for which nothing is sent. */
export interface ReportSubject {
  kind: 'business' | 'review'
  id: number | null
  /** The name of the business, or whose review it is. */
  name: string
}

/** Props of the dialog, for other features. */
export interface ReportDialogProps extends DialogControl {
  subject: ReportSubject
}

interface Report {
  id: number
  body: Body<ReportBusiness>
  key: string
}

const withKey = (key: string) => ({ 'Idempotency-Key': key })

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportBusiness: build.mutation<ResponseBody<ReportBusiness, 201>, Report>({
      query: ({ id, body, key }) =>
        send<ReportBusiness>('POST', '/api/businesses/:idOrSlug/reports', {
          params: { idOrSlug: id },
          body,
          headers: withKey(key),
        }),
      invalidatesTags: ['Pending'],
    }),
    reportReview: build.mutation<ResponseBody<ReportReview, 201>, Report>({
      query: ({ id, body, key }) =>
        send<ReportReview>('POST', '/api/reviews/:id/reports', {
          params: { id },
          body,
          headers: withKey(key),
        }),
      invalidatesTags: ['Pending'],
    }),
  }),
})

export const { useReportBusinessMutation, useReportReviewMutation } = reportsApi
