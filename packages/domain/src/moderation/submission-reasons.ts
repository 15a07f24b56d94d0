/**
 * Reasons to reject a submitted event, tender or job: the code that is stored, and the sentence that its submitter
 * reads. A code shared with businesses means the same.
 */
export const SUBMISSION_REASONS = [
  { code: 'incomplete', label: 'Important details are missing' },
  { code: 'unclear-description', label: 'The text does not say what it is about' },
  { code: 'wrong-category', label: 'It belongs in another section' },
  { code: 'wrong-place', label: 'The country, province or town is not right' },
  { code: 'wrong-dates', label: 'The dates or times are not right' },
  { code: 'duplicate', label: 'It is already published here' },
  { code: 'contact-unreachable', label: 'We can’t reach the contact' },
  { code: 'not-a-business', label: 'It is not about business in the region' },
  { code: 'misleading', label: 'Something in it is not true' },
  { code: 'not-allowed', label: 'We can’t publish this here' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason to reject a submitted event, tender or job. */
export type SubmissionReason = (typeof SUBMISSION_REASONS)[number]['code']

/** The sentence for a reason's code; null for an unknown code. */
export const getSubmissionReasonLabel = (code: string): string | null =>
  SUBMISSION_REASONS.find((reason) => reason.code === code)?.label ?? null

/** Reasons to take published content down: those to reject it, and two that arise after publication. */
export const TAKE_DOWN_REASONS = [
  { code: 'withdrawn', label: 'You asked us to take it down' },
  { code: 'cancelled', label: 'It is cancelled or no longer offered' },
  ...SUBMISSION_REASONS,
] as const

/** The code of a reason to take published content down. */
export type TakeDownReason = (typeof TAKE_DOWN_REASONS)[number]['code']

/** The sentence for a reason's code as the submitter reads it; null for an unknown code. */
export const getTakeDownReasonLabel = (code: string): string | null =>
  TAKE_DOWN_REASONS.find((reason) => reason.code === code)?.label ?? null
