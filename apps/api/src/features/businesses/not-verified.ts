import type { BusinessChanges } from './change-business.ts'

/** What a business that is not verified has. The mark goes with the owner whom it was given to. */
export const NOT_VERIFIED = {
  is_verified: 0,
  verification_method: null,
  verified_on: null,
  verified_by: null,
  verification_note: null,
} as const satisfies BusinessChanges
