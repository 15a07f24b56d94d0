/** Maximum names in a sentence. */
const MAX_NAMES = 3

/** Formats the first of some names for a sentence. */
export const formatNames = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' and others' : '')
