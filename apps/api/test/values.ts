/** Returns the values of `all` that are missing. */
export function missing<Value>(all: readonly Value[], there: Iterable<Value>): Value[] {
  const seen = new Set(there)
  return all.filter((value) => !seen.has(value))
}

/** Returns each value that occurs more than once. */
export const repeated = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].filter(([, same]) => same.length > 1).map(([value]) => value)
