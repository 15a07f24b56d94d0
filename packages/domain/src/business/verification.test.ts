import { expect, test } from 'vitest'
import { VERIFICATION_CODES } from './verification-codes.ts'
import { getVerificationLabel, getVerificationSentence } from './verification.ts'

test('every verification method has a unique code, label and sentence', () => {
  const texts = [
    ...VERIFICATION_CODES,
    ...[getVerificationLabel, getVerificationSentence].flatMap((say) => VERIFICATION_CODES.map(say)),
  ]
  expect(new Set(texts).size).toBe(3 * VERIFICATION_CODES.length)
})
