import { createHash } from 'node:crypto'

/** A whole number that stands for a text where the text is too long for an index: 48 bits of its SHA-256, never 0. */
export const textKey = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16) || 1
