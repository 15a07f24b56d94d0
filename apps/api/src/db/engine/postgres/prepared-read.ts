import { createHash } from 'node:crypto'
import { createQueryId, type Compilable, type RootOperationNode } from 'kysely'
import { buildWithPlaceholders, formatLiteral, Placeholder } from '../placeholders.ts'
import type { Params, PreparedRead, Value } from '../store.ts'
import { PortalCompiler, getType, type ValueType } from './compiler.ts'
import type { ConnectionPool } from './pools.ts'

/**
 * What the parameters of a read are bound as, by name; undefined for null. A read is compiled for each such combination that
 * it is given: of one parameter, PostgreSQL would want to know a type that serves all values.
 */
export type ParamTypes = ReadonlyMap<string, ValueType | undefined>

/** A read, as it was built. */
export interface BuiltRead {
  readonly node: RootOperationNode
  /** The parameters that it asks for. */
  readonly names: readonly string[]
}

/** Builds a typed Kysely query once. */
export function buildRead(build: (param: never) => Compilable): BuiltRead {
  const { query, parameters } = buildWithPlaceholders(build).compile()
  const names = parameters.flatMap((value) => (value instanceof Placeholder ? [value.name] : []))
  return { node: query, names: [...new Set(names)] }
}

/** Writes values that never change as part of the text: a plan for any value finds no index of some rows only. */
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
  /** Reads of the same text share a statement of a connection. */
  readonly name: string
  readonly text: string
  /** The names of the parameters, in the order in which they are bound. */
  readonly bound: readonly string[]
}

interface PreparedReadOptions {
  /** Whether its plan depends on the values: a prepared statement gets one plan for all of them after some runs. */
  readonly isPlannedEachTime?: boolean
  /** Whether it takes the server no time. */
  readonly isPrompt?: boolean
}

/** Prepares a read on each connection that it runs on; it is built when it is first run. */
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

/** What the values of some parameters are bound as. */
export const getTypes = (names: readonly string[], values: ReadonlyMap<string, Value>): ParamTypes =>
  new Map(names.map((name) => [name, getType(values.get(name))]))

function compile({ node }: BuiltRead, types: ParamTypes): Statement {
  const { sql, parameters } = new PreparedCompiler(types).compileQuery(node, createQueryId())
  return { name: getName(sql), text: sql, bound: parameters.map(String) }
}

/** The name that a statement is prepared under; PostgreSQL takes 63 characters. */
export const getName = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A value that is made when it is first asked for. */
export function memoize<Made>(values: Map<string, Made>, key: string, make: () => Made): Made {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = make()
  values.set(key, value)
  return value
}
