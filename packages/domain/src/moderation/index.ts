export {
  REJECTION_REASONS,
  rejectionLabel,
  SUBMISSION_REASONS,
  submissionReasonLabel,
  type RejectionReason,
  type SubmissionReason,
} from './rejection.ts'
export { canDecide, statusLabel, type ModerationStatus } from './status.ts'
export { reviewDue } from './review-due.ts'
