import type SqliteDatabase from 'better-sqlite3'
import type { Compilable } from 'kysely'

type Value = string | number | null
type Params<Named> = { readonly [Name in keyof Named]: Value }

/** Stands in a query where a named parameter will be; compiled away before the statement runs. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A read that was compiled once and runs on its prepared statement. */
export interface PreparedRead<Named extends Params<Named>, Row> {
  all(params: Named): Row[]
  get(params: Named): Row | undefined
}

/**
 * Compiles a typed Kysely query once: `build` gets the parameters by name, each with the type of its
 * value, and uses them like values. Building a query at each request costs three to four times as much.
 */
export function prepareRead<Named extends Params<Named>, Row>(
  sqlite: SqliteDatabase.Database,
  build: (param: Named) => Compilable<Row>,
): PreparedRead<Named, Row> {
  const { sql, names } = compileRead(build)
  const statement = sqlite.prepare<unknown[], Row>(sql)
  const bind = (params: Named) => names.map((name) => params[name])
  return {
    all: (params) => statement.all(...bind(params)),
    get: (params) => statement.get(...bind(params)),
  }
}

/** The text of a read, and its parameters in their order. */
export function compileRead<Named extends Params<Named>>(
  build: (param: Named) => Compilable,
): { readonly sql: string; readonly names: readonly (keyof Named)[] } {
  const { sql, parameters } = build(placeholders<Named>()).compile()
  const texts = sql.split('?')
  if (texts.length !== parameters.length + 1) throw new Error(`A question mark is no parameter in: ${sql}`)
  const written = texts.map((text, position) =>
    position === 0 ? text : writtenFor(parameters[position - 1]) + text,
  )
  const names = parameters.flatMap((parameter) =>
    parameter instanceof Placeholder ? [parameter.name as keyof Named] : [],
  )
  return { sql: written.join(''), names }
}

/**
 * A value that never changes is part of the text. Before one that does stands a plus sign, behind which SQLite does not
 * look when it plans: it plans a bare `limit ?` for the value that it is given, and anew each time it is given one,
 * which takes longer than reading a page.
 */
function writtenFor(parameter: unknown): string {
  if (parameter instanceof Placeholder) return '+?'
  if (typeof parameter === 'string') return `'${parameter.replaceAll("'", "''")}'`
  if (typeof parameter === 'number' || parameter === null) return String(parameter)
  throw new Error(`${typeof parameter} has no place in a compiled read`)
}

function placeholders<Named extends Params<Named>>(): Named {
  const byName = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
  // A placeholder takes the place of its value, so that Kysely checks the value's type.
  return byName as Named
}
