/** Names that are told: a store may lack thousands of files. */
const MOST_NAMES = 10

/** The first of some names, for a sentence. */
export const firstNames = (names: readonly string[]): string => names.slice(0, MOST_NAMES).join(', ')
