/** A store may lack thousands of files. */
const MAX_NAMES = 10

/** Formats the first of some names for a sentence. */
export const formatFirst = (names: readonly string[]): string => names.slice(0, MAX_NAMES).join(', ')
