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

/** How long a store is waited for, in milliseconds. */
interface Patience {
  readonly connect: number
  /** Until an answer begins; what is stored is sent in it. */
  readonly answer: number
  /** Without a byte of an answer that began. Whoever reads slowly makes the store wait too. */
  readonly silence: number
}

/** A store that is away is noticed before a visitor gives up. */
const PATIENCE: Patience = { connect: 2_000, answer: 8_000, silence: 60_000 }
const ATTEMPTS = 2
/** Each visitor who reads a photo has one. */
const CONNECTIONS = 256
/** Requests at once for what is many files, so that visitors find a connection beside it. */
const AT_ONCE = 8
const INSUFFICIENT_STORAGE = 507

/** A store in a bucket of S3, or of anything that speaks its protocol. Opening it connects to nothing. */
export function createS3Store(
  { bucket, prefix, endpoint, region, pathStyle, credentials }: ObjectStore,
  patience: Patience = PATIENCE,
): FileStore {
  const agent = { maxSockets: CONNECTIONS }
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's know no checksums beside those of HTTP and of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      socketTimeout: patience.silence,
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
  const remove = (names: readonly string[]) => eachOf(names, removeOne)

  let hasBucket = false
  /** An answer to HEAD has no body that would tell a missing bucket from a missing object. A bucket that was there is not asked for again. */
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
        await eachOf(files, async ({ name, bytes }) => {
          await client.send(new PutObjectCommand({ ...toObject(name), Body: bytes }))
          stored.push(name)
        })
      } catch (error) {
        // What can't be removed now, or arrives only later, is an orphan, which the sweep finds.
        await remove(stored).catch(() => undefined)
        throw toStoreError(place, error)
      }
    },
    async copy(copies) {
      await eachOf(copies, ({ from, to }) =>
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
      // In Node the body is the answer itself.
      const stream = found.Body as unknown as IncomingMessage
      return { ...toFile(name, wholeSize(found, range), found.LastModified), stream }
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

/** Of a part, `Content-Range` says how long the whole is: `bytes 0-99/1234`. */
const wholeSize = (
  { ContentLength, ContentRange }: GetObjectCommandOutput,
  range: ByteRange | undefined,
): number | undefined => (range ? Number(ContentRange?.split('/').at(-1)) : ContentLength)

/** Does the work for each, some at a time; rejects with the first failure once none is under way any more. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const limit = pLimit(AT_ONCE)
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

/** A bucket that is missing is no missing file; of an answer to HEAD only the caller can tell. */
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

/** An error of several addresses that were tried has no message of its own. */
const describe = (error: unknown): string => {
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  return [name, code, message].filter(Boolean).join(' ')
}
