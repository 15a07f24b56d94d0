import type { VerificationMethod } from './verification-codes.ts'

interface VerificationWords {
  code: VerificationMethod
  label: string
  sentence: string
}

/**
 * The ways to verify a business: the stored code, the label for administrators, and what visitors read after "Verified on
 * 3 Nov 2026:".
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

const findMethod = (code: VerificationMethod) => VERIFICATION_METHODS.find((method) => method.code === code)

/** The label of a way to verify a business, for administrators. */
export const getVerificationLabel = (code: VerificationMethod): string => findMethod(code)?.label ?? code

/** What visitors read about how a business was verified. */
export const getVerificationSentence = (code: VerificationMethod): string =>
  findMethod(code)?.sentence ?? code
