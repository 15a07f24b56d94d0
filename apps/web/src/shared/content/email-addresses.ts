/** An email address within a text; a full stop after it ends the sentence. */
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** A piece of a text, and whether it is an email address. */
export interface TextPiece {
  text: string
  isAddress: boolean
}

/** Splits a text at the email addresses in it. */
export const splitAddresses = (text: string): TextPiece[] =>
  text
    .split(new RegExp(`(${ADDRESS.source})`))
    .map((piece, place) => ({ text: piece, isAddress: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')

/** The first email address in a text; null without any. */
export const findFirstAddress = (text: string): string | null => ADDRESS.exec(text)?.[0] ?? null

/** A link that opens an email with its subject. */
export const createMailLink = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`
