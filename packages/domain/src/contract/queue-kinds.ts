/** The kinds of submissions besides businesses. */
export const SUBMISSION_KINDS = ['events', 'tenders', 'jobs'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** Everything that waits for an administrator's decision, in the order in which ties are broken. */
export const QUEUE_KINDS = ['businesses', 'edits', 'reviews', 'reports', ...SUBMISSION_KINDS] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

/** The kinds that can be approved several at once; a report needs an individual decision. */
export const BULK_KINDS = ['businesses', 'edits', 'reviews', ...SUBMISSION_KINDS] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** The statuses of items in the queue. */
export const QUEUE_STATUSES = ['pending', 'approved', 'rejected', 'resolved', 'dismissed'] as const
export type QueueStatus = (typeof QUEUE_STATUSES)[number]
