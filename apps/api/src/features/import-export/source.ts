import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { readCsvRows } from './csv-rows.ts'
import { detectEncoding } from './encoding.ts'
import { readNdjsonRows } from './ndjson-rows.ts'
import { readJsonRows } from './json-rows.ts'
import type { SourceRow } from './source-row.ts'
import { DataFileError } from './data-file-error.ts'

/** pnpm's lines before the output of a script, even in a file. */
const BANNER = /^(?:\s*> [^\n]*\n)+\s*\u{feff}?/u

export interface Source {
  readonly kind: 'csv' | 'json'
  readonly encoding: string
  /** Bytes. */
  readonly size: number
  readonly rows: AsyncIterable<SourceRow>
}

/** Opens a CSV, GeoJSON, JSON or newline-delimited JSON file of any size; rows are read lazily. */
export async function createImportSource(
  file: string,
  {
    encoding: requestedEncoding,
    isHeader,
    onRead,
  }: {
    encoding?: string | undefined
    /** Whether cells are the header of a table. */
    isHeader: (cells: readonly string[]) => boolean
    onRead?: (bytes: number, size: number) => void
  },
): Promise<Source> {
  const found = await stat(file).catch(() => throwCannotOpen(file))
  if (found.isDirectory()) throw new DataFileError(`${file} is a folder. Name one file in it`)
  const { size } = found
  if (size === 0) throw new DataFileError(`${file} is empty`)
  await access(file, constants.R_OK).catch(() => throwCannotOpen(file))
  const encoding = await detectEncoding(file, requestedEncoding)
  const text = decodeFile(file, encoding, (bytes) => onRead?.(bytes, size))
  const start = await peekText(text)
  if (isTable(file) && /^\s*(\{\s*"|\[\s*\{)/.test(start)) {
    throw new DataFileError(
      `${file} is named as a table, but holds JSON. Rename it to .geojson, .json or .ndjson`,
    )
  }
  if (isNdjson(file)) return { kind: 'json', encoding, size, rows: readNdjsonRows(text) }
  return isJson(file, start)
    ? { kind: 'json', encoding, size, rows: readJsonRows(text, start) }
    : { kind: 'csv', encoding, size, rows: readCsvRows(text, start, isHeader) }
}

function decodeFile(file: string, encoding: string, onRead: (bytes: number) => void): Readable {
  const bytes = createReadStream(file)
  let read = 0
  bytes.on('data', (chunk) => onRead((read += chunk.length)))
  const text = new PassThrough({ encoding: 'utf8' })
  // Errors reach the reader of `text`.
  pipeline(bytes, iconv.decodeStream(encoding, { stripBOM: true }), text, () => undefined)
  return text
}

/** Reads the beginning of a stream and puts it back. */
async function peekText(text: Readable): Promise<string> {
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

function throwCannotOpen(file: string): never {
  throw new DataFileError(`There is no file ${file}, or it can’t be opened`)
}

const hasExtension = (file: string, ...extensions: string[]) =>
  extensions.includes(extname(file).toLowerCase())

const isTable = (file: string) => hasExtension(file, '.csv', '.tsv', '.txt')

const isNdjson = (file: string) => hasExtension(file, '.ndjson', '.jsonl')

function isJson(file: string, start: string): boolean {
  if (isTable(file)) return false
  if (hasExtension(file, '.geojson', '.json')) return true
  return /^\s*[[{]/.test(start)
}
