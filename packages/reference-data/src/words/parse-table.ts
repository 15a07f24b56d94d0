/** The fields of a line by column name. */
export type Fields<Column extends string> = Readonly<Record<Column, string>>

/** Parses the rows of a CSV table. Throws for a line with quotes or commas within fields, and where `toRow` throws. */
export function parseTable<Column extends string, Row>(
  file: string,
  text: string,
  columns: readonly Column[],
  toRow: (fields: Fields<Column>) => Row,
): Row[] {
  const [header, ...lines] = text.split(/\r?\n/)
  if (header !== columns.join(',')) throw new Error(`${file}:1 needs the columns ${columns.join(',')}`)
  return lines.flatMap((line, index) => {
    if (line === '') return []
    try {
      return [toRow(toFields(line, columns))]
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : ''
      throw new Error(`${file}:${index + 2} ${reason}: ${line}`, { cause })
    }
  })
}

function toFields<Column extends string>(line: string, columns: readonly Column[]): Fields<Column> {
  const fields = line.split(',')
  if (fields.length !== columns.length || line.includes('"'))
    throw new Error(`needs ${columns.length} plain fields`)
  return Object.fromEntries(columns.map((name, at) => [name, fields[at]])) as Fields<Column>
}

/** Splits a field into its phrases, separated by `|`. */
export const parseList = (field: string): string[] => (field === '' ? [] : field.split('|'))

/** Parses a field with a fixed set of values. */
export function parseChoice<Value extends string>(field: string, values: readonly Value[]): Value {
  const value = values.find((one) => one === field)
  if (value === undefined) throw new Error(`needs one of ${values.join(', ')}`)
  return value
}
