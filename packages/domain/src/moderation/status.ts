/** Where a listing stands with the moderators. */
export type ModerationStatus = 'pending' | 'approved' | 'rejected'

const LABELS: Readonly<Record<ModerationStatus, string>> = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** A status in words. */
export const statusLabel = (status: ModerationStatus): string => LABELS[status]

/** Whether a decision is still to be made; one that was made stands. */
export const canDecide = (status: ModerationStatus): boolean => status === 'pending'
