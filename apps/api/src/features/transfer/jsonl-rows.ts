import type { Readable } from 'node:stream'
import { rowOf } from './json-rows.ts'
import type { SourceRow } from './source-row.ts'
import { TransferError } from './transfer-error.ts'

/** Characters: a line that is longer is no listing, and is never held whole. */
const LONGEST_LINE = 4 * 1024 * 1024
/** What GeoJSON text sequences begin their lines with (RFC 8142). */
const RECORD_SEPARATOR = '\u{1e}'

/** Newline-delimited JSON: an object or a GeoJSON feature on each line. A line that is broken is its own problem. */
export async function* jsonlRows(text: Readable): AsyncGenerator<SourceRow> {
  let row = 0
  let found = 0
  for await (const line of linesOf(text)) {
    row += 1
    const json = line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line
    if (json.trim() === '') continue
    found += 1
    yield rowOfLine(row, json)
  }
  if (found === 0) throw new TransferError('There are no entries: expected one JSON object on each line')
}

function rowOfLine(row: number, json: string): SourceRow {
  try {
    return rowOf(row, JSON.parse(json))
  } catch {
    return { row, cells: new Map(), problem: 'It is no valid JSON: expected one object on one line' }
  }
}

async function* linesOf(text: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) {
      throw new TransferError('A line is longer than 4 MiB. Put each object on a line of its own')
    }
  }
  yield rest
}
