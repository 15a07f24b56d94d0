/** Maximum names in a sentence. */
const MOST = 3

/** Formats the first of some names for a sentence. */
export const formatNames = (names: readonly string[]): string =>
  names.slice(0, MOST).join(', ') + (names.length > MOST ? ' and others' : '')
