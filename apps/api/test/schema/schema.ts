/** What a table promises, in words of neither engine. Names in lists are in the order of the alphabet unless order matters. */
export interface TableSchema {
  readonly columns: Readonly<Record<string, ColumnSchema>>
  readonly primaryKey: readonly string[]
  readonly uniqueKeys: readonly string[]
  readonly checks: readonly string[]
  readonly foreignKeys: readonly string[]
  readonly indexes: Readonly<Record<string, string>>
}

interface ColumnSchema {
  readonly type: 'flag' | 'integer' | 'real' | 'text' | 'blob'
  readonly isNullable: boolean
  /** Given to a row that comes without one. */
  readonly default: string | null
  readonly generated: string | null
  readonly givesIds: boolean
}

/** Words that the engines write each in their own way; parentheses are left out of both. */
const IN_ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/::(double precision|[a-z]+)(\[\])?/g, ''],
  [/[()"]/g, ' '],
  [/'(-?\d+(\.\d+)?)'/g, '$1'],
  [/= any\s+array\[(.*?)\]/g, 'in $1'],
  [/([\w.]+) between (\S+) and (\S+)/g, '$1 >= $2 and $1 <= $3'],
  [/\bifnull\b/g, 'coalesce'],
  [/\s*(->>|<<|<>|<=|>=|[,=<>|])\s*/g, ' $1 '],
  [/- (?=\w)/g, '-'],
  [/\s+/g, ' '],
]

/** An expression as both engines write it. */
export const inOneWay = (expression: string): string =>
  IN_ONE_WAY.reduce((text, [written, same]) => text.replace(written, same), expression.toLowerCase()).trim()

const INDEX =
  /^create (?<unique>unique )?index \S+ on \S+ (?:using btree )?\((?<keys>.*?)\)(?: where (?<where>.*))?$/is

/** What an index is worth to a query, of the statement that creates it. */
export function indexOf(statement: string): string {
  const { unique = '', keys = '', where } = INDEX.exec(withoutBreaks(statement))?.groups ?? {}
  const columns = inOneWay(keys)
  return `${unique}${columns}${where === undefined ? '' : ` where ${inOneWay(where)}`}`.toLowerCase()
}

/** A statement on one line. */
export const withoutBreaks = (statement: string): string => statement.replace(/\s+/g, ' ').trim()
