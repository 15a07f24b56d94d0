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
    sentence: 'we saw its business licence or registration',
  },
  {
    code: 'register',
    label: 'Found in a public register',
    sentence: 'we found it in a public register',
  },
  {
    code: 'partner',
    label: 'Confirmed by a chamber or partner',
    sentence: 'a chamber or partner confirmed it',
  },
  { code: 'visit', label: 'Visited', sentence: 'we visited it' },
  { code: 'phone', label: 'Called', sentence: 'we called the business' },
] as const satisfies readonly VerificationWords[]

const methodOf = (code: VerificationMethod) => VERIFICATION_METHODS.find((method) => method.code === code)

/** What a way to verify a business is called among administrators. */
export const getVerificationLabel = (code: VerificationMethod): string => methodOf(code)?.label ?? code

/** What visitors read about how a business was verified. */
export const getVerificationSentence = (code: VerificationMethod): string => methodOf(code)?.sentence ?? code
