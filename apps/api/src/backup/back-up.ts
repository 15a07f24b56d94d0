import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from '#db/engine/store.ts'
import { findUsedFiles, listUsedFiles } from '#media/photos.service.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { recordLastBackup } from '#db/last-backup.ts'
import { copySoundDatabase } from './database-part.ts'
import { explainError } from './explain.ts'
import { formatObjectLine, listSizes } from './media-objects.ts'
import { getDatabaseEntry, ENTRIES, FORMATS, type Manifest } from './manifest.ts'
import { listMediaEntries, sumSizes } from './media-part.ts'
import { CHECK_ONLY_SINK, readArchive } from './read-archive.ts'
import { requireSpace } from './require-space.ts'
import { ARCHIVE, createWorkingFolder } from './working-folder.ts'
import { writeArchive, type NewEntry } from './write-archive.ts'

/** The portal to back up. */
export interface BackupContext {
  readonly dataDir: string
  /** The URL of its PostgreSQL server; null for SQLite in the folder. */
  readonly databaseUrl: string | null
  /** Its database, which may be written to meanwhile. */
  readonly store: Pick<Store, 'read' | 'write'>
  readonly media: Pick<FileStore, 'read' | 'files' | 'isOnDisk'>
  readonly now: () => number
  /** The version of the program. */
  readonly build: string
  /** Cancels the backup, which then leaves nothing behind. */
  readonly signal?: AbortSignal
}

/** What a backup contains, and how it went. */
export interface BackupReport {
  readonly bytes: number
  readonly rows: number
  readonly files: number
  /** Whether the archive only lists names and sizes of the files, since their store has backups of its own. */
  readonly isListed: boolean
  /** Files that the portal stopped using and removed while the backup ran. */
  readonly removed: readonly string[]
  /** Files that the portal refers to and lacks. */
  readonly lost: readonly string[]
  /**
   * Why a complete backup could not be recorded in the database; null if it was, or if it lacks files and is not to be
   * recorded.
   */
  readonly recordError: string | null
  /** Milliseconds that copying the database took. */
  readonly copyMs: number
  /** Milliseconds of the longest stretch in which the copy kept the disk busy; null where a server copied. */
  readonly longestStepMs: number | null
}

/**
 * Writes a backup of a running portal into a new file, with every write that was acknowledged before the start. The file
 * gets its name once it is written, flushed and read back; a failure before that leaves nothing behind. Throws a
 * CommandError that says what the operator can do.
 */
export async function backUp(context: BackupContext, file: string): Promise<BackupReport> {
  const folder = await createWorkingFolder(file)
  try {
    return await write(context, file, folder)
  } catch (error) {
    throw explainError(error, dirname(file))
  } finally {
    await folder.remove()
  }
}

async function write(
  context: BackupContext,
  file: string,
  { path, publish }: Awaited<ReturnType<typeof createWorkingFolder>>,
): Promise<BackupReport> {
  const { dataDir, databaseUrl, store, media, now, build, signal } = context
  const createdAt = now()
  const copy = await copySoundDatabase({ dataDir, databaseUrl }, path, signal)
  const { engine } = copy.facts
  const isListed = engine === 'postgres' && !media.isOnDisk
  const archive = join(path, ARCHIVE)
  const missing: string[] = []
  const manifest: Manifest = { format: FORMATS[engine], createdAt, build, database: copy.facts }
  let files = 0
  try {
    const photos = isListed ? 0 : await sumSizes(media, listUsedFiles(copy.store.read))
    await requireSpace(path, copy.bytes + photos)
    await writeArchive({ archive, checksums: join(path, ENTRIES.checksums) }, createEntries())
  } finally {
    await copy.close()
  }
  // Finds write errors now rather than on the day the backup is needed.
  await readArchive(archive, CHECK_ONLY_SINK)
  signal?.throwIfAborted()
  const lost = await findLost(store, missing)
  const { size: bytes } = await stat(archive)
  await publish(archive)
  // A backup that lacks files must not count as the last good one.
  const recordError =
    lost.size > 0
      ? null
      : await recordLastBackup(store.write, { at: createdAt, file, bytes }).then(() => null, toMessage)
  return {
    bytes,
    rows: Object.values(copy.facts.tables).reduce((sum, rows) => sum + rows, 0),
    files,
    isListed,
    removed: missing.filter((name) => !lost.has(name)),
    lost: [...lost],
    recordError,
    copyMs: copy.durationMs,
    longestStepMs: copy.longestStepMs,
  }

  async function* createEntries(): AsyncGenerator<NewEntry> {
    yield createTextEntry(ENTRIES.manifest, JSON.stringify(manifest, null, 2))
    yield createFileEntry(getDatabaseEntry(engine), copy)
    if (isListed) yield await listObjects()
    else yield* addMediaFiles()
    yield createTextEntry(ENTRIES.missing, missing.map((name) => `${name}\n`).join(''))
  }

  async function* addMediaFiles(): AsyncGenerator<NewEntry> {
    for await (const entry of listMediaEntries(media, listUsedFiles(copy.store.read), (name) =>
      missing.push(name),
    )) {
      signal?.throwIfAborted()
      files += 1
      yield entry
    }
  }

  async function listObjects(): Promise<NewEntry> {
    const sizes = await listSizes(media)
    const lines: string[] = []
    for await (const name of listUsedFiles(copy.store.read)) {
      const size = sizes.get(name)
      if (size === undefined) missing.push(name)
      else lines.push(formatObjectLine(name, size))
    }
    files = lines.length
    return createTextEntry(ENTRIES.objects, lines.join(''))
  }
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const createFileEntry = (
  name: string,
  { file, bytes }: { readonly file: string; readonly bytes: number },
): NewEntry => ({
  name,
  size: bytes,
  content: createReadStream(file),
})

function createTextEntry(name: string, text: string): NewEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: [bytes] }
}

const BATCH_SIZE = 500

/** Finds the missing files that the portal still refers to. */
async function findLost({ read }: Pick<Store, 'read'>, missing: readonly string[]): Promise<Set<string>> {
  const lost = new Set<string>()
  for (let start = 0; start < missing.length; start += BATCH_SIZE)
    for (const name of await findUsedFiles(read, missing.slice(start, start + BATCH_SIZE))) lost.add(name)
  return lost
}
