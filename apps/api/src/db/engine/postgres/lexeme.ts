/** Maximum characters of a word: PostgreSQL allows 2,046 bytes, up to four for a character. */
const MAX_LENGTH = 500

/** Quotes a word for PostgreSQL's vectors and matches; a very long one is truncated. */
export const quoteLexeme = (word: string): string =>
  `'${word.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
