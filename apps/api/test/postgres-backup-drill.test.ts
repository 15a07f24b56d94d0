import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { OwnBusiness } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { ObjectStore } from '#config/object-store.ts'
import { openPostgresStore } from '#db/engine/postgres/open.ts'
import { openS3Store } from '#media/store/s3-store.ts'
import { prepareDatabase } from '#preparation/prepare-database.ts'
import { hashesIn } from './backed-up-portal.ts'
import { addCast } from './cast.ts'
import { newCli } from './cli.ts'
import { newDataDir } from './data-dir.ts'
import { addressOf, BEFORE, call, doMainJob, SESSION_SECRET, signIn, startWriters } from './drill.ts'
import { dataUrl, phonePhoto } from './photos.ts'
import { newPostgresDatabase } from './postgres-database.ts'
import { startServer } from './process.ts'
import { newS3 } from './s3.ts'

/** The SHA-256 of each file of a bucket, by its name. */
async function hashesOf(bucket: ObjectStore): Promise<Record<string, string>> {
  const store = openS3Store(bucket)
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
  // The restored portal is given the bucket of the lost one, of which a backup has the list.
  ['photos in S3', newS3],
])(
  'a portal on PostgreSQL with %s that is lost under writes comes back from its backup, and goes on',
  async (_photos, newBucket) => {
    const bucket = await newBucket?.()
    const hashes = (folder: string) => (bucket ? hashesOf(bucket.objectStore) : hashesIn(folder))
    const dataDir = newDataDir()
    const url = await newPostgresDatabase()
    const store = await openPostgresStore(url, { statementTimeout: 0 })
    await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })
    await addCast(store, Date.now())
    await store.close()
    const env = {
      SESSION_SECRET,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      RATE_LIMIT_SCALE: '1000',
      ...bucket?.environment,
    }
    const server = await startServer(env)
    const oldCookie = await signIn(server, 'owner')
    const photo = dataUrl(await phonePhoto({ width: 400, height: 300 }))
    const writers = startWriters(server, oldCookie, photo)
    await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(BEFORE)

    const before = writers.acknowledged.map(({ id }) => id)
    const start = performance.now()
    const file = join(newDataDir(), 'backup.tar')
    const { stdout } = await newCli(dataDir, { ...bucket?.environment, DATABASE_URL: url })('backup', file)
    const end = performance.now()
    await writers.stop()
    expect(stdout).toContain(`${file} is written and checked`)
    const during = writers.acknowledged.filter(({ at }) => at > start && at < end)
    // The backup kept nobody from writing.
    expect(during).not.toEqual([])
    const slowest = Math.max(...during.map(({ took }) => took))
    const usual = Math.max(...writers.acknowledged.slice(0, BEFORE).map(({ took }) => took))
    process.stdout.write(
      `${stdout}Backup of PostgreSQL under writes: ${Math.round(end - start)} ms of wall time, ${during.length} writes acknowledged meanwhile; the slowest took ${Math.round(slowest)} ms, before ${Math.round(usual)} ms\n`,
    )
    const photosBefore = await hashes(dataDir)
    server.kill('SIGKILL')
    await server.exitCode()

    const elsewhere = join(newDataDir(), 'data')
    const target = await newPostgresDatabase()
    const restoring = performance.now()
    const cli = newCli(elsewhere, { ...bucket?.environment, DATABASE_URL: target })
    const report = await cli('restore', file)
    process.stdout.write(
      `${report.stdout}Restore: ${Math.round(performance.now() - restoring)} ms of wall time\n`,
    )
    const photosAfter = await hashes(elsewhere)
    expect(Object.keys(photosAfter).length).toBeGreaterThan(0)
    expect(photosBefore).toMatchObject(photosAfter)
    const checked = await cli('photos', 'check')
    expect(checked.stdout).toContain('0 files missing')

    const portal = await startServer({ ...env, DATA_DIR: elsewhere, DATABASE_URL: target })
    expect((await call(portal, ['GET', '/api/auth/user'], { cookie: oldCookie })).status).toBe(401)
    const owner = await signIn(portal, 'owner')
    const own = await call(portal, ['GET', '/api/businesses?owner=me'], { cookie: owner })
    const found = new Map((own.answer as OwnBusiness[]).map((listing) => [listing.id, listing]))
    expect([...found.keys()]).toEqual(expect.arrayContaining(before))
    for (const id of before) {
      const listing = found.get(id)
      const address = listing ? addressOf(listing) : ''
      expect((await fetch(portal.url + address, { headers: { cookie: owner } })).status).toBe(200)
    }
    await doMainJob(portal, photo)
    portal.kill('SIGTERM')
    expect(await portal.exitCode()).toBe(0)
  },
  240_000,
)
