export {
  ACCOUNT_SUSPENSION_REASONS,
  accountSuspensionLabel,
  type AccountSuspensionReason,
} from './account-suspension.ts'
export {
  REJECTION_REASONS,
  rejectionLabel,
  REVIEW_REASONS,
  reviewReasonLabel,
  type RejectionReason,
  type ReviewReason,
} from './rejection.ts'
export {
  SUBMISSION_REASONS,
  submissionReasonLabel,
  TAKE_DOWN_REASONS,
  takeDownReasonLabel,
  type SubmissionReason,
  type TakeDownReason,
} from './submission-reasons.ts'
export { queueStatusLabel, statusLabel, type ModerationStatus } from './status.ts'
export { getReviewDueDate } from './review-due.ts'
export { SUSPENSION_REASONS, suspensionLabel, type SuspensionReason } from './suspension.ts'
export { UNDO_SECONDS } from './undo.ts'
