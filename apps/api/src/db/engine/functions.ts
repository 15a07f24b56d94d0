import { FunctionNode, sql, type Expression, type RawBuilder } from 'kysely'
import type { Match } from '../search/match.ts'

/** An argument of a query: an expression, or a value to bind. */
export type Argument = Expression<unknown> | string | number | null

/** The type of a field in a list of records. */
export type FieldType = 'number' | 'text'

/** SQL functions that each engine writes in its own way. */
export interface EngineFunctions {
  /** A JSON list of numbers or texts as a table with `value` and `key`, its position from 0. */
  readonly rowsOf: (list: Argument, type: FieldType) => RawBuilder<unknown>
  /** Whether a column is one of the few values of a select: each is looked up in the column's index. */
  readonly isOneOfFew: (column: Argument, values: Argument) => RawBuilder<boolean>
  /** A JSON list of objects as a table, which needs an alias. */
  readonly getRecords: (list: Argument, fields: Readonly<Record<string, FieldType>>) => RawBuilder<unknown>
  /** Whether a JSON list of texts contains a text. */
  readonly listHas: (list: Argument, text: Argument) => RawBuilder<boolean>
  /** A field of a JSON object, as text. */
  readonly jsonText: (object: Argument, field: string) => RawBuilder<string | null>
  /** The UTF-8 bytes of a text. */
  readonly bytesOf: (text: Argument) => RawBuilder<Buffer>
  /** The bytes of hexadecimal digits. */
  readonly parseHex: (hex: Argument) => RawBuilder<Buffer>
  /** Whether a text contains another. */
  readonly contains: (text: Argument, part: Argument) => RawBuilder<boolean>
  /** A text with A to Z in lower case, to sort by. */
  readonly lowerCased: (text: Argument) => RawBuilder<string>
  /** A column without its own index, since another index was made for the whole query. */
  readonly withoutIndex: (column: Argument) => RawBuilder<unknown>
  /** The greatest of several numbers. */
  readonly getGreatest: (...numbers: readonly Argument[]) => RawBuilder<number>
  /** The smallest of several numbers. */
  readonly getLeast: (...numbers: readonly Argument[]) => RawBuilder<number>
  /** The calendar month or day of an instant in seconds, as in `2026-11` and `2026-11-25`. */
  readonly getPeriod: (seconds: Argument, period: 'month' | 'day') => RawBuilder<string>
  /** A match in the engine's query language. */
  readonly matchText: (match: Match) => string
  /** Whether a full-text index finds a row by its id, for a match in the engine's query language. */
  readonly isMatch: (index: string, id: Argument, match: Argument) => RawBuilder<boolean>
  /**
   * Reserves consecutive ids of a table, and returns the first. No other writing transaction gets one of them during this
   * one; all rows of that table must be inserted within such transactions.
   */
  readonly nextIds: (table: string, count: Argument) => RawBuilder<number>
}

/** Stands in a query for a function that the engine writes when it compiles. */
class EngineNode {
  readonly #node: FunctionNode & { readonly write: Write }

  constructor(write: Write) {
    this.#node = { ...FunctionNode.create('engine function', []), write }
  }

  toOperationNode(): FunctionNode {
    return this.#node
  }
}

type Write = (engine: EngineFunctions) => RawBuilder<unknown>

/** An expression that the compiling engine writes. */
export const selectByEngine = <Value>(
  write: (engine: EngineFunctions) => RawBuilder<unknown>,
): RawBuilder<Value> => sql<Value>`${new EngineNode(write)}`

/** Returns the expression of such a node in an engine's SQL; undefined for any other function. */
export function writeEngineFunction(
  engine: EngineFunctions,
  node: FunctionNode,
): RawBuilder<unknown> | undefined {
  return 'write' in node ? (node.write as Write)(engine) : undefined
}
