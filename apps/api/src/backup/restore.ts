import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parsePhotoFile } from '@portal/domain/business'
import { databaseFile, openCopiedDatabase, unknownMigrations } from '#db/engine/backup.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { BackupError } from './backup-error.ts'
import { settle, type Settled } from './database-part.ts'
import type { Manifest } from './manifest.ts'
import { openMediaWriter } from './media-part.ts'
import { readArchive } from './read-archive.ts'
import { openRestorePlace } from './restore-place.ts'
import { explainFullDisk, requireRoom } from './space.ts'

/** Where a backup is restored to. */
export interface RestoreContext {
  /** An empty folder, or one that is not there yet. */
  readonly dataDir: string
  readonly media: Pick<FileStore, 'put' | 'stat'>
  readonly now: () => number
  /** Gives up and leaves the folder empty. */
  readonly signal?: AbortSignal
}

/** What was restored, and what was changed in it. */
export interface RestoreReport {
  readonly manifest: Manifest
  readonly files: number
  /** Files that rows refer to and the backup does not have, because the portal did not have them. */
  readonly missing: number
  readonly settled: Settled
}

/**
 * Restores a backup into an empty data folder, and checks all of it: the archive by its checksums, the database by its
 * pages, references, full-text indexes and counts, the media folder by what rows refer to. Nothing starts on the folder
 * before all that is done; a restore that was cut off can be repeated, and one that fails leaves the folder empty. A
 * BackupError says what an operator can do about it.
 */
export async function restore(context: RestoreContext, file: string): Promise<RestoreReport> {
  const { size } = await stat(file).catch(() => {
    throw new BackupError(`${file} is not there, or can’t be read`)
  })
  const place = await openRestorePlace(context.dataDir)
  try {
    await requireRoom(context.dataDir, size)
    const report = await fill(context, file)
    await place.finish()
    return report
  } catch (error) {
    await place.clear()
    throw explainFullDisk(error, context.dataDir)
  }
}

async function fill(context: RestoreContext, file: string): Promise<RestoreReport> {
  const { dataDir, media, now, signal } = context
  const { manifest, missing, files } = await extractAll(context, file)
  const { store, findDamage } = openCopiedDatabase({ dataDir })
  try {
    const [damage] = findDamage(manifest.database)
    // Only a sound database can be asked what it refers to.
    const finding = damage ?? (await findAbsent(listUsedFiles(store.read), media, missing))
    if (finding !== undefined)
      throw new BackupError(`${file} can’t be restored: ${finding}. Use another backup`)
    signal?.throwIfAborted()
    return { manifest, files, missing: missing.size, settled: await settle(store, now()) }
  } finally {
    await store.close()
  }
}

interface Extracted {
  readonly manifest: Manifest
  readonly files: number
  readonly missing: ReadonlySet<string>
}

async function extractAll({ dataDir, media, signal }: RestoreContext, file: string): Promise<Extracted> {
  const photos = openMediaWriter(media)
  let found: Manifest | undefined
  let missing: ReadonlySet<string> = new Set()
  await readArchive(file, {
    async manifest(manifest) {
      const unknown = unknownMigrations(manifest.database.migrations)
      if (unknown.length > 0)
        throw new BackupError(
          `${file} is of a newer version of the portal (it has ${unknown.join(', ')}). Use that version to restore it`,
        )
      found = manifest
    },
    async database(content) {
      const target = createWriteStream(databaseFile(dataDir), { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(content, target, signal ? { signal } : {})
    },
    async media(name, bytes) {
      signal?.throwIfAborted()
      if (parsePhotoFile(name) === null)
        throw new BackupError(`${file} holds ${JSON.stringify(name)}, which is no photo. Use another backup`)
      await photos.add(name, bytes)
    },
    async missing(names) {
      missing = new Set(names)
    },
  })
  await photos.flush()
  if (!found) throw new Error('An archive was read without its manifest')
  return { manifest: found, files: photos.count, missing }
}

/** A sentence for the first file that a row refers to and neither the backup nor its list of missing files has. */
async function findAbsent(
  names: AsyncIterable<string>,
  media: Pick<FileStore, 'stat'>,
  missing: ReadonlySet<string>,
): Promise<string | undefined> {
  for await (const name of names)
    if (!missing.has(name) && (await media.stat(name)) === null) return `the photo ${name} is not in it`
  return undefined
}
