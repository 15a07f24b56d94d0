import { createHash } from 'node:crypto'
import { createQueryId, type Compilable, type RootOperationNode } from 'kysely'
import { buildWithPlaceholders, formatLiteral, Placeholder } from '../placeholders.ts'
import type { Params, PreparedRead, Value } from '../store.ts'
import { PortalCompiler, getType, type ValueType } from './compiler.ts'
import type { ConnectionPool } from './pools.ts'

/**
 * The SQL types of a read's parameters by name; undefined for null. A read is compiled once for each combination, since
 * PostgreSQL needs one type for a parameter.
 */
export type ParamTypes = ReadonlyMap<string, ValueType | undefined>

export interface BuiltRead {
  readonly node: RootOperationNode
  /** The names of its parameters. */
  readonly names: readonly string[]
}

/** Builds a typed Kysely query once. */
export function buildRead(build: (param: never) => Compilable): BuiltRead {
  const { query, parameters } = buildWithPlaceholders(build).compile()
  const names = parameters.flatMap((value) => (value instanceof Placeholder ? [value.name] : []))
  return { node: query, names: [...new Set(names)] }
}

/** Writes constants into the text: a plan for any value could not use a partial index. */
export abstract class ReadCompiler extends PortalCompiler {
  readonly #types: ParamTypes

  constructor(types: ParamTypes) {
    super()
    this.#types = types
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) return this.append(formatLiteral(value))
    const type = this.#types.get(value.name)
    if (type === undefined) this.append('null')
    else this.appendParam(value.name, type)
  }

  protected abstract appendParam(name: string, type: ValueType): void
}

/** Binds each parameter by its name. */
class PreparedCompiler extends ReadCompiler {
  protected override appendParam(name: string, type: ValueType): void {
    this.appendBound(name, type)
  }
}

interface Statement {
  /** Reads with the same text share a prepared statement. */
  readonly name: string
  readonly text: string
  /** The names of the parameters in bound order. */
  readonly bound: readonly string[]
}

interface PreparedReadOptions {
  /** Whether to plan it for the values of each run: a prepared statement gets a generic plan after some runs. */
  readonly isPlannedEachTime?: boolean
  /** Whether the server answers it at once. */
  readonly isPrompt?: boolean
}

/** Prepares a read on each connection that it runs on; it is built at the first run. */
export function prepareRead<Named extends Params<Named>, Row>(
  pool: Pick<ConnectionPool, 'run'>,
  build: (param: Named) => Compilable<Row>,
  { isPlannedEachTime = false, isPrompt = false }: PreparedReadOptions = {},
): PreparedRead<Named, Row> {
  let built: BuiltRead | undefined
  const statements = new Map<string, Statement>()

  const all = async (params: Named): Promise<Row[]> => {
    const read = (built ??= buildRead(build))
    const values = new Map<string, Value>(Object.entries(params))
    const types = getTypes(read.names, values)
    const { name, text, bound } = memoize(statements, [...types.values()].join(), () => compile(read, types))
    return pool.run<Row & object>(
      { ...(!isPlannedEachTime && { name }), text, values: bound.map((param) => values.get(param)) },
      { isPrompt },
    )
  }
  return { all, get: async (params) => (await all(params))[0] }
}

/** Returns the SQL types of the parameters' values. */
export const getTypes = (names: readonly string[], values: ReadonlyMap<string, Value>): ParamTypes =>
  new Map(names.map((name) => [name, getType(values.get(name))]))

function compile({ node }: BuiltRead, types: ParamTypes): Statement {
  const { sql, parameters } = new PreparedCompiler(types).compileQuery(node, createQueryId())
  return { name: getName(sql), text: sql, bound: parameters.map(String) }
}

/** Returns the name of a prepared statement; PostgreSQL allows 63 characters. */
export const getName = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Returns the value of a key, which is created on first use. */
export function memoize<Made>(values: Map<string, Made>, key: string, make: () => Made): Made {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = make()
  values.set(key, value)
  return value
}
