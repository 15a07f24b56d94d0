import { stringify, type Options } from 'csv-stringify/sync'

/** Text that a spreadsheet reads as a formula, or that looks escaped already. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Puts an apostrophe before text that a spreadsheet could run as a formula. The library's own escaping is not reversible,
 * as importing an export requires.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Reverses `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

const FORMAT: Options = {
  record_delimiter: 'windows',
  quote_record_delimiter: true,
  // Spreadsheets in some languages use these as delimiters.
  quoted_match: [';', '\t'],
  // Numbers stay unchanged: a negative coordinate is no formula.
  cast: { string: (cell) => (NUMBER.test(cell) ? cell : escapeFormula(cell)) },
}

/** Formats one line of CSV (RFC 4180), with its line ending. */
export const formatCsvLine = (cells: readonly string[]): string => stringify([cells], FORMAT)
