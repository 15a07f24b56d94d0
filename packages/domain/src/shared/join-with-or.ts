/** Joins alternatives for a sentence: `Standard`, `Standard or Enhanced`, `1, 2 or 3`. */
export const joinWithOr = (alternatives: readonly string[]): string =>
  [alternatives.slice(0, -1).join(', '), ...alternatives.slice(-1)].filter(Boolean).join(' or ')
