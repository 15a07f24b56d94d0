import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Opened {
  readonly content: Buffer
  /** Whether it was sealed with the current secret. */
  readonly isCurrent: boolean
}

/** Encrypts data that must be readable again, so that a copy of the database is useless without the secret. */
export interface Seal {
  /** `bound` is authenticated but not stored, such as the id of the owner: opening requires the same one. */
  readonly seal: (content: Buffer, bound: string) => Buffer
  /** Null if no secret opens it, or it was changed. */
  readonly open: (sealed: Buffer, bound: string) => Opened | null
}

/**
 * Creates a seal by AES-256-GCM with keys derived from the secrets for one purpose: the first secret seals, all can open.
 */
export function createSeal(
  secrets: readonly string[],
  purpose: string,
  randomBytes: (size: number) => Buffer,
): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const [current] = keys
  if (!current) throw new Error('There is no secret to seal with')
  return {
    seal(content, bound) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(Buffer.from(bound))
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(sealed, bound) {
      for (const key of keys) {
        const content = decrypt(sealed, key, bound)
        if (content) return { content, isCurrent: key === current }
      }
      return null
    },
  }
}

function decrypt(sealed: Buffer, key: Buffer, bound: string): Buffer | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
