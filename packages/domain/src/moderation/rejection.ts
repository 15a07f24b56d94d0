/** Reasons to reject a business: the code that is stored, and the sentence that its owner reads. */
export const REJECTION_REASONS = [
  { code: 'incomplete', label: 'Important details are missing' },
  { code: 'unclear-description', label: 'The description doesn’t say what the business offers' },
  { code: 'photos', label: 'The photos don’t show the business clearly' },
  { code: 'wrong-category', label: 'The category does not fit the business' },
  { code: 'wrong-place', label: 'The country, province or town is not right' },
  { code: 'duplicate', label: 'This business is already listed' },
  { code: 'contact-unreachable', label: 'The phone number or email address does not work' },
  { code: 'not-a-business', label: 'This business is not in the region' },
  { code: 'misleading', label: 'Something in the listing is not true' },
  { code: 'not-allowed', label: 'We can’t list what it offers' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason to reject a business. */
export type RejectionReason = (typeof REJECTION_REASONS)[number]['code']

/** The sentence for a reason's code; null for an unknown code. */
export const getRejectionLabel = (code: string): string | null =>
  REJECTION_REASONS.find((reason) => reason.code === code)?.label ?? null

/** Reasons to reject a review or to take it down: the code that is stored, and the sentence that its writer reads. */
export const REVIEW_REASONS = [
  { code: 'not-a-customer', label: 'It is not about an experience of your own' },
  { code: 'off-topic', label: 'It is not about this business' },
  { code: 'offensive', label: 'It insults or threatens somebody' },
  { code: 'personal-data', label: 'It shares private details about somebody' },
  { code: 'advertising', label: 'It is advertising' },
  { code: 'misleading', label: 'Something in it is not true' },
  { code: 'duplicate', label: 'It repeats another review' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason to reject a review. */
export type ReviewReason = (typeof REVIEW_REASONS)[number]['code']

/** The sentence for a reason's code; null for an unknown code. */
export const getReviewReasonLabel = (code: string): string | null =>
  REVIEW_REASONS.find((reason) => reason.code === code)?.label ?? null
