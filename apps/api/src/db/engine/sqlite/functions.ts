import { sql } from 'kysely'
import type { EngineFunctions } from '../functions.ts'
import { toMatchText } from './match-text.ts'

const FORMATS = { month: '%Y-%m', day: '%Y-%m-%d' } as const

export const sqliteFunctions: EngineFunctions = {
  rowsOf: (list) => sql`json_each(${list})`,
  isOneOfFew: (column, values) => sql`${column} in (${values})`,
  getRecords: (list, fields) => {
    const columns = Object.keys(fields).map((field) => sql`value ->> ${sql.lit(field)} as ${sql.ref(field)}`)
    return sql`(select ${sql.join(columns)} from json_each(${list}))`
  },
  listHas: (list, text) => sql`exists (select 1 from json_each(${list}) where value = ${text})`,
  jsonText: (object, field) => sql`json_extract(${object}, ${sql.lit(`$."${field}"`)})`,
  bytesOf: (text) => sql`cast(${text} as blob)`,
  parseHex: (hex) => sql`unhex(${hex})`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  lowerCased: (text) => sql`${text} collate nocase`,
  withoutIndex: (column) => sql`+${column}`,
  getGreatest: (...numbers) => sql`max(${sql.join(numbers)})`,
  getLeast: (...numbers) => sql`min(${sql.join(numbers)})`,
  getPeriod: (seconds, period) => sql`strftime(${sql.lit(FORMATS[period])}, ${seconds}, 'unixepoch')`,
  matchText: toMatchText,
  isMatch: (index, id, match) =>
    sql`${id} in (select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${match})`,
  nextIds: (table) => sql`coalesce((select seq from sqlite_sequence where name = ${sql.lit(table)}), 0) + 1`,
}
