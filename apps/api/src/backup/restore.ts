import { stat } from 'node:fs/promises'
import { parsePhotoFile } from '@portal/domain/business'
import { findVersionError, openRestoredDatabase } from '#db/engine/backup.ts'
import type { RestoredDatabase } from '#db/engine/copied-database.ts'
import type { LastBackup } from '#db/last-backup.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { CommandError } from '#shared/command-error.ts'
import { resetRestoredDatabase, type RestoreChanges } from './database-part.ts'
import { explainError, createRefusalError, createVersionError } from './explain.ts'
import type { Manifest } from './manifest.ts'
import { listSizes } from './media-objects.ts'
import { CHECK_ONLY_SINK, readArchive } from './read-archive.ts'
import { createRestoredMedia, type RestoredMedia } from './restored-media.ts'
import { NO_FOLDER, createRestoreTarget, type RestoreTarget } from './restore-place.ts'
import { requireSpace } from './require-space.ts'

/** Where to restore a backup. */
export interface RestoreContext {
  /** An empty or missing folder; nothing is stored there where database and photos are elsewhere. */
  readonly dataDir: string
  /** The URL of an empty database on a PostgreSQL server; null for SQLite in the folder. */
  readonly databaseUrl: string | null
  /** The name of the database for people, without a password. */
  readonly place: string
  readonly media: Pick<FileStore, 'put' | 'read' | 'remove' | 'files' | 'isOnDisk' | 'place'>
  /** The time, in milliseconds since 1970; by default the database's. */
  readonly now?: () => number
  /** Cancels the restore, which leaves the place empty. */
  readonly signal?: AbortSignal
}

/** What was restored, and what was changed in it. */
export interface RestoreReport {
  readonly manifest: Manifest
  readonly files: number
  /** Files that rows refer to and the backup lacks, because the portal lacked them. */
  readonly missing: number
  /** Where the backup only lists its files: those that the store lacks, or has in another size. */
  readonly different: readonly string[]
  readonly changes: RestoreChanges
}

/**
 * Restores a backup into an empty data folder or database, and checks all of it: checksums, pages, references, full-text
 * indexes, row counts, and the photos that rows refer to. Servers can start there only once this has succeeded. An
 * interrupted restore can be repeated; a failed one leaves the place empty and a bucket unchanged. Throws a CommandError
 * that says what the operator can do.
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
  const folder = usesFolder ? await createRestoreTarget(dataDir) : NO_FOLDER
  const photos = createRestoredMedia(media)
  let isKept = false
  const keep = () => {
    isKept = true
  }
  try {
    if (usesFolder) await requireSpace(dataDir, size)
    return await restoreDatabase(context, { file, bytes: size }, { photos, folder, keep })
  } catch (error) {
    if (!isKept) {
      await photos.clear()
      await folder.clear()
    }
    throw explainError(error, dataDir)
  }
}

type Archive = Pick<LastBackup, 'file' | 'bytes'>

interface Places {
  readonly photos: RestoredMedia
  readonly folder: RestoreTarget
  /** From now on photos stay, even if a later step fails. */
  readonly keep: () => void
}

async function restoreDatabase(
  context: RestoreContext,
  archive: Archive,
  { photos, folder, keep }: Places,
): Promise<RestoreReport> {
  const database = await openRestoredDatabase(context)
  if (!('write' in database)) throw createRefusalError(database, context.place)
  let mayBeFinished = false
  try {
    const report = await fillDatabase(context, database, archive, photos)
    await folder.finish()
    mayBeFinished = true
    await database.finish()
    return report
  } catch (error) {
    // A failure to clear must not hide the first error.
    const isCleared = await database.clear().then(
      () => true,
      () => false,
    )
    // The database may be finished although the response was lost: servers could start on it and need the photos.
    if (mayBeFinished && !isCleared) keep()
    throw error
  } finally {
    await database.release()
  }
}

async function fillDatabase(
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
    // A damaged database can't be queried for its files.
    const problem =
      damage ?? (objects ? undefined : await describeAbsentFile(listUsedFiles(store.read), media, missing))
    if (problem !== undefined)
      throw new CommandError(`${file} can’t be restored: ${problem}. Use another backup`)
    const different = objects ? await findDifferent(objects, media) : []
    signal?.throwIfAborted()
    return {
      manifest,
      files: objects ? objects.size : files,
      missing: missing.size,
      different,
      changes: await resetRestoredDatabase(store, {
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
  /** The list that replaces the files; undefined for an archive with files. */
  readonly objects: ReadonlyMap<string, number> | undefined
}

async function extractAll(
  { databaseUrl, media, signal }: RestoreContext,
  database: RestoredDatabase,
  file: string,
  photos: RestoredMedia,
): Promise<Extracted> {
  // A bucket may belong to a running portal and can't be cleared, so the whole archive is checked first.
  if (!media.isOnDisk) await readArchive(file, CHECK_ONLY_SINK)
  let restoredManifest: Manifest | undefined
  let missing: ReadonlySet<string> = new Set()
  let objects: ReadonlyMap<string, number> | undefined
  await readArchive(file, {
    async manifest(manifest) {
      requireEngine(file, manifest, databaseUrl === null ? 'sqlite' : 'postgres')
      const other = await findVersionError(manifest.database)
      if (other !== null) throw createVersionError(file, other)
      restoredManifest = manifest
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
  if (!restoredManifest) throw new Error('An archive was read without its manifest')
  return { manifest: restoredManifest, files: photos.count, missing, objects }
}

function requireEngine(file: string, { database }: Manifest, engine: 'sqlite' | 'postgres'): void {
  if (database.engine === engine) return
  throw new CommandError(
    database.engine === 'postgres'
      ? `${file} is of a portal on PostgreSQL. Set DATABASE_URL to an empty database`
      : `${file} is of a portal on SQLite. Restore it without DATABASE_URL, and then use \`move\``,
  )
}

/**
 * Returns a sentence about the first file that a row refers to and that neither the backup nor its list of missing files
 * has.
 */
async function describeAbsentFile(
  names: AsyncIterable<string>,
  media: Pick<FileStore, 'files'>,
  missing: ReadonlySet<string>,
): Promise<string | undefined> {
  const sizes = await listSizes(media)
  for await (const name of names)
    if (!missing.has(name) && !sizes.has(name)) return `the photo ${name} is not in it`
  return undefined
}

/** Finds the listed objects that a store lacks, or has in another size. */
async function findDifferent(
  objects: ReadonlyMap<string, number>,
  media: Pick<FileStore, 'files'>,
): Promise<string[]> {
  const sizes = await listSizes(media)
  return [...objects].filter(([name, size]) => sizes.get(name) !== size).map(([name]) => name)
}
