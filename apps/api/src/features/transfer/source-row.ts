/** One row of a CSV file, one feature or one object, before anything is made of it. */
export interface SourceRow {
  /** As a spreadsheet counts (the header is 1), the number of a line of NDJSON, or the position of a feature or object from 1. */
  readonly row: number
  /** Values by column, in the order of the file. */
  readonly cells: ReadonlyMap<string, unknown>
  /** Why the row can't be read at all. */
  readonly problem?: string
  /** What was left out when it was read. */
  readonly note?: string
}
