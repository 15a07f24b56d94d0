import { createHash } from 'node:crypto'

const BYTES = 24

/** A token for a mail's link, and what is kept of it: whoever copies the database can't use it. */
export function createToken(randomBytes: (size: number) => Buffer): { token: string; hash: Buffer } {
  const token = randomBytes(BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** SHA-256, which is enough for what is random as a whole. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
