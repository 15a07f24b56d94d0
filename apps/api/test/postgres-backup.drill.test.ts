import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ObjectStore } from '#config/object-store.ts'
import { createPostgresStore } from '#db/engine/postgres/open.ts'
import { createS3Store } from '#media/store/s3-store.ts'
import { prepareDatabase } from '#preparation/prepare-database.ts'
import { readHashes } from './backed-up-portal.ts'
import { addCast } from './cast.ts'
import { newDataDir } from './data-dir.ts'
import { runDrill } from './drill.ts'
import { newPostgresDatabase } from './postgres-database.ts'
import { newS3 } from './s3.ts'

/** Returns the SHA-256 of each file of a bucket by name. */
async function readBucketHashes(bucket: ObjectStore): Promise<Record<string, string>> {
  const store = createS3Store(bucket)
  const hashes: Record<string, string> = {}
  for await (const { name } of store.files()) {
    const file = await store.read(name)
    if (!file) throw new Error(`${name} is listed and can't be read`)
    hashes[name] = createHash('sha256')
      .update(await buffer(file.stream))
      .digest('hex')
  }
  return hashes
}

test.each([
  ['photos in a folder', null],
  // The restored portal uses the bucket of the lost one, which the backup lists.
  ['photos in S3', newS3],
])(
  'a portal on PostgreSQL with %s lost during writes is restored from its backup and continues',
  async (_photos, newBucket) => {
    const bucket = await newBucket?.()
    const url = await newPostgresDatabase()
    const store = await createPostgresStore(url, { statementTimeoutMs: 0 })
    await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })
    await addCast(store, Date.now())
    await store.close()
    const lost = await runDrill({
      engine: 'PostgreSQL',
      portal: { ...bucket?.environment, DATA_DIR: newDataDir(), DATABASE_URL: url },
      elsewhere: {
        ...bucket?.environment,
        DATA_DIR: join(newDataDir(), 'data'),
        DATABASE_URL: await newPostgresDatabase(),
      },
      readHashes: async ({ DATA_DIR }) =>
        bucket ? readBucketHashes(bucket.objectStore) : readHashes(DATA_DIR),
    })
    expect(lost).toEqual([])
  },
  240_000,
)
