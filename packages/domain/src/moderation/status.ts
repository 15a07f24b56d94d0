/** The moderation status of a business. */
export type ModerationStatus = 'pending' | 'approved' | 'rejected'

const LABELS: Readonly<Record<ModerationStatus, string>> = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The label of a status. */
export const getStatusLabel = (status: ModerationStatus): string => LABELS[status]

/** What the queue says of something: reports are resolved or dismissed, all else is approved or rejected. */
export const getQueueStatusLabel = (status: ModerationStatus | 'resolved' | 'dismissed'): string =>
  ({ ...LABELS, resolved: 'Resolved', dismissed: 'Dismissed' })[status]
