export type ColumnType = 'bigint' | 'integer' | 'double precision' | 'text' | 'bytea'

/** A value of these types, from either engine or as a text. */
export type ColumnValue = string | number | bigint | Uint8Array | null

/**
 * Formats a value as PostgreSQL does, so that equal values have equal texts; decimal numbers as JavaScript does, which is
 * as exact.
 */
export function toValueText(type: ColumnType, value: ColumnValue): string | null {
  if (value === null) return null
  if (type === 'double precision') return String(Number(value))
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Formats a row in the text format of COPY.
 *
 * @see https://www.postgresql.org/docs/15/sql-copy.html
 */
export const toCopyLine = (texts: readonly (string | null)[]): string =>
  `${texts.map((text) => (text === null ? '\\N' : text.replace(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign))).join('\t')}\n`
