import type { VerificationMethod } from './verification-codes.ts'

interface VerificationWords {
  code: VerificationMethod
  label: string
  sentence: string
}

/**
 * How an administrator verifies a business: the code that is stored, what it is called among administrators, and what
 * visitors read behind "Verified on 3 Nov 2026:".
 */
export const VERIFICATION_METHODS = [
  {
    code: 'documents',
    label: 'Licence or registration seen',
    sentence: 'its business licence or registration was seen by the portal’s staff',
  },
  {
    code: 'register',
    label: 'Found in a public register',
    sentence: 'found in a public register by the portal’s staff',
  },
  {
    code: 'partner',
    label: 'Confirmed by a chamber or partner',
    sentence: 'confirmed to the portal’s staff by a chamber or partner who knows the place',
  },
  { code: 'visit', label: 'Visited', sentence: 'visited by the portal’s staff' },
  { code: 'phone', label: 'Called', sentence: 'confirmed by the business to the portal’s staff by phone' },
] as const satisfies readonly VerificationWords[]

const methodOf = (code: VerificationMethod) => VERIFICATION_METHODS.find((method) => method.code === code)

/** What a way to verify a business is called among administrators. */
export const verificationLabel = (code: VerificationMethod): string => methodOf(code)?.label ?? code

/** What visitors read about how a business was verified. */
export const verificationSentence = (code: VerificationMethod): string => methodOf(code)?.sentence ?? code
