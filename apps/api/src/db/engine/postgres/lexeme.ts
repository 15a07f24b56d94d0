/** Characters of a word that are kept: PostgreSQL takes 2,046 bytes, of which a character may be four. */
const MAX_LENGTH = 500

/** A word as vectors and matches are written in PostgreSQL; of an endless one, what it begins with. */
export const quoteLexeme = (word: string): string =>
  `'${word.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
