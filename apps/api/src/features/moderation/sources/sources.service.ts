import type { QueueKind } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { openBusinessSource } from './businesses.service.ts'
import { openEditSource } from './edits.service.ts'
import { openReportSource } from './reports.service.ts'
import { openReviewSource } from './reviews.service.ts'
import type { QueueSource } from './source.ts'
import { openSubmissionSource } from './submissions.service.ts'

/** Every kind of what waits, by its name. A further kind is a line here and in the contract's QUEUE_KINDS. */
export type QueueSources = Readonly<Record<QueueKind, QueueSource>>

export const openSources = (context: Pick<AppContext, 'store' | 'config' | 'now'>): QueueSources => ({
  businesses: openBusinessSource(context),
  edits: openEditSource(context),
  reviews: openReviewSource(context),
  reports: openReportSource(context),
  events: openSubmissionSource(context, 'events'),
  tenders: openSubmissionSource(context, 'tenders'),
  jobs: openSubmissionSource(context, 'jobs'),
})
