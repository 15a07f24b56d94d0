/** Stands in a query for a named parameter until the query is compiled. */
export class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Builds a query with a placeholder for each parameter that it reads, with the type of its value. */
export function buildWithPlaceholders<Built>(build: (param: never) => Built): Built {
  const byName = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
  return build(byName as never)
}

/** Formats a constant as part of a statement's text. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value === 'number' || value === null) return String(value)
  throw new Error(`${typeof value} has no place in a compiled read`)
}
