import type { QueueKind } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { createBusinessSource } from './businesses.service.ts'
import { createEditSource } from './edits.service.ts'
import { createReportSource } from './reports.service.ts'
import { createReviewSource } from './reviews.service.ts'
import type { QueueSource } from './source.ts'
import { createSubmissionSource } from './submissions.service.ts'

/** The queue sources by kind. A new kind needs a line here and in the contract's QUEUE_KINDS. */
export type QueueSources = Readonly<Record<QueueKind, QueueSource>>

export const createSources = (context: Pick<AppContext, 'store' | 'config' | 'now'>): QueueSources => ({
  businesses: createBusinessSource(context),
  edits: createEditSource(context),
  reviews: createReviewSource(context),
  reports: createReportSource(context),
  events: createSubmissionSource(context, 'events'),
  tenders: createSubmissionSource(context, 'tenders'),
  jobs: createSubmissionSource(context, 'jobs'),
})
