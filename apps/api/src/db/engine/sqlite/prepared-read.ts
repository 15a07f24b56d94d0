import type SqliteDatabase from 'better-sqlite3'
import type { Compilable } from 'kysely'
import { buildWithPlaceholders, formatLiteral, Placeholder } from '../placeholders.ts'
import type { Params } from '../store.ts'

/** A compiled read with a prepared statement, which runs synchronously. */
export interface PreparedStatement<Named extends Params<Named>, Row> {
  all(params: Named): Row[]
  get(params: Named): Row | undefined
}

/**
 * Compiles and prepares a typed Kysely query at its first run: preparing all of them would add half a second to a start.
 */
export function prepareRead<Named extends Params<Named>, Row>(
  sqlite: SqliteDatabase.Database,
  build: (param: Named) => Compilable<Row>,
): PreparedStatement<Named, Row> {
  let cached: ReturnType<typeof prepare> | undefined
  const prepare = () => {
    const { sql, names } = compileRead(build)
    return { statement: sqlite.prepare<unknown[], Row>(sql), names }
  }
  const getPrepared = () => (cached ??= prepare())
  return {
    all(params) {
      const { statement, names } = getPrepared()
      return statement.all(...names.map((name) => params[name]))
    },
    get(params) {
      const { statement, names } = getPrepared()
      return statement.get(...names.map((name) => params[name]))
    },
  }
}

/** Compiles a read to its text and its parameters in order. */
export function compileRead<Named extends Params<Named>>(
  build: (param: Named) => Compilable,
): { readonly sql: string; readonly names: readonly (keyof Named)[] } {
  const { sql, parameters } = buildWithPlaceholders(build).compile()
  const texts = sql.split('?')
  if (texts.length !== parameters.length + 1) throw new Error(`A question mark is no parameter in: ${sql}`)
  const written = texts.map((text, position) =>
    position === 0 ? text : formatParameter(parameters[position - 1]) + text,
  )
  const names = parameters.flatMap((parameter) =>
    parameter instanceof Placeholder ? [parameter.name as keyof Named] : [],
  )
  return { sql: written.join(''), names }
}

/**
 * Writes a plus sign before a parameter, which hides its value from SQLite's planner: a bare `limit ?` is planned again for
 * each value, which takes longer than reading a page.
 */
const formatParameter = (parameter: unknown): string =>
  parameter instanceof Placeholder ? '+?' : formatLiteral(parameter)
