/** Which of `all` are not there. */
export function missing<Value>(all: readonly Value[], there: Iterable<Value>): Value[] {
  const seen = new Set(there)
  return all.filter((value) => !seen.has(value))
}

/** Values that are there more than once, each named once. */
export const repeated = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].filter(([, same]) => same.length > 1).map(([value]) => value)
