export {
  REJECTION_REASONS,
  rejectionLabel,
  SUBMISSION_REASONS,
  submissionReasonLabel,
  TAKE_DOWN_REASONS,
  takeDownReasonLabel,
  type RejectionReason,
  type SubmissionReason,
  type TakeDownReason,
} from './rejection.ts'
export { canDecide, statusLabel, type ModerationStatus } from './status.ts'
export { getReviewDueDate } from './review-due.ts'
