/** The Idempotency-Key of something that is being sent, and the text of what it stands for. */
export interface IdempotencyKey {
  key: string
  content: string
}

const BYTES = 16

/** 128 random bits as text; works on a plain http address too, where `randomUUID` does not. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const OFFSETS = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b] as const
const PRIME = 0x01000193

/** A 32-bit FNV-1a sum; each turn mixes in the place of a letter in another way. */
function sumOf(text: string, offset: number, turn: number): string {
  let sum = offset
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ (text.charCodeAt(at) + at * turn), PRIME)
  return (sum >>> 0).toString(16).padStart(8, '0')
}

/** Keys of a draft: two windows that send the same content of it send it with the same key. */
export const idempotencyKeysOfDraft =
  (id: string) =>
  (text: string): string =>
    OFFSETS.map((offset, turn) => sumOf(`${id} ${text}`, offset, turn)).join('')

/**
 * The key to send a content with: the one that it was tried with before, so that a second try can't make a second
 * one of it, and a new one as soon as anything in it differs.
 */
export function toIdempotencyKey(
  content: unknown,
  before: IdempotencyKey | null,
  newKey: (text: string) => string = randomKey,
): IdempotencyKey {
  const text = JSON.stringify(content)
  return before?.content === text ? before : { key: newKey(text), content: text }
}
