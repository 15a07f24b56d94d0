import { stringify, type Options } from 'csv-stringify/sync'

/** What a spreadsheet takes for a formula, or what looks as if it had been escaped already. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Puts an apostrophe before what a spreadsheet could run as a formula. The escaping of the library can't be undone,
 * which an import of an export has to do.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Undoes `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const FORMAT: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  // Spreadsheets in some languages take these for delimiters.
  quoted_match: [';', '\t'],
  // Numbers stay as they are: a negative coordinate is no formula.
  cast: { string: (cell) => (NUMBER.test(cell) ? cell : escapeFormula(cell)) },
}

/** One line of CSV (RFC 4180), with its line ending. */
export const formatCsvLine = (cells: readonly string[]): string => stringify([cells], FORMAT)
