import type { Readable } from 'node:stream'
import { toSourceRow } from './json-rows.ts'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** In characters; longer lines are not buffered. */
const MAX_LINE_LENGTH = 4 * 1024 * 1024
/** Begins each line of a GeoJSON text sequence (RFC 8142). */
const RECORD_SEPARATOR = '\u{1e}'

/** Reads an object or a GeoJSON feature from each line. A line that can't be parsed is a row with a problem. */
export async function* readNdjsonRows(text: Readable): AsyncGenerator<SourceRow> {
  let row = 0
  let found = 0
  for await (const line of readLines(text)) {
    row += 1
    const json = line.startsWith(RECORD_SEPARATOR) ? line.slice(1) : line
    if (json.trim() === '') continue
    found += 1
    yield parseLine(row, json)
  }
  if (found === 0) throw new DataFileError('There are no entries: expected one JSON object on each line')
}

function parseLine(row: number, json: string): SourceRow {
  try {
    return toSourceRow(row, JSON.parse(json))
  } catch {
    return { row, cells: new Map(), problem: 'Not valid JSON: expected one object on one line' }
  }
}

async function* readLines(text: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > MAX_LINE_LENGTH) {
      throw new DataFileError('A line is longer than 4 MiB. Put each object on a line of its own')
    }
  }
  yield rest
}
