/** The codes of all ways in which an administrator verifies a business, as they are stored. */
export const VERIFICATION_CODES = ['documents', 'register', 'partner', 'visit', 'phone'] as const

/** The code of a way to verify a business. */
export type VerificationMethod = (typeof VERIFICATION_CODES)[number]
