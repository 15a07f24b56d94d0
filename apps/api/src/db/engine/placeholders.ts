/** Stands in a query where a named parameter will be; compiled away before the statement runs. */
export class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Builds a query with a placeholder for each parameter that it asks for, in the place and with the type of its value. */
export function buildWithPlaceholders<Built>(build: (param: never) => Built): Built {
  const byName = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
  return build(byName as never)
}

/** A value that never changes, as part of the text of a statement. */
export function formatLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (typeof value === 'number' || value === null) return String(value)
  throw new Error(`${typeof value} has no place in a compiled read`)
}
