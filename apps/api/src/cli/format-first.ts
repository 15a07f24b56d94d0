/** Names that are told: a store may lack thousands of files. */
const MAX_NAMES = 10

/** The first of some names, for a sentence. */
export const formatFirst = (names: readonly string[]): string => names.slice(0, MAX_NAMES).join(', ')
