/** A row of a CSV file, a feature or an object, before it is parsed. */
export interface SourceRow {
  /** In CSV as in a spreadsheet (the header is 1), in NDJSON the line, else the position from 1. */
  readonly row: number
  /** By column, in the order of the file. */
  readonly cells: ReadonlyMap<string, unknown>
  /** Why the row can't be read. */
  readonly problem?: string
  /** A note on what was left out while reading. */
  readonly note?: string
}
