/** The stored codes of all ways to verify a business. */
export const VERIFICATION_CODES = ['documents', 'register', 'partner', 'visit', 'phone'] as const

/** The code of a way to verify a business. */
export type VerificationMethod = (typeof VERIFICATION_CODES)[number]
