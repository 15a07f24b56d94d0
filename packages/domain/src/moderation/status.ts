/** The moderation statuses of a business. */
export const MODERATION_STATUSES = ['pending', 'approved', 'rejected'] as const
/** The moderation status of a business. */
export type ModerationStatus = (typeof MODERATION_STATUSES)[number]

const LABELS: Readonly<Record<ModerationStatus, string>> = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The label of a status. */
export const getStatusLabel = (status: ModerationStatus): string => LABELS[status]

/** The label of a status in the queue: reports are resolved or dismissed, everything else is approved or rejected. */
export const getQueueStatusLabel = (status: ModerationStatus | 'resolved' | 'dismissed'): string =>
  ({ ...LABELS, resolved: 'Resolved', dismissed: 'Dismissed' })[status]
