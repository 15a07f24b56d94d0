export { REJECTION_REASONS, rejectionLabel, type RejectionReason } from './rejection.ts'
export { canDecide, statusLabel, type ModerationStatus } from './status.ts'
export { reviewDue } from './review-due.ts'
