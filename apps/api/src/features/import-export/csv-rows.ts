import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { parse, type CsvError } from 'csv-parse'
import { unescapeFormula } from '#shared/csv-text.ts'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** In characters: in a longer row a quote was never closed. */
const MAX_ROW_LENGTH = 1_048_576
const DELIMITERS = [',', ';', '\t', '|'] as const

interface NumberedRecord {
  readonly row: number
  readonly cells: readonly string[]
}

/** Reads CSV with any line endings; the header tells the delimiter. */
export async function* readCsvRows(text: Readable, start: string): AsyncGenerator<SourceRow> {
  let row = 0
  const unreadable: SourceRow[] = []
  const parser = parse({
    delimiter: detectDelimiter(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_LENGTH,
    // Rows are buffered, so each carries its number along as its first cell.
    on_record: (cells) => [String((row += 1)), ...cells],
    on_skip: (error: CsvError | undefined) => {
      unreadable.push({ row: (row += 1), cells: new Map(), problem: describeError(error) })
      return undefined
    },
  })
  let header: readonly string[] | null = null
  for await (const [number, ...cells] of pipeline(text, parser, () => undefined) as AsyncIterable<string[]>) {
    const record: NumberedRecord = { row: Number(number), cells }
    while (unreadable[0] && unreadable[0].row < record.row) yield unreadable.shift() as SourceRow
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (header) yield toSourceRow(header, record)
    else header = parseHeader(record.cells)
  }
  if (!header && unreadable.length === 0) throw new DataFileError('The file has no header row')
  yield* unreadable
}

/** The delimiter that occurs most often in the first line. */
function detectDelimiter(start: string): string {
  const [line = ''] = start.split(/[\r\n]/, 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best))
}

function parseHeader(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => unescapeFormula(cell).trim())
}

function toSourceRow(header: readonly string[], { row, cells }: NumberedRecord): SourceRow {
  if (cells.length > header.length) {
    const problem = `It has ${cells.length} cells, but the header has ${header.length}: quote texts that contain a delimiter`
    return { row, cells: new Map(), problem }
  }
  const named = new Map<string, string>()
  for (const [position, name] of header.entries()) {
    const value = unescapeFormula(cells[position] ?? '')
    if (name !== '' && !named.get(name)) named.set(name, value)
  }
  return { row, cells: named }
}

const describeError = (error: CsvError | undefined): string =>
  error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE'
    ? 'A quote opened here is never closed, so the rest can’t be read'
    : `This is not valid CSV (${error?.message ?? 'unknown'})`
