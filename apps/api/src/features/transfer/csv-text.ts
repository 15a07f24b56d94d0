/** What a spreadsheet takes for a formula, or a text that looks as if it had been guarded already. */
const FORMULA = /^'*[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** A cell that no spreadsheet runs: what could be a formula gets an apostrophe in front. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/** One line of CSV (RFC 4180), its line end included. Numbers stand as they are: a coordinate is no formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(NUMBER.test(cell) ? cell : guarded(cell))).join(',')}\r\n`

const quoted = (cell: string): string => (/[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
