// cspell:ignore datname esac locktype onnection
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRestoredDatabase } from '#db/engine/backup.ts'
import { createPostgresStore } from '#db/engine/postgres/open.ts'
import { readLastBackup } from '#db/last-backup.ts'
import { findIdentity, createIdentity } from '#db/identity.ts'
import { migrate } from '#db/schema.ts'
import { listPhotoFiles } from '#media/photos.service.ts'
import { insertPhotos } from '#media/photos.repository.ts'
import { createFolderStore } from '#media/store/folder-store.ts'
import { createS3Store } from '#media/store/s3-store.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { addCast } from '#test/cast.ts'
import { newCli, startCommand } from '#test/cli.ts'
import { newDataDir } from '#test/data-dir.ts'
import { addListings } from '#test/listings.ts'
import { CONFIG, NOW } from '#test/new-app.ts'
import { addMail } from '#test/outbox.ts'
import { newPortalFolder, createBackup } from '#test/backed-up-portal.ts'
import { administerDatabase, newPostgresDatabase, newPostgresTemplate } from '#test/postgres-database.ts'
import { failToStart, startServer } from '#test/process.ts'
import { newS3 } from '#test/s3.ts'
import { backUp } from './back-up.ts'
import { readArchive } from './read-archive.ts'
import { restore } from './restore.ts'
import { writeArchive } from './write-archive.ts'

const SESSION_SECRET = 'a secret of thirty-two characters'
const PHOTO = randomBytes(16).toString('base64url')

let template: Promise<string> | undefined

/** Creates a portal on PostgreSQL with a listing and its photo, a session and a waiting mail. */
async function newPortal(media: FileStore) {
  template ??= newPostgresTemplate(async (url) => {
    const store = await createPostgresStore(url, { statementTimeoutMs: 0 })
    await migrate(store)
    const { owner } = await addCast(store, NOW)
    const [businessId = 0] = await addListings(store, { ownerId: owner })
    const photo = { name: PHOTO, business_id: businessId, width: 4, height: 3, color: '#aabbcc', position: 0 }
    await store.write.transaction().execute(async (trx) => {
      await insertPhotos(trx, [{ ...photo, sha256: randomBytes(32), created_at: NOW, bytes: 60 }])
      await sql`insert into sessions (key, user_id, created_at, used_at)
        values (${randomBytes(32)}, ${owner}, ${NOW}, ${NOW})`.execute(trx)
    })
    await createIdentity({ store, randomBytes })
    await addMail({ store, config: CONFIG, now: () => NOW, randomBytes })
    await store.close()
  })
  const databaseUrl = await newPostgresDatabase(await template)
  await media.put(listPhotoFiles(PHOTO).map((name) => ({ name, bytes: randomBytes(100) })))
  return { databaseUrl, media }
}

async function backUpPortal({ databaseUrl, media }: Awaited<ReturnType<typeof newPortal>>) {
  const file = join(newDataDir(), 'backup.tar')
  const store = await createPostgresStore(databaseUrl)
  onTestFinished(() => store.close())
  const context = { dataDir: newDataDir(), databaseUrl, store, media, now: () => NOW, build: '1.2.3' }
  return { file, report: await backUp(context, file) }
}

const restoreTo = (databaseUrl: string | null, media: FileStore, file: string, dataDir = newDataDir()) =>
  restore({ dataDir, databaseUrl, place: 'portal on a server', media, now: () => NOW }, file)

const newBucket = async () => createS3Store((await newS3()).objectStore)

async function countUsers(url: string): Promise<number> {
  const store = await createPostgresStore(url)
  const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(store.read)
  await store.close()
  return rows[0]?.count ?? 0
}

async function lastBackupOf(url: string) {
  const store = await createPostgresStore(url)
  const last = await readLastBackup(store.read)
  await store.close()
  return last
}

async function identityOf(url: string): Promise<string | null> {
  const store = await createPostgresStore(url)
  const identity = await findIdentity(store.read)
  await store.close()
  return identity
}

test('a portal with photos in S3 is restored with its list of photos, checked against the bucket', async () => {
  const portal = await newPortal(await newBucket())
  const { file, report } = await backUpPortal(portal)
  expect(report).toMatchObject({ isListed: true, files: listPhotoFiles(PHOTO).length, lost: [] })
  // The record is independent of the machine or container that made it.
  expect(await lastBackupOf(portal.databaseUrl)).toEqual({ at: NOW, file, bytes: report.bytes })
  const url = await newPostgresDatabase()
  const restoreBackup = await restoreTo(url, portal.media, file)
  expect(restoreBackup).toMatchObject({
    files: listPhotoFiles(PHOTO).length,
    different: [],
    changes: { migrations: [], sessions: 1, mails: 1 },
  })
  expect(await countUsers(url)).toBe(await countUsers(portal.databaseUrl))
  expect(await identityOf(url)).toBeNull()
  expect(await identityOf(portal.databaseUrl)).not.toBeNull()
  await expect(restoreTo(url, portal.media, file)).rejects.toThrow(
    /^The database portal on a server is in use: it has the tables account_tokens/,
  )

  const [lost = '', smaller = ''] = listPhotoFiles(PHOTO)
  await portal.media.remove([lost, smaller])
  await portal.media.put([{ name: smaller, bytes: randomBytes(99) }])
  const later = await restoreTo(await newPostgresDatabase(), portal.media, file)
  expect(later.different.toSorted()).toEqual([lost, smaller].toSorted())
})

test('the previous release backs up and restores what a newer one has added', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  await administerDatabase(
    portal.databaseUrl,
    `create table of_the_future (id bigint);
     insert into of_the_future values (7);
     insert into kysely_migration (name, timestamp) values ('999-of-the-future', '')`,
  )
  const { file } = await backUpPortal(portal)
  const url = await newPostgresDatabase()
  await restoreTo(url, portal.media, file)
  const store = await createPostgresStore(url)
  onTestFinished(() => store.close())
  const { rows } = await sql`select id from of_the_future`.execute(store.read)
  expect(rows).toEqual([{ id: 7 }])
})

test('an interrupted restore can be repeated, and a failed one leaves the database empty', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  const { file } = await backUpPortal(portal)
  const url = await newPostgresDatabase()
  const cutOff = await openRestoredDatabase({ dataDir: newDataDir(), databaseUrl: url })
  if (!('write' in cutOff)) throw new Error('It is in use')
  await expect(restoreTo(url, portal.media, file)).rejects.toThrow('is under way')
  await cutOff.release()
  await administerDatabase(url, 'create table half (id bigint)')
  await expect(createPostgresStore(url)).rejects.toMatchObject({ difference: 'unfinished' })

  const wrong = await withOtherCount(file)
  const into = () => createFolderStore(join(newDataDir(), 'media'))
  await expect(restoreTo(url, into(), wrong)).rejects.toThrow(
    'The table users has 3 rows, and the manifest says 4',
  )
  await administerDatabase(url, 'create table users (id bigint); drop table users')

  const media = into()
  const { changes } = await restoreTo(url, media, file)
  expect(changes.sessions).toBe(1)
  expect(await countUsers(url)).toBe(3)
  for (const name of listPhotoFiles(PHOTO)) expect(await media.stat(name)).toMatchObject({ size: 100 })
}, 120_000)

test('a restore killed midway leaves an unusable database and can be repeated by the same command', async () => {
  const { file } = await backUpPortal(await newPortal(createFolderStore(join(newDataDir(), 'media'))))
  const s3 = await newS3()
  const stored = Promise.withResolvers<void>()
  // The rows are restored, but no photo is ever stored.
  s3.interceptWith((own) => (request, response) => {
    if (request.method === 'PUT') stored.resolve()
    else own(request, response)
  })
  const url = await newPostgresDatabase()
  const dataDir = newDataDir()
  const environment = { DATABASE_URL: url, ...s3.environment }
  const killed = await startCommand(dataDir, ['restore', file], environment)
  await stored.promise
  await killed.kill()
  const server = { DATA_DIR: dataDir, SESSION_SECRET, ...environment }
  expect(await failToStart(server)).toMatchObject({
    code: 1,
    said: expect.stringContaining('or that was cut off. Run the same command again') as string,
  })

  s3.interceptWith((own) => own)
  await newCli(dataDir, environment)('restore', file)
  expect(await countUsers(url)).toBe(3)
  const { url: address } = await startServer(server)
  expect((await fetch(`${address}/api/businesses/1`)).status).toBe(200)
}, 120_000)

test('a database is finished after its photos, so that no portal loses them', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  const { file } = await backUpPortal(portal)
  const url = await newPostgresDatabase()
  const dataDir = newDataDir()
  const media = createFolderStore(join(dataDir, 'media'))
  const marker = join(dataDir, 'unfinished-restore')
  const failing: FileStore = {
    ...media,
    async *files() {
      yield* media.files()
      // Once photos are stored, finishing the folder fails.
      if ((await media.stat(listPhotoFiles(PHOTO)[0] ?? '')) === null) return
      rmSync(marker, { force: true, recursive: true })
      mkdirSync(marker)
    },
  }
  await expect(restoreTo(url, failing, file, dataDir)).rejects.toThrow(/unfinished-restore/)
  await administerDatabase(url, 'create table users (id bigint)')
}, 120_000)

/** Copies the backup with a manifest that has one user more. */
async function withOtherCount(file: string): Promise<string> {
  const entries = new Map<string, Buffer>()
  await readArchive(file, {
    async manifest({ database, ...rest }) {
      const tables = { ...database.tables, users: (database.tables['users'] ?? 0) + 1 }
      entries.set(
        'manifest.json',
        Buffer.from(JSON.stringify({ ...rest, database: { ...database, tables } })),
      )
    },
    database: async (content) => void entries.set('portal.dump', await buffer(content)),
    media: async (name, bytes) => void entries.set(`media/${name}`, Buffer.from(bytes)),
    objects: async () => {},
    missing: async () => {},
  })
  const folder = newDataDir()
  const archive = join(folder, 'backup.tar')
  await writeArchive(
    { archive, checksums: join(folder, 'sums') },
    (async function* () {
      for (const [name, content] of entries) yield { name, size: content.length, content: [content] }
    })(),
  )
  return archive
}

test('a dump that can’t be read back is no backup', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  const folder = newDataDir()
  const program = join(folder, 'pg_dump')
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = --version ]; then echo 'pg_dump (PostgreSQL) 99.0'; exit; fi
for word; do case "$word" in --file=*) echo broken > "\${word#--file=}";; esac; done
`,
  )
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(backUpPortal(portal)).rejects.toThrow(/^`pg_restore` ended with 1: /)
})

test('a backup can only be restored to its own engine', async () => {
  const sqlite = await createBackup(await newPortalFolder())
  const media = createFolderStore(join(newDataDir(), 'media'))
  await expect(restoreTo(await newPostgresDatabase(), media, sqlite.file)).rejects.toThrow(
    'is of a portal on SQLite. Restore it without DATABASE_URL, and then use `move`',
  )
  const { file } = await backUpPortal(await newPortal(media))
  await expect(restoreTo(null, media, file)).rejects.toThrow(
    'is of a portal on PostgreSQL. Set DATABASE_URL to an empty database',
  )
})

test('a missing, older or failing `pg_dump` is reported and leaves nothing behind', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  const folder = newDataDir()
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(backUpPortal(portal)).rejects.toThrow('`pg_dump` is not there. Install the client programs')
  const program = join(folder, 'pg_dump')
  writeFileSync(program, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n')
  chmodSync(program, 0o755)
  await expect(backUpPortal(portal)).rejects.toThrow(/^`pg_dump` is of PostgreSQL 9, and the server of \d+\./)
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) 99.1"; exit; fi
echo "pg_dump: error: query failed: ERROR:  permission denied for table users
pg_dump: detail: Query was: LOCK TABLE public.users IN ACCESS SHARE MODE" >&2
exit 1
`,
  )
  await expect(backUpPortal(portal)).rejects.toThrow(
    /^`pg_dump` ended with 1: pg_dump: error: query failed: ERROR: {2}permission denied for table users$/,
  )
  expect(existsSync(join(folder, 'backup.tar.partial'))).toBe(false)
})

test('photos stay if the outcome of finishing the database is unknown', async () => {
  const portal = await newPortal(createFolderStore(join(newDataDir(), 'media')))
  const { file } = await backUpPortal(portal)
  const url = await newPostgresDatabase()
  const dataDir = newDataDir()
  const media = createFolderStore(join(dataDir, 'media'))
  const [photo = ''] = listPhotoFiles(PHOTO)
  const cutting: FileStore = {
    ...media,
    async *files() {
      yield* media.files()
      // Once photos are stored, the connection that finishes the database is lost.
      if ((await media.stat(photo)) !== null)
        await administerDatabase(
          url,
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
            and database = (select oid from pg_database where datname = current_database())`,
        )
    },
  }
  await expect(restoreTo(url, cutting, file, dataDir)).rejects.toThrow(/[Cc]onnection/)
  expect(await media.stat(photo)).toMatchObject({ size: 100 })
}, 120_000)
