import { FunctionNode, sql, type Expression, type RawBuilder } from 'kysely'
import type { Match } from '../search/match.ts'

/** What a query is given: an expression, or a value that it binds. */
export type Argument = Expression<unknown> | string | number | null

/** The type of a field in a list of records. */
export type FieldType = 'number' | 'text'

/** What queries need and each engine writes in a way of its own. */
export interface EngineFunctions {
  /** A JSON list of numbers or texts as the rows of a table: `value`, and `key`, its position from 0. */
  readonly rowsOf: (list: Argument, type: FieldType) => RawBuilder<unknown>
  /** Whether a column is one of the few values of a select: each of them is looked up in the index of the column. */
  readonly isOneOfFew: (column: Argument, values: Argument) => RawBuilder<boolean>
  /** A JSON list of objects as the rows of a table, to be given an alias. */
  readonly getRecords: (list: Argument, fields: Readonly<Record<string, FieldType>>) => RawBuilder<unknown>
  /** Whether a JSON list of texts holds one. */
  readonly listHas: (list: Argument, text: Argument) => RawBuilder<boolean>
  /** A field of a JSON object, as text. */
  readonly jsonText: (object: Argument, field: string) => RawBuilder<string | null>
  /** A text as bytes in UTF-8. */
  readonly bytesOf: (text: Argument) => RawBuilder<Buffer>
  /** Bytes of their hexadecimal digits. */
  readonly parseHex: (hex: Argument) => RawBuilder<Buffer>
  /** Whether a text holds another. */
  readonly contains: (text: Argument, part: Argument) => RawBuilder<boolean>
  /** A text to be sorted by, whatever the case of its letters from A to Z. */
  readonly lowerCased: (text: Argument) => RawBuilder<string>
  /** A column whose own index the planner is kept from using: another index was made for the whole query. */
  readonly withoutIndex: (column: Argument) => RawBuilder<unknown>
  /** The greatest of several numbers. */
  readonly getGreatest: (...numbers: readonly Argument[]) => RawBuilder<number>
  /** The least of several numbers. */
  readonly getLeast: (...numbers: readonly Argument[]) => RawBuilder<number>
  /** The calendar month or day of an instant in seconds, as in `2026-11` and `2026-11-25`. */
  readonly getPeriod: (seconds: Argument, period: 'month' | 'day') => RawBuilder<string>
  /** A match in the language of the engine. */
  readonly matchText: (match: Match) => string
  /** Whether a full-text index finds a row by its id, for a match in the language of the engine. */
  readonly isMatch: (index: string, id: Argument, match: Argument) => RawBuilder<boolean>
  /**
   * Takes so many ids of a table in a row, and returns the first. No other writing transaction gets one of them while this one
   * lasts; all rows of that table have to be inserted within such transactions.
   */
  readonly nextIds: (table: string, count: Argument) => RawBuilder<number>
}

/** A place in a query where the engine that runs it writes one of its functions. */
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

/** An expression in words of the engine that the query is compiled for. */
export const selectByEngine = <Value>(
  write: (engine: EngineFunctions) => RawBuilder<unknown>,
): RawBuilder<Value> => sql<Value>`${new EngineNode(write)}`

/** What stands at such a place, in the words of an engine; undefined for any other function. */
export function writtenBy(engine: EngineFunctions, node: FunctionNode): RawBuilder<unknown> | undefined {
  return 'write' in node ? (node.write as Write)(engine) : undefined
}
