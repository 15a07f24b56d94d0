import { sql } from 'kysely'
import type { EngineFunctions, FieldType } from '../functions.ts'
import { toMatchText } from './match-text.ts'

const FORMATS = { month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const

const TYPES: Readonly<Record<FieldType, string>> = { number: 'bigint', text: 'text' }

export const postgresFunctions: EngineFunctions = {
  rowsOf: (list, type) => {
    // The planner knows the length of an array, but not of a JSON list.
    const values =
      type === 'number'
        ? sql`unnest(translate(${list}, '[]', '{}')::bigint[])`
        : sql`json_array_elements_text(${list}::json)`
    return sql`(select value, position - 1 as key from ${values} with ordinality as listed (value, position))`
  },
  // The planner does not know that a select in `in` returns few rows, and may scan the whole table.
  isOneOfFew: (column, values) => sql`${column} = any(array(${values}))`,
  getRecords: (list, fields) => {
    const columns = Object.entries(fields).map(
      ([field, type]) => sql`${sql.ref(field)} ${sql.raw(TYPES[type])}`,
    )
    return sql`(select * from json_to_recordset(${list}::json) as listed (${sql.join(columns)}))`
  },
  listHas: (list, text) =>
    sql`exists (select 1 from json_array_elements_text(${list}::json) as listed (value) where value = ${text})`,
  jsonText: (object, field) => sql`(${object}::json ->> ${sql.lit(field)})`,
  bytesOf: (text) => sql`convert_to(${text}, 'UTF8')`,
  parseHex: (hex) => sql`decode(${hex}, 'hex')`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  lowerCased: (text) => sql`lower(${text})`,
  // PostgreSQL has no such operator for texts; its statistics choose the right index.
  withoutIndex: (column) => sql`${column}`,
  getGreatest: (...numbers) => sql`greatest(${sql.join(numbers)})`,
  getLeast: (...numbers) => sql`least(${sql.join(numbers)})`,
  getPeriod: (seconds, period) =>
    sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', ${sql.lit(FORMATS[period])})`,
  matchText: toMatchText,
  isMatch: (index, id, match) =>
    sql`${id} in (select id from ${sql.table(index)} where search @@ ${match}::tsquery)`,
  nextIds: (table, count) =>
    sql`(select min(nextval(pg_get_serial_sequence(${sql.lit(table)}, 'id'))) from generate_series(1, ${count}))`,
}
