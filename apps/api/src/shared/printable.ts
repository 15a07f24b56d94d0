/** Characters that a terminal interprets or hides: controls, direction marks and overrides, zero-width ones. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

const escapeCharacter = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** Escapes an untrusted text as one line for a terminal, with hidden characters and line endings written out: `\u{1b}`. */
export const escapeLine = (text: string): string => text.replace(HIDDEN, escapeCharacter)

/** Escapes lines for a terminal; line feeds and tabs stay. */
export const escapeLines = (text: string): string =>
  text.replace(HIDDEN, (character) => (/[\n\t]/.test(character) ? character : escapeCharacter(character)))
