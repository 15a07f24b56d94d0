import { REFERENCE_ALPHABET } from '@portal/domain/shared'
import { hashToken } from '#shared/token.ts'

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10
/** 80 bits with an alphabet of 32, so that a hash without salt keeps them secret. */
const CODE_LENGTH = 16
const GROUP_LENGTH = 4

/** Creates recovery codes, as people write them down, and the hashes to store. */
export function createRecoveryCodes(randomBytes: (size: number) => Buffer) {
  const texts = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(CODE_LENGTH)]
      .map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length])
      .join(''),
  )
  return {
    codes: texts.map((text) => text.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? text),
    hashes: texts.map(hashToken),
  }
}

/** The hash of a typed code, whatever its case, blanks and hyphens. */
export const hashRecoveryCode = (typed: string): Buffer =>
  hashToken(typed.toUpperCase().replaceAll(/[\s-]/g, ''))
