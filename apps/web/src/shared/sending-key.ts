/** The Idempotency-Key of something that is being sent, and the text of what it stands for. */
export interface SendingKey {
  key: string
  content: string
}

const BYTES = 16

/** 128 random bits as text; works on a plain http address too, where `randomUUID` does not. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The key to send a content with: the one that it was tried with before, so that a second try can't make a second
 * one of it, and a new one as soon as anything in it differs.
 */
export function sendingKeyOf(content: unknown, before: SendingKey | null, newKey = randomKey): SendingKey {
  const text = JSON.stringify(content)
  return before?.content === text ? before : { key: newKey(), content: text }
}
