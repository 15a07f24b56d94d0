import { createHash } from 'node:crypto'

const BYTES = 24

/** Creates a token for the link of an email, and its hash to store: a copy of the database contains no usable token. */
export function createToken(randomBytes: (size: number) => Buffer): { token: string; hash: Buffer } {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256 without salt, which is enough for a random token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
