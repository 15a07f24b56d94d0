/** The fields of a line by the names of their columns. */
export type Fields<Column extends string> = Readonly<Record<Column, string>>

/** The rows of a CSV table. No field has a comma or a quote: a line that has one is refused, as is one that `toRow` refuses. */
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

/** The phrases of a field, which `|` separates. */
export const parseList = (field: string): string[] => (field === '' ? [] : field.split('|'))

/** A field whose values are known. */
export function parseChoice<Value extends string>(field: string, values: readonly Value[]): Value {
  const value = values.find((one) => one === field)
  if (value === undefined) throw new Error(`needs one of ${values.join(', ')}`)
  return value
}
