import { copyFileSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newPortalFolder } from '#test/backed-up-portal.ts'
import { newCli, startCommand } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'
import { administerDatabase, newPostgresDatabase } from '#test/postgres-database.ts'
import { failToStart, startServer } from '#test/process.ts'
import { newS3 } from '#test/s3.ts'
import { fillTables } from '#test/schema/fill-tables.ts'
import { moveRows, lockSource } from '#db/engine/move.ts'
import { createPostgresStore } from '#db/engine/postgres/open.ts'
import { databaseFile, openDataDir, openStore } from '#db/engine/sqlite/open.ts'
import { findIdentity } from '#db/identity.ts'
import { migrate, requireCurrentSchema } from '#db/schema.ts'
import { reserveIds } from '#db/reserve-ids.ts'
import { createS3Store } from '#media/store/s3-store.ts'
import { MOVED } from '#storage/moved-portal.ts'
import { move } from './move.ts'

const NOW = Date.UTC(2026, 10, 26)
const SESSION_SECRET = 'a secret of thirty-two characters'

/** Creates a data folder with rows in every table, without the user of the highest id. */
async function newFilledFolder(): Promise<string> {
  const dataDir = newDataDir()
  copyFileSync(inject('migrated'), databaseFile(dataDir))
  const store = openDataDir(dataDir)
  expect(fillTables(store.writeSqlite)).toEqual([])
  store.writeSqlite.exec(`
    insert into users (id, email, first_name, last_name, created_at) values (70, 'gone@example.com', 'A', 'B', 1);
    delete from users where id = 70`)
  await store.close()
  return dataDir
}

async function openMoved(url: string) {
  const store = await createPostgresStore(url)
  onTestFinished(() => store.close())
  return store
}

const moveTo = (dataDir: string, url: string, options: Partial<Parameters<typeof move>[0]> = {}) =>
  move({ dataDir, url, place: 'portal on a server', photos: null, now: () => NOW, ...options })

test('every row of every table moves, and the portal continues there', async () => {
  const dataDir = await newFilledFolder()
  const url = await newPostgresDatabase()
  const { tables } = await moveTo(dataDir, url)
  expect(tables.filter(({ rows }) => rows === 0)).toEqual([])
  expect(tables.length).toBeGreaterThan(70)

  const source = openStore(databaseFile(dataDir))
  const moved = await openMoved(url)
  await requireCurrentSchema(moved)
  for (const read of ['users', 'businesses', 'content', 'payment_proofs'] as const) {
    const rows = (db: typeof moved.read) => sql`select * from ${sql.table(read)} order by 1`.execute(db)
    expect((await rows(moved.read)).rows).toEqual((await rows(source.read)).rows)
  }
  // Ids are never reused, and responses of the old portal are not taken for those of this one.
  const next = await moved.write.transaction().execute((trx) => reserveIds(trx, 'users', 1))
  expect(next).toBe(71)
  expect((await moved.versions()).value).toBeGreaterThanOrEqual(NOW)
  for (const [index, indexed] of [
    ['business_search', 'businesses where listed = 1'],
    ['user_search', 'users'],
  ] as const) {
    const { rows } = await sql<{ found: number; all: number }>`
      select (select count(*) from ${sql.table(index)} where search <> '') as found,
        (select count(*) from ${sql.raw(indexed)}) as all`.execute(moved.read)
    expect(rows[0]?.found).toBe(rows[0]?.all)
  }
  // A portal that starts on the folder again has another id.
  expect(await findIdentity(source.read)).not.toBeNull()
  expect(await findIdentity(moved.read)).toBeNull()
  // Triggers are enabled again.
  const before = (await moved.versions()).value
  await moved.write.transaction().execute((trx) => sql`update businesses set name = 'Renamed'`.execute(trx))
  expect((await moved.versions()).value).toBeGreaterThan(before)

  await source.close()
  await expect(moveTo(dataDir, url)).rejects.toThrow('is in use: it has the tables account_tokens')
})

test('an interrupted move can be repeated, and nothing starts on the database before', async () => {
  const dataDir = await newFilledFolder()
  const url = await newPostgresDatabase()
  const stop = new AbortController()
  const cutOff = moveTo(dataDir, url, {
    signal: stop.signal,
    now() {
      stop.abort(new Error('Stopped'))
      return NOW
    },
  })
  await expect(cutOff).rejects.toThrow('Stopped')
  await expect(createPostgresStore(url)).rejects.toMatchObject({ difference: 'unfinished' })
  await administerDatabase(url, `insert into job_leases values ('of a move', 'that was cut off', 1)`)

  const { tables } = await moveTo(dataDir, url)
  expect(tables.find(({ name }) => name === 'job_leases')?.rows).toBe(1)
  await requireCurrentSchema(await openMoved(url))
})

test('nothing uses a folder whose portal was moved until its mark is deleted', async () => {
  const dataDir = await newFilledFolder()
  await moveTo(dataDir, await newPostgresDatabase())
  const { code, said } = await failToStart({ DATA_DIR: dataDir, SESSION_SECRET })
  expect({ code, said }).toEqual({
    code: 1,
    said: `DATA_DIR is ${JSON.stringify(dataDir)}, whose portal was moved to portal on a server on 2026-11-26T00:00:00.000Z. Set DATABASE_URL, or delete moved-to-postgresql there to go on with the portal as it was then\n`,
  })
  await expect(newCli(dataDir)('outbox', 'send')).rejects.toMatchObject({ code: 1, stderr: said })

  // It may be moved again, for example if the new database was lost at once.
  await moveTo(dataDir, await newPostgresDatabase())
  rmSync(join(dataDir, MOVED))
  await openDataDir(dataDir).close()
})

test('a database with tables is refused unchanged', async () => {
  const dataDir = await newFilledFolder()
  const url = await newPostgresDatabase()
  await administerDatabase(url, 'create table guests (name text)')
  await expect(moveTo(dataDir, url)).rejects.toThrow(
    'The database portal on a server is in use: it has the tables guests. Name an empty one',
  )
})

test('a running portal is refused', async () => {
  const dataDir = await newFilledFolder()
  const store = openDataDir(dataDir)
  onTestFinished(() => store.close())
  await expect(moveTo(dataDir, 'postgres:///nowhere')).rejects.toThrow(/is in use\. Stop the portal/)
})

test('a row that was stored differently is found', async () => {
  const source = lockSource(await newFilledFolder())
  if (source === null) throw new Error('It is in use')
  onTestFinished(() => source.close())
  const url = await newPostgresDatabase()
  const moved = moveRows({
    source,
    url,
    async migrate(store) {
      await migrate(store)
      // The type loses some of twelve digits.
      await sql`alter table exchange_rates alter column rate type real`.execute(store.write)
    },
    beforeCommit: async () => {},
    afterCommit: async () => {},
  })
  await expect(moved).rejects.toThrow(
    /^exchange_rates has 1 rows with the SHA-256 \w+, and PostgreSQL has 1 with /,
  )
  await expect(createPostgresStore(url)).rejects.toMatchObject({ difference: 'unfinished' })
})

test('photos move to S3 and are compared there', async () => {
  const portal = await newPortalFolder()
  await portal.store.close()
  const to = createS3Store((await newS3()).objectStore)
  const [first = '', lost = ''] = portal.files
  await portal.media.remove([lost])
  await to.put([{ name: first, bytes: randomBytes(100) }])
  const url = await newPostgresDatabase()
  const photos = { from: portal.media, to }
  await expect(moveTo(portal.dataDir, url, { photos })).rejects.toThrow(`${first} is another file in s3://`)
  const larger = randomBytes(101)
  await to.put([{ name: first, bytes: larger }])
  await expect(moveTo(portal.dataDir, url, { photos })).rejects.toThrow(`${first} is another file in s3://`)
  expect(await buffer((await to.read(first))?.stream ?? Readable.from([]))).toEqual(larger)
  await to.remove([first])
  const report = await moveTo(portal.dataDir, url, { photos })
  expect(report.photos).toEqual({ files: portal.files.length - 1, missing: [lost] })
  const bytesOf = async (store: typeof to, name: string) =>
    buffer((await store.read(name))?.stream ?? Readable.from([]))
  for (const name of portal.files.filter((file) => file !== lost))
    expect(await bytesOf(to, name)).toEqual(await bytesOf(portal.media, name))
})

test('if the bucket can’t be reached, the move says that nothing starts yet', async () => {
  const { dataDir, store, media: from } = await newPortalFolder()
  await store.close()
  const s3 = await newS3()
  await s3.stop()
  const url = await newPostgresDatabase()
  const moved = moveTo(dataDir, url, { photos: { from, to: createS3Store(s3.objectStore) } })
  await expect(moved).rejects.toThrow(/^Photos can’t be reached: .* run it again$/)
  await expect(createPostgresStore(url)).rejects.toMatchObject({ difference: 'unfinished' })
})

test('the command reports what moved, and a server starts on it', async () => {
  const { dataDir, store } = await newPortalFolder()
  await store.close()
  const url = await newPostgresDatabase()
  const { stdout } = await newCli(dataDir)('move', '--to', url)
  expect(stdout).toMatch(/^businesses +1 {2}equal$/m)
  expect(stdout).toContain(`Photos stay in ${dataDir}`)
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SESSION_SECRET,
  })
  const found = await fetch(`${server.url}/api/businesses/1`)
  expect(found.status).toBe(200)
  await expect(newCli(dataDir, { DATABASE_URL: url })('move', '--to', url)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('on PostgreSQL already') as string,
  })
}, 120_000)

test('a move killed midway leaves an unusable database and can be repeated by the same command', async () => {
  const { dataDir, store, files } = await newPortalFolder()
  await store.close()
  const s3 = await newS3()
  const asked = Promise.withResolvers<void>()
  // The rows are stored, but no photo ever is.
  s3.interceptWith(() => () => asked.resolve())
  const url = await newPostgresDatabase()
  const killed = await startCommand(dataDir, ['move', '--to', url], s3.environment)
  await asked.promise
  await killed.kill()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url, SESSION_SECRET, ...s3.environment }
  expect(await failToStart(environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining('or that was cut off. Run the same command again') as string,
  })

  s3.interceptWith((own) => own)
  const { stdout } = await newCli(dataDir, s3.environment)('move', '--to', url)
  expect(stdout).toMatch(/^businesses +1 {2}equal$/m)
  expect(stdout).toContain(`${files.length} photo files are in s3://`)
  const server = await startServer(environment)
  expect((await fetch(`${server.url}/api/businesses/1`)).status).toBe(200)
}, 120_000)
