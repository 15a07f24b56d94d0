/** The kinds of submissions besides businesses. */
export const SUBMISSION_KINDS = ['events', 'tenders', 'jobs'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** Everything that waits for an administrator's decision, in the order in which ties are broken. */
export const QUEUE_KINDS = ['businesses', 'edits', 'reviews', 'reports', ...SUBMISSION_KINDS] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

/** What can be approved without a look at each: a report asks what is to be done about it. */
export const BULK_KINDS = ['businesses', 'edits', 'reviews', ...SUBMISSION_KINDS] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** What something in the queue is or has become. */
export const QUEUE_STATUSES = ['pending', 'approved', 'rejected', 'resolved', 'dismissed'] as const
export type QueueStatus = (typeof QUEUE_STATUSES)[number]
