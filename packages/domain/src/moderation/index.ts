export {
  ACCOUNT_SUSPENSION_REASONS,
  getAccountSuspensionLabel,
  type AccountSuspensionReason,
} from './account-suspension.ts'
export {
  REJECTION_REASONS,
  getRejectionLabel,
  REVIEW_REASONS,
  getReviewReasonLabel,
  type RejectionReason,
  type ReviewReason,
} from './rejection.ts'
export {
  SUBMISSION_REASONS,
  getSubmissionReasonLabel,
  TAKE_DOWN_REASONS,
  getTakeDownReasonLabel,
  type SubmissionReason,
  type TakeDownReason,
} from './submission-reasons.ts'
export { getQueueStatusLabel, getStatusLabel, MODERATION_STATUSES, type ModerationStatus } from './status.ts'
export { getReviewDueDate } from './review-due.ts'
export { SUSPENSION_REASONS, getSuspensionLabel, type SuspensionReason } from './suspension.ts'
export { UNDO_SECONDS } from './undo.ts'
