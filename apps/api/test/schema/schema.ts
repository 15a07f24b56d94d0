/** A table's definition, independent of the engine. Names in lists are in alphabetical order unless order matters. */
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
  /** The default value of the column. */
  readonly default: string | null
  readonly generated: string | null
  readonly givesIds: boolean
}

/** Expressions that the engines write differently; parentheses are removed on both. */
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

/** Normalises an expression of either engine. */
export const normaliseExpression = (expression: string): string =>
  IN_ONE_WAY.reduce((text, [written, same]) => text.replace(written, same), expression.toLowerCase()).trim()

const INDEX =
  /^create (?<unique>unique )?index \S+ on \S+ (?:using btree )?\((?<keys>.*?)\)(?: where (?<where>.*))?$/is

/** Extracts the indexed columns and conditions from the statement that creates an index. */
export function describeIndex(statement: string): string {
  const { unique = '', keys = '', where } = INDEX.exec(toSingleLine(statement))?.groups ?? {}
  const columns = normaliseExpression(keys)
  return `${unique}${columns}${where === undefined ? '' : ` where ${normaliseExpression(where)}`}`.toLowerCase()
}

/** Formats a statement on one line. */
export const toSingleLine = (statement: string): string => statement.replace(/\s+/g, ' ').trim()
