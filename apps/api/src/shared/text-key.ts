import { createHash } from 'node:crypto'

/** Hashes a text to an integer for an index, where the text is too long: 48 bits of its SHA-256, never 0. */
export const hashText = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16) || 1
