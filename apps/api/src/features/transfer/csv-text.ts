import { stringify, type Options } from 'csv-stringify/sync'

/** What a spreadsheet takes for a formula, or a text that looks as if it had been guarded already. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A cell that no spreadsheet runs: what could be a formula gets an apostrophe in front. The library's own guard can't
 * be taken back, which an import of an export has to do.
 */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const FORMAT: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  // Some languages' spreadsheets take these for delimiters.
  quoted_match: [';', '\t'],
  // Numbers stand as they are: a coordinate is no formula.
  cast: { string: (cell) => (NUMBER.test(cell) ? cell : guarded(cell)) },
}

/** One line of CSV (RFC 4180), its line end included. */
export const csvLine = (cells: readonly string[]): string => stringify([cells], FORMAT)
