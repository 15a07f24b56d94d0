import { stat } from 'node:fs/promises'
import { parsePhotoFile } from '@portal/domain/business'
import { findVersionOfCopy, openRestoredDatabase } from '#db/engine/backup.ts'
import type { RestoredDatabase } from '#db/engine/copied-database.ts'
import type { LastBackup } from '#db/last-backup.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { CommandError } from '#shared/command-error.ts'
import { settle, type Settled } from './database-part.ts'
import { explain, refusedDatabase, refusedVersion } from './explain.ts'
import type { Manifest } from './manifest.ts'
import { listSizes } from './media-objects.ts'
import { NOTHING_KEPT, readArchive } from './read-archive.ts'
import { createRestoredMedia, type RestoredMedia } from './restored-media.ts'
import { NO_PLACE, createRestoreTarget, type RestoreTarget } from './restore-place.ts'
import { requireRoom } from './require-room.ts'

/** Where a backup is restored to. */
export interface RestoreContext {
  /** An empty folder, or one that is not there yet; nothing is put there where database and photos are elsewhere. */
  readonly dataDir: string
  /** The address of an empty database on a PostgreSQL server; null: SQLite, in the folder. */
  readonly databaseUrl: string | null
  /** How the database is named to people: without a password. */
  readonly place: string
  readonly media: Pick<FileStore, 'put' | 'read' | 'remove' | 'files' | 'isOnDisk' | 'place'>
  /** The time, in milliseconds since 1970; that of the database unless given. */
  readonly now?: () => number
  /** Gives up and leaves the place empty. */
  readonly signal?: AbortSignal
}

/** What was restored, and what was changed in it. */
export interface RestoreReport {
  readonly manifest: Manifest
  readonly files: number
  /** Files that rows refer to and the backup does not have, because the portal did not have them. */
  readonly missing: number
  /** Of a backup that only lists its files: those that the store lacks, or has with another size. */
  readonly different: readonly string[]
  readonly settled: Settled
}

/**
 * Restores a backup into an empty data folder or database, and checks all of it: the archive by its checksums, the database by
 * its pages, references, full-text indexes and counts, the photos by what rows refer to. Nothing starts there before all that
 * is done; a restore that was cut off can be repeated, and one that fails leaves the place empty and a bucket as it was. A CommandError says what an
 * operator can do about it.
 */
export async function restore(context: RestoreContext, file: string): Promise<RestoreReport> {
  const { dataDir, databaseUrl, media } = context
  const archive = await stat(file).catch(() => {
    throw new CommandError(`${file} is not there, or can’t be read`)
  })
  if (archive.isDirectory())
    throw new CommandError(`${file} is a folder. Name the file that \`backup\` wrote`)
  const { size } = archive
  const usesFolder = databaseUrl === null || media.isOnDisk
  const folder = usesFolder ? await createRestoreTarget(dataDir) : NO_PLACE
  const photos = createRestoredMedia(media)
  let isKept = false
  const keep = () => {
    isKept = true
  }
  try {
    if (usesFolder) await requireRoom(dataDir, size)
    return await restoreDatabase(context, { file, bytes: size }, { photos, folder, keep })
  } catch (error) {
    if (!isKept) {
      await photos.clear()
      await folder.clear()
    }
    throw explain(error, dataDir)
  }
}

/** The file of the backup. */
type Archive = Pick<LastBackup, 'file' | 'bytes'>

interface Places {
  readonly photos: RestoredMedia
  readonly folder: RestoreTarget
  /** From now on photos stay, whatever fails. */
  readonly keep: () => void
}

async function restoreDatabase(
  context: RestoreContext,
  archive: Archive,
  { photos, folder, keep }: Places,
): Promise<RestoreReport> {
  const database = await openRestoredDatabase(context)
  if (!('write' in database)) throw refusedDatabase(database, context.place)
  let mayBeFinished = false
  try {
    const report = await fill(context, database, archive, photos)
    await folder.finish()
    mayBeFinished = true
    await database.finish()
    return report
  } catch (error) {
    // A failure of that would hide the first one.
    const isCleared = await database.clear().then(
      () => true,
      () => false,
    )
    // Servers start on a finished database: its photos have to stay, also where the answer that it is finished was lost.
    if (mayBeFinished && !isCleared) keep()
    throw error
  } finally {
    await database.release()
  }
}

async function fill(
  context: RestoreContext,
  database: RestoredDatabase,
  { file, bytes }: Archive,
  photos: RestoredMedia,
): Promise<RestoreReport> {
  const { media, signal } = context
  const { manifest, missing, files, objects } = await extractAll(context, database, file, photos)
  const { store, findDamage } = await database.open()
  try {
    const [damage] = await findDamage(manifest.database)
    // Only a sound database can be asked what it refers to.
    const finding =
      damage ?? (objects ? undefined : await findAbsent(listUsedFiles(store.read), media, missing))
    if (finding !== undefined)
      throw new CommandError(`${file} can’t be restored: ${finding}. Use another backup`)
    const different = objects ? await findDifferent(objects, media) : []
    signal?.throwIfAborted()
    return {
      manifest,
      files: objects ? objects.size : files,
      missing: missing.size,
      different,
      settled: await settle(store, {
        now: (context.now ?? store.now)(),
        backup: { at: manifest.createdAt, file, bytes },
      }),
    }
  } finally {
    await store.close()
  }
}

interface Extracted {
  readonly manifest: Manifest
  readonly files: number
  readonly missing: ReadonlySet<string>
  /** The list in place of the files; undefined where the archive has those. */
  readonly objects: ReadonlyMap<string, number> | undefined
}

async function extractAll(
  { databaseUrl, media, signal }: RestoreContext,
  database: RestoredDatabase,
  file: string,
  photos: RestoredMedia,
): Promise<Extracted> {
  // A bucket may be that of a portal, and is given nothing of an archive that is damaged further on.
  if (!media.isOnDisk) await readArchive(file, NOTHING_KEPT)
  let found: Manifest | undefined
  let missing: ReadonlySet<string> = new Set()
  let objects: ReadonlyMap<string, number> | undefined
  await readArchive(file, {
    async manifest(manifest) {
      requireEngine(file, manifest, databaseUrl === null ? 'sqlite' : 'postgres')
      const other = await findVersionOfCopy(manifest.database)
      if (other !== null) throw refusedVersion(file, other)
      found = manifest
    },
    database: (content) => database.write(content, signal),
    async media(name, bytes) {
      signal?.throwIfAborted()
      if (parsePhotoFile(name) === null)
        throw new CommandError(`${file} holds ${JSON.stringify(name)}, which is no photo. Use another backup`)
      await photos.add(name, bytes)
    },
    async objects(sizes) {
      objects = sizes
    },
    async missing(names) {
      missing = new Set(names)
    },
  })
  await photos.flush()
  if (!found) throw new Error('An archive was read without its manifest')
  return { manifest: found, files: photos.count, missing, objects }
}

function requireEngine(file: string, { database }: Manifest, engine: 'sqlite' | 'postgres'): void {
  if (database.engine === engine) return
  throw new CommandError(
    database.engine === 'postgres'
      ? `${file} is of a portal on PostgreSQL. Set DATABASE_URL to an empty database`
      : `${file} is of a portal on SQLite. Restore it without DATABASE_URL, and then use \`move\``,
  )
}

/** A sentence for the first file that a row refers to and neither the backup nor its list of missing files has. */
async function findAbsent(
  names: AsyncIterable<string>,
  media: Pick<FileStore, 'files'>,
  missing: ReadonlySet<string>,
): Promise<string | undefined> {
  const sizes = await listSizes(media)
  for await (const name of names)
    if (!missing.has(name) && !sizes.has(name)) return `the photo ${name} is not in it`
  return undefined
}

/** The listed objects that a store lacks, or has with another size. */
async function findDifferent(
  objects: ReadonlyMap<string, number>,
  media: Pick<FileStore, 'files'>,
): Promise<string[]> {
  const sizes = await listSizes(media)
  return [...objects].filter(([name, size]) => sizes.get(name) !== size).map(([name]) => name)
}
