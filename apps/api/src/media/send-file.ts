import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { getPhotoFileName, type PhotoFile, type PhotoFormat } from '@portal/domain/business'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { parse as parseRanges } from 'range-parser'
import { Problem } from '#shared/problem.ts'
import { toReadingProblem } from './storage-problem.ts'
import type { ByteRange, FileStore, StoredFile } from './store/file-store.ts'

const CONTENT_TYPES: Readonly<Record<PhotoFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }

interface SentFile {
  readonly store: FileStore
  readonly photo: PhotoFile
  readonly cacheControl: string
}

/**
 * Sends a stored file as a stream: whole, one range, its headers alone, or nothing if the caller has it (RFC 9110). Throws
 * a Problem for a missing file and if the store can't be read.
 */
export async function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { store, photo, cacheControl }: SentFile,
): Promise<FastifyReply> {
  const name = getPhotoFileName(photo)
  // Names are never reused, so a name identifies its bytes in any process or store.
  const tag = { etag: `"${name}"`, 'cache-control': cacheControl }
  if (fresh(headers, tag)) return reply.code(304).headers(tag).send()

  const isHead = method === 'HEAD'
  const needsFileInfo = headers.range !== undefined || headers['if-modified-since'] !== undefined
  const known = isHead || needsFileInfo ? requireFile(await withReadingProblem(store.stat(name))) : null
  if (known && fresh(headers, createValidators(tag, known)))
    return reply.code(304).headers(createValidators(tag, known)).send()

  const range = known === null ? undefined : chooseRange(headers, createValidators(tag, known), known.size)
  const file =
    known !== null && isHead
      ? { ...known, stream: Readable.from([]) }
      : requireFile(await withReadingProblem(store.read(name, range)))
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply
    .headers({
      ...createValidators(tag, file),
      'accept-ranges': 'bytes',
      'content-type': CONTENT_TYPES[photo.format],
      'content-length': range ? range.end - range.start + 1 : file.size,
    })
    .send(file.stream)
}

const withReadingProblem = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw toReadingProblem(error)
  })

function requireFile<Value>(file: Value | null): Value {
  if (file === null) throw new Problem('not-found', 'There is nothing at this address')
  return file
}

/** The headers that a conditional request is compared with. */
type Validators = ReturnType<typeof createValidators>

const createValidators = (
  tag: { readonly etag: string; readonly 'cache-control': string },
  { writtenAt }: StoredFile,
) => ({
  ...tag,
  'last-modified': new Date(writtenAt).toUTCString(),
})

/** Returns the one requested range; undefined for the whole file, also for several ranges or an invalid header. */
function chooseRange(
  { range: header, 'if-range': condition }: IncomingHttpHeaders,
  known: Validators,
  size: number,
): ByteRange | undefined {
  if (header === undefined || !isSameAs(condition, known)) return undefined
  const { code, type, ranges } = parseRanges(size, header)
  if (type !== 'bytes' || (code & MALFORMED) !== 0) return undefined
  if (ranges.length === 0) throw createRangeError(size)
  return ranges.length === 1 ? ranges[0] : undefined
}

/** A bit of the parser's result code. */
const MALFORMED = 1

/** Whether `If-Range`, a tag or a date, matches the current file. */
const isSameAs = (condition: string | string[] | undefined, known: Validators): boolean =>
  condition === undefined || condition === known.etag || condition === known['last-modified']

const createRangeError = (size: number): Error =>
  Object.assign(new Error('The range lies beyond the end of the file'), {
    statusCode: 416,
    headers: { 'content-range': `bytes */${size}` },
  })
