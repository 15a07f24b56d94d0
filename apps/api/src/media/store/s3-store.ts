import type { IncomingMessage } from 'node:http'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import type { ObjectStore } from '#config/object-store.ts'
import { StoreError, type ByteRange, type FileStore, type StoredFile } from './file-store.ts'

/** Timeouts of a store, in milliseconds. */
interface Timeouts {
  readonly connect: number
  /** Until a response begins, including the time to send the request body. */
  readonly response: number
  /** Without a byte of a response that has begun. A slow reader also makes the store wait. */
  readonly idle: number
}

/** An unreachable store is noticed before a visitor gives up. */
const DEFAULT_TIMEOUTS: Timeouts = { connect: 2_000, response: 8_000, idle: 60_000 }
const ATTEMPTS = 2
/** Each visitor who reads a photo uses one. */
const CONNECTIONS = 256
/** Concurrent requests of a batch, which leave connections for visitors. */
const CONCURRENCY = 8
const INSUFFICIENT_STORAGE = 507

/** Creates a store in a bucket of an S3-compatible service. Creating it does not connect. */
export function createS3Store(
  { bucket, prefix, endpoint, region, pathStyle, credentials }: ObjectStore,
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
): FileStore {
  const agent = { maxSockets: CONNECTIONS }
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's only support the checksums of HTTP and of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.response,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.idle,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  const toObject = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  const place = `s3://${bucket}/${prefix}`

  const removeOne = (name: string) =>
    client.send(new DeleteObjectCommand(toObject(name))).catch((error: unknown) => {
      if (!isMissing(error)) throw toStoreError(place, error)
    })
  const remove = (names: readonly string[]) => forEachConcurrently(names, removeOne)

  let hasBucket = false
  /**
   * A response to HEAD has no body that would distinguish a missing bucket from a missing object. A known bucket is not
   * checked again.
   */
  const requireBucket = async (): Promise<void> => {
    if (hasBucket) return
    await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
      throw toStoreError(place, error)
    })
    hasBucket = true
  }
  return {
    place,
    isOnDisk: false,
    remove,
    async put(files) {
      const stored: string[] = []
      try {
        await forEachConcurrently(files, async ({ name, bytes }) => {
          await client.send(new PutObjectCommand({ ...toObject(name), Body: bytes }))
          stored.push(name)
        })
      } catch (error) {
        // Objects that can't be removed now, or arrive later, are orphans, which the sweep deletes.
        await remove(stored).catch(() => undefined)
        throw toStoreError(place, error)
      }
    },
    async copy(copies) {
      await forEachConcurrently(copies, ({ from, to }) =>
        client.send(
          new CopyObjectCommand({
            ...toObject(to),
            CopySource: [bucket, ...`${prefix}${from}`.split('/')].map(encodeURIComponent).join('/'),
          }),
        ),
      ).catch((error: unknown) => {
        throw toStoreError(place, error)
      })
    },
    async stat(name) {
      const head = await client.send(new HeadObjectCommand(toObject(name))).catch(nullIfMissing(place))
      if (head) return toFile(name, head.ContentLength, head.LastModified)
      await requireBucket()
      return null
    },
    async read(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await client
        .send(new GetObjectCommand({ ...toObject(name), Range }))
        .catch(nullIfMissing(place))
      if (!found) return null
      // In Node.js the body is the response itself.
      const stream = found.Body as unknown as IncomingMessage
      return { ...toFile(name, getWholeSize(found, range), found.LastModified), stream }
    },
    async *files(beginning = '') {
      const listed = { Bucket: bucket, Prefix: prefix + beginning, Delimiter: '/' }
      const pages = paginateListObjectsV2({ client }, listed)
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size, LastModified } of Contents)
            yield toFile(Key.slice(prefix.length), Size, LastModified)
      } catch (error) {
        throw toStoreError(place, error)
      }
    },
  }
}

const toFile = (name: string, size = 0, written?: Date): StoredFile => ({
  name,
  size,
  writtenAt: written?.getTime() ?? 0,
})

/** The `Content-Range` of a part has the size of the whole: `bytes 0-99/1234`. */
const getWholeSize = (
  { ContentLength, ContentRange }: GetObjectCommandOutput,
  range: ByteRange | undefined,
): number | undefined => (range ? Number(ContentRange?.split('/').at(-1)) : ContentLength)

/** Runs the work for each item with limited concurrency; rejects with the first failure once all running work has ended. */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(CONCURRENCY)
  const failure = new AbortController()
  const outcomes = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        failure.signal.throwIfAborted()
        await work(item).catch((error: unknown) => {
          failure.abort(error)
          throw error
        })
      }),
    ),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failure.signal.reason
}

/** A missing bucket is no missing file; for a response to HEAD only the caller can tell. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound')

const nullIfMissing =
  (place: string) =>
  (error: unknown): null => {
    if (isMissing(error)) return null
    throw toStoreError(place, error)
  }

const toStoreError = (place: string, error: unknown): StoreError => {
  if (error instanceof StoreError) return error
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return new StoreError(`${place}: ${describe(error)}${status === undefined ? '' : ` (${status})`}`, {
    isFull: status === INSUFFICIENT_STORAGE,
    cause: error,
  })
}

/** An error of several tried addresses has no message of its own. */
const describe = (error: unknown): string => {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  return [name, code, message].filter(Boolean).join(' ')
}
