/** Names that are told of many. */
const MOST = 3

/** The first of some names, for a sentence. */
export const formatNames = (names: readonly string[]): string =>
  names.slice(0, MOST).join(', ') + (names.length > MOST ? ' and others' : '')
