/** Reasons to suspend a listing: the code that is stored, and the sentence that its owner reads. */
export const SUSPENSION_REASONS = [
  { code: 'complaints', label: 'We have received complaints and are looking into them' },
  { code: 'misleading', label: 'Something in the listing is not true' },
  { code: 'closed', label: 'The business seems to have closed' },
  { code: 'contact-unreachable', label: 'The phone number or email address does not work' },
  { code: 'not-allowed', label: 'We can’t list what it offers' },
  { code: 'ownership', label: 'We are not sure who owns this listing' },
  { code: 'other', label: 'Another reason, see the note' },
] as const

/** The code of a reason to suspend a listing. */
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]['code']

/** The sentence for a reason's code; null for an unknown code. */
export const getSuspensionLabel = (code: string): string | null =>
  SUSPENSION_REASONS.find((reason) => reason.code === code)?.label ?? null
