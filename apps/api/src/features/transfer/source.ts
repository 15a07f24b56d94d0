import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { csvRows } from './csv-rows.ts'
import { encodingOf } from './encoding.ts'
import { jsonlRows } from './jsonl-rows.ts'
import { jsonRows } from './json-rows.ts'
import type { SourceRow } from './source-row.ts'
import { TransferError } from './transfer-error.ts'

/** What pnpm says before a command's own output, also when that goes to a file: which script it runs. */
const BANNER = /^(?:\s*> [^\n]*\n)+\s*\u{feff}?/u

export interface Source {
  readonly kind: 'csv' | 'json'
  readonly encoding: string
  /** Bytes. */
  readonly size: number
  readonly rows: AsyncIterable<SourceRow>
}

/** Opens a CSV, GeoJSON, JSON or newline-delimited JSON file of any size; rows are read as they are asked for. */
export async function openSource(
  file: string,
  {
    encoding: wanted,
    onRead,
  }: { encoding?: string | undefined; onRead?: (bytes: number, size: number) => void } = {},
): Promise<Source> {
  const found = await stat(file).catch(() => cantOpen(file))
  if (found.isDirectory()) throw new TransferError(`${file} is a folder. Name one file in it`)
  const { size } = found
  if (size === 0) throw new TransferError(`${file} is empty`)
  await access(file, constants.R_OK).catch(() => cantOpen(file))
  const encoding = await encodingOf(file, wanted)
  const text = textOf(file, encoding, (bytes) => onRead?.(bytes, size))
  const start = await firstText(text)
  if (isTable(file) && /^\s*(\{\s*"|\[\s*\{)/.test(start)) {
    throw new TransferError(
      `${file} is named as a table, but holds JSON. Rename it to .geojson, .json or .ndjson`,
    )
  }
  if (isJsonLines(file)) return { kind: 'json', encoding, size, rows: jsonlRows(text) }
  return isJson(file, start)
    ? { kind: 'json', encoding, size, rows: jsonRows(text, start) }
    : { kind: 'csv', encoding, size, rows: csvRows(text, start) }
}

function textOf(file: string, encoding: string, onRead: (bytes: number) => void): Readable {
  const bytes = createReadStream(file)
  let read = 0
  bytes.on('data', (chunk) => onRead((read += chunk.length)))
  const text = new PassThrough({ encoding: 'utf8' })
  // An error reaches whoever reads `text`.
  pipeline(bytes, iconv.decodeStream(encoding, { stripBOM: true }), text, () => undefined)
  return text
}

/** The beginning of the text, put back so that it is read again. */
async function firstText(text: Readable): Promise<string> {
  for (;;) {
    const chunk: unknown = text.read()
    if (typeof chunk === 'string') {
      const start = chunk.replace(BANNER, '')
      text.unshift(start, 'utf8')
      return start
    }
    if (text.readableEnded || text.destroyed) return ''
    await new Promise<void>((resolve, reject) => {
      text.once('readable', resolve).once('end', resolve).once('error', reject)
    })
  }
}

function cantOpen(file: string): never {
  throw new TransferError(`There is no file ${file}, or it can’t be opened`)
}

const hasEnding = (file: string, ...endings: string[]) => endings.includes(extname(file).toLowerCase())

const isTable = (file: string) => hasEnding(file, '.csv', '.tsv', '.txt')

const isJsonLines = (file: string) => hasEnding(file, '.ndjson', '.jsonl')

function isJson(file: string, start: string): boolean {
  if (isTable(file)) return false
  if (hasEnding(file, '.geojson', '.json')) return true
  return /^\s*[[{]/.test(start)
}
