/** Why a listing is rejected: the code that is stored, and the sentence that its owner reads. */
export const REJECTION_REASONS = [
  { code: 'incomplete', label: 'Important details are missing' },
  { code: 'unclear-description', label: 'The description does not say what is offered' },
  { code: 'wrong-category', label: 'The category does not fit the business' },
  { code: 'wrong-place', label: 'The country, province or town is not right' },
  { code: 'duplicate', label: 'This business is already listed' },
  { code: 'contact-unreachable', label: 'The phone number or email address does not work' },
  { code: 'not-a-business', label: 'This is not a business of the region' },
  { code: 'misleading', label: 'Something in the listing is not true' },
  { code: 'not-allowed', label: 'What is offered cannot be listed here' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason for which a listing is rejected. */
export type RejectionReason = (typeof REJECTION_REASONS)[number]['code']

/** The sentence of a reason's code; null for an unknown code. */
export const rejectionLabel = (code: string): string | null =>
  REJECTION_REASONS.find((reason) => reason.code === code)?.label ?? null
