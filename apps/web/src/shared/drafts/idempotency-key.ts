/** An Idempotency-Key with the content that it was created for. */
export interface IdempotencyKey {
  key: string
  content: string
}

const BYTES = 16

/** 128 random bits as hexadecimal; `randomUUID` is missing on plain http addresses. */
const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const OFFSETS = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b] as const
const PRIME = 0x01000193

/** A 32-bit FNV-1a hash; each `round` mixes in a letter's position in another way. */
function hash(text: string, offset: number, round: number): number {
  let sum = offset
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ (text.charCodeAt(at) + at * round), PRIME)
  return sum >>> 0
}

/** Derives keys from a draft's id and its content, so that two tabs use the same key. */
export const deriveKeyFromDraft =
  (id: string) =>
  (text: string): string =>
    OFFSETS.map((offset, round) => hash(`${id} ${text}`, offset, round).toString(16).padStart(8, '0')).join(
      '',
    )

/** A fingerprint of content that is too large to be stored with its key, such as photos. */
export const getFingerprint = (text: string): string =>
  [text.length, hash(text, OFFSETS[0], 0), hash(text, OFFSETS[0] ^ 0x5bd1e995, 1)]
    .map((part) => part.toString(36))
    .join('-')

/**
 * The key to send a content with: that of the last attempt for the same content, so that a retry has no second effect,
 * and a new one for any other.
 */
export function reuseOrCreateKey(
  content: unknown,
  last: IdempotencyKey | null,
  newKey: (text: string) => string = createRandomKey,
): IdempotencyKey {
  const text = JSON.stringify(content)
  return last?.content === text ? last : { key: newKey(text), content: text }
}
