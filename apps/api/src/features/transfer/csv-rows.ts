import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { parse, type CsvError } from 'csv-parse'
import { unguarded } from './csv-text.ts'
import type { SourceRow } from './source-row.ts'
import { TransferError } from './transfer-error.ts'

/** A row beyond this many characters is a quote that was never closed. */
const ROW_MAX = 1_048_576
const DELIMITERS = [',', ';', '\t', '|'] as const

interface Parsed {
  readonly row: number
  readonly cells: readonly string[]
}

/** Rows of a CSV text with any line ends, the delimiter told by its header. */
export async function* csvRows(text: Readable, start: string): AsyncGenerator<SourceRow> {
  let row = 0
  const unreadable: SourceRow[] = []
  const parser = parse({
    delimiter: delimiterOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: ROW_MAX,
    // Rows wait in a buffer while they are read: each carries its number along, as its first cell.
    on_record: (cells) => [String((row += 1)), ...cells],
    on_skip: (error: CsvError | undefined) => {
      unreadable.push({ row: (row += 1), cells: new Map(), problem: problemOf(error) })
      return undefined
    },
  })
  let header: readonly string[] | null = null
  for await (const [number, ...cells] of pipeline(text, parser, () => undefined) as AsyncIterable<string[]>) {
    const record: Parsed = { row: Number(number), cells }
    while (unreadable[0] && unreadable[0].row < record.row) yield unreadable.shift() as SourceRow
    if (record.cells.every((cell) => cell.trim() === '')) continue
    if (header) yield rowOf(header, record)
    else header = headerOf(record.cells)
  }
  if (!header && unreadable.length === 0) throw new TransferError('The file has no header row')
  yield* unreadable
}

/** The likely mark that stands most often in the first line. */
function delimiterOf(start: string): string {
  const [line = ''] = start.split(/[\r\n]/, 1)
  const count = (mark: string) => line.split(mark).length
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function headerOf(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => unguarded(cell).trim())
}

function rowOf(header: readonly string[], { row, cells }: Parsed): SourceRow {
  if (cells.length > header.length) {
    const problem = `It has ${cells.length} cells, but the header has ${header.length}: a text with a delimiter needs quotes`
    return { row, cells: new Map(), problem }
  }
  const named = new Map<string, string>()
  for (const [position, name] of header.entries()) {
    const value = unguarded(cells[position] ?? '')
    if (name !== '' && !named.get(name)) named.set(name, value)
  }
  return { row, cells: named }
}

const problemOf = (error: CsvError | undefined): string =>
  error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE'
    ? 'A quote is opened here and never closed, so that nothing after it can be read'
    : `It is no valid CSV (${error?.message ?? 'unknown'})`
