import { expect, test } from 'vitest'
import { VERIFICATION_CODES } from './verification-codes.ts'
import { getVerificationLabel, getVerificationSentence } from './verification.ts'

test('every way to verify a business has a code, a label and a sentence of its own', () => {
  const texts = [
    ...VERIFICATION_CODES,
    ...[getVerificationLabel, getVerificationSentence].flatMap((say) => VERIFICATION_CODES.map(say)),
  ]
  expect(new Set(texts).size).toBe(3 * VERIFICATION_CODES.length)
})
