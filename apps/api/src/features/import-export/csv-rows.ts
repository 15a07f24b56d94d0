import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { parse, type CsvError } from 'csv-parse'
import { unescapeFormula } from '#shared/csv-text.ts'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** In characters; a longer row means an unclosed quote. */
const MAX_ROW_LENGTH = 1_048_576
const DELIMITERS = [',', ';', '\t', '|'] as const

interface NumberedRecord {
  readonly row: number
  readonly cells: readonly string[]
}

/** How many rows may stand above the header. */
const MAX_TITLE_ROWS = 10
/** Excel's line with the delimiter, which doesn't count as a row. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i

type IsHeader = (cells: readonly string[]) => boolean

/** Reads CSV with any line endings; the header determines the delimiter. */
export async function* readCsvRows(
  text: Readable,
  start: string,
  isHeader: IsHeader,
): AsyncGenerator<SourceRow> {
  let row = 0
  const unreadable: SourceRow[] = []
  const separator = SEPARATOR_LINE.exec(start)?.[1]
  const parser = parse({
    delimiter: separator ?? detectDelimiter(start, isHeader),
    from_line: separator === undefined ? 1 : 2,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_LENGTH,
    // Rows are buffered, so each has its number as its first cell.
    on_record: (cells) => [String((row += 1)), ...cells],
    on_skip: (error: CsvError | undefined) => {
      unreadable.push({ row: (row += 1), cells: new Map(), problem: describeError(error) })
      return undefined
    },
  })
  const records = skipBlankRecords(pipeline(text, parser, () => undefined) as AsyncIterable<string[]>)
  let header: readonly string[] | null = null
  for await (const record of markTitles(records, isHeader)) {
    while (unreadable[0] && unreadable[0].row < record.row) yield unreadable.shift() as SourceRow
    if (record.isTitle) yield toTitleRow(record)
    else if (header) yield toSourceRow(header, record)
    else header = parseHeader(record.cells)
  }
  if (!header && unreadable.length === 0) throw new DataFileError('The file has no header row')
  yield* unreadable
}

async function* skipBlankRecords(records: AsyncIterable<string[]>): AsyncGenerator<NumberedRecord> {
  for await (const [number, ...cells] of records)
    if (cells.some((cell) => cell.trim() !== '')) yield { row: Number(number), cells }
}

interface MarkedRecord extends NumberedRecord {
  readonly isTitle: boolean
}

/** Marks the rows above the header; if no row looks like one, it is the first. */
async function* markTitles(
  records: AsyncIterable<NumberedRecord>,
  isHeader: IsHeader,
): AsyncGenerator<MarkedRecord> {
  let waiting: NumberedRecord[] | null = []
  for await (const record of records) {
    if (!waiting) {
      yield { ...record, isTitle: false }
      continue
    }
    const isFound = isHeader(parseHeader(record.cells))
    waiting.push(record)
    if (!isFound && waiting.length <= MAX_TITLE_ROWS) continue
    yield* waiting.map((one) => ({ ...one, isTitle: isFound && one !== record }))
    waiting = null
  }
  if (waiting) yield* waiting.map((one) => ({ ...one, isTitle: false }))
}

const toTitleRow = ({ row, cells }: NumberedRecord): SourceRow => ({
  row,
  cells: new Map(),
  problem: `It stands above the header: ${JSON.stringify(cells.filter((cell) => cell.trim() !== '').join(', '))}`,
})

/** The delimiter of the header line, else the most frequent one of the first line. */
function detectDelimiter(start: string, isHeader: IsHeader): string {
  const lines = start.split(/\r\n|[\r\n]/, MAX_TITLE_ROWS + 1)
  const split = (line: string, delimiter: string) =>
    line.split(delimiter).map((cell) => unescapeFormula(cell.trim().replace(/^"(.*)"$/, '$1')).trim())
  for (const line of lines) {
    const found = DELIMITERS.filter((delimiter) => isHeader(split(line, delimiter)))
    if (found.length > 0) return getMostFrequent(line, found)
  }
  return getMostFrequent(lines[0] ?? '', DELIMITERS)
}

function getMostFrequent(line: string, delimiters: readonly string[]): string {
  const count = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** Column names; an empty one becomes its position, and a repeated one gets a number. */
function parseHeader(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => unescapeFormula(cell).trim())
  return names.map((name, position) => {
    if (name === '') return `column ${position + 1}`
    const before = names.slice(0, position).filter((other) => other === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

function toSourceRow(header: readonly string[], { row, cells }: NumberedRecord): SourceRow {
  const length = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (length > header.length) {
    const problem = `It has ${length} cells, but the header has ${header.length}: quote texts that contain a delimiter`
    return { row, cells: new Map(), problem }
  }
  const named = new Map<string, string>()
  for (const [position, name] of header.entries()) {
    const value = unescapeFormula(cells[position] ?? '')
    const first = name.replace(/ \(\d+\)$/, '')
    const isRepeated = first !== name && header.includes(first)
    // Of columns with the same name the first filled one counts.
    if (isRepeated && named.get(first)?.trim() === '') named.set(first, value)
    else if (value.trim() !== '' || !(isRepeated || /^column \d+$/.test(name))) named.set(name, value)
  }
  return { row, cells: named }
}

const describeError = (error: CsvError | undefined): string =>
  error?.code === 'CSV_QUOTE_NOT_CLOSED' || error?.code === 'CSV_MAX_RECORD_SIZE'
    ? 'A quote opened here is never closed, so the rest can’t be read'
    : `This is not valid CSV (${error?.message ?? 'unknown'})`
