import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type S3rver from 's3rver'

interface SentObject {
  readonly bucket: string
  readonly key: string
  readonly content: Readable | Buffer
  readonly metadata: Readonly<Record<string, unknown>>
}

/** The part of s3rver's store that is used here. */
interface Store {
  putObject: (object: SentObject) => Promise<{ size: number; md5: string }>
  getResourcePath: (bucket: string, key: string, resource: string) => string
  putMetadata: (bucket: string, key: string, metadata: SentObject['metadata'], md5: string) => Promise<void>
}

/**
 * Makes s3rver respond "stored" once an object can be read, and replace it as a whole, as stores do: by default it responds
 * when it has read the request, while the file is still being written.
 */
export function storeWholeObjects(server: S3rver): void {
  const { store } = server as unknown as { store: Store }
  let stored = 0
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
    const path = store.getResourcePath(bucket, key, 'object')
    const unfinished = `${path}.${stored++}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
    const md5 = createHash('md5').update(bytes).digest('hex')
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: bytes.length, md5 }
  }
}
