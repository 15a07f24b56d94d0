import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Json, JsonBytes } from '#shared/json.ts'
import { selectByEngine, type FieldType } from './engine/functions.ts'

/**
 * Aggregates a column of JSON texts over an ordered subselect into one JSON array. Both engines aggregate in the order of
 * the subselect; with an order in the aggregate itself SQLite would sort the texts again.
 */
export const toJsonArray = <Item>(column: Expression<Json<Item>>): RawBuilder<Json<Item[]>> =>
  sql<Json<Item[]>>`'[' || coalesce(string_agg(${column}, ','), '') || ']'`

/**
 * The same as bytes, for responses that are sent unchanged: converting a long text to a JavaScript string and back takes as
 * long as reading the rows.
 */
export const toJsonArrayBytes = <Item>(column: Expression<Json<Item>>): RawBuilder<JsonBytes<Item[]>> =>
  selectByEngine((engine) => engine.bytesOf(toJsonArray(column)))

/** Whether a column with a JSON list of texts contains a text. */
export const jsonListHas = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.listHas(column, text))

/** A field of a column with a JSON object, as text. */
export const jsonText = (column: Expression<string>, field: string): RawBuilder<string | null> =>
  selectByEngine((engine) => engine.jsonText(column, field))

/** A JSON list of numbers as a table with `value` and `key`, its position. */
export const numbersIn = (list: string): RawBuilder<{ key: number; value: number }> =>
  selectByEngine((engine) => engine.rowsOf(list, 'number'))

/** A JSON list of texts as a table with `value` and `key`, its position. */
export const textsIn = (list: string): RawBuilder<{ key: number; value: string }> =>
  selectByEngine((engine) => engine.rowsOf(list, 'text'))

/** Whether a column is in a JSON list of numbers of any length. */
export const isNumberIn = (column: Expression<number | null>, list: string): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select value from ${numbersIn(list)} as listed)`

/** Whether a column is in a JSON list of texts of any length. */
export const isTextIn = (column: Expression<string | null>, list: string): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select value from ${textsIn(list)} as listed)`

/** Whether a column is one of any number of ids. */
export const isOneOf = (column: Expression<number>, ids: readonly number[]): RawBuilder<boolean> =>
  isNumberIn(column, JSON.stringify(ids))

/**
 * Objects as a table, which needs an alias: one parameter for any number of them, since the parameters of a statement are
 * limited.
 */
export const getRecords = (
  records: readonly object[],
  fields: Readonly<Record<string, FieldType>>,
): RawBuilder<unknown> => selectByEngine((engine) => engine.getRecords(JSON.stringify(records), fields))
