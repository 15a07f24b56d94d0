/** The values that stand more than once in a list, to be printed by a failing test. */
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)
