import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from '#db/engine/store.ts'
import { databaseFile } from '#db/engine/backup.ts'
import { findUsedFiles, listUsedFiles } from '#media/photos.service.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { recordLastBackup } from '#storage/last-backup.ts'
import { copySoundDatabase } from './database-part.ts'
import { ENTRIES, FORMAT, type Manifest } from './manifest.ts'
import { mediaEntries, sumSizes } from './media-part.ts'
import { readArchive } from './read-archive.ts'
import { explainFullDisk, requireRoom } from './space.ts'
import { openWorkingFolder } from './working-folder.ts'
import { writeArchive, type NewEntry } from './write-archive.ts'

/** The portal that is backed up. */
export interface BackupContext {
  readonly dataDir: string
  /** Its database, which others may write to. */
  readonly store: Pick<Store, 'read'>
  readonly media: Pick<FileStore, 'read' | 'stat'>
  readonly now: () => number
  /** The version of the program. */
  readonly build: string
  /** Gives up and leaves nothing behind. */
  readonly signal?: AbortSignal
}

/** What a backup holds, and how it went. */
export interface BackupReport {
  readonly bytes: number
  readonly rows: number
  readonly files: number
  /** Files that were removed while the backup ran, because nothing refers to them any longer. */
  readonly removed: readonly string[]
  /** Files that the portal refers to and does not have. */
  readonly lost: readonly string[]
  /** Milliseconds that copying the database took. */
  readonly copying: number
  /** Milliseconds of the longest stretch in which the copy kept the disk busy. */
  readonly longestStretch: number
}

/**
 * Writes a backup of a running portal into a new file: every write that was acknowledged before the start is in it. The file
 * has its name once it was written, flushed and read back; whatever goes wrong before leaves nothing behind. A BackupError
 * says what an operator can do about it.
 */
export async function backUp(context: BackupContext, file: string): Promise<BackupReport> {
  const folder = await openWorkingFolder(file)
  try {
    const report = await write(context, file, folder)
    await folder.remove()
    return report
  } catch (error) {
    await folder.remove()
    throw explainFullDisk(error, dirname(file))
  }
}

async function write(
  context: BackupContext,
  file: string,
  { path, publish }: Awaited<ReturnType<typeof openWorkingFolder>>,
): Promise<BackupReport> {
  const { dataDir, media, now, build, signal } = context
  const createdAt = now()
  // A copy to read from, and the archive.
  await requireRoom(path, 2 * (await stat(databaseFile(dataDir))).size)
  const copy = await copySoundDatabase(dataDir, path, signal)
  const archive = join(path, 'archive.tar')
  const missing: string[] = []
  const manifest: Manifest = { format: FORMAT, createdAt, build, database: copy.facts }
  let files = 0
  try {
    await requireRoom(path, copy.bytes + (await sumSizes(media, listUsedFiles(copy.store.read))))
    await writeArchive({ archive, checksums: join(path, ENTRIES.checksums) }, entries())
  } finally {
    await copy.close()
  }
  // What reaches the disk wrongly is noticed now, not on the day when it is needed.
  await readArchive(archive, NOTHING_KEPT)
  signal?.throwIfAborted()
  await publish(archive)
  const { size: bytes } = await stat(file)
  await recordLastBackup(dataDir, { at: createdAt, file, bytes })
  const lost = await findLost(context.store, missing)
  return {
    bytes,
    rows: Object.values(copy.facts.tables).reduce((sum, rows) => sum + rows, 0),
    files,
    removed: missing.filter((name) => !lost.has(name)),
    lost: [...lost],
    copying: copy.duration,
    longestStretch: copy.longestStretch,
  }

  async function* entries(): AsyncGenerator<NewEntry> {
    yield textEntry(ENTRIES.manifest, JSON.stringify(manifest, null, 2))
    yield databaseEntry(copy)
    for await (const entry of mediaEntries(media, listUsedFiles(copy.store.read), (name) =>
      missing.push(name),
    )) {
      signal?.throwIfAborted()
      files += 1
      yield entry
    }
    yield textEntry(ENTRIES.missing, missing.map((name) => `${name}\n`).join(''))
  }
}

const databaseEntry = ({ file, bytes }: { readonly file: string; readonly bytes: number }): NewEntry => ({
  name: ENTRIES.database,
  size: bytes,
  content: createReadStream(file),
})

function textEntry(name: string, text: string): NewEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: [bytes] }
}

const LOOKED_UP_AT_ONCE = 500

/** Those of some missing files that the portal refers to still. */
async function findLost({ read }: Pick<Store, 'read'>, missing: readonly string[]): Promise<Set<string>> {
  const lost = new Set<string>()
  for (let start = 0; start < missing.length; start += LOOKED_UP_AT_ONCE)
    for (const name of await findUsedFiles(read, missing.slice(start, start + LOOKED_UP_AT_ONCE)))
      lost.add(name)
  return lost
}

const NOTHING_KEPT = {
  manifest: async () => {},
  async database(content: AsyncIterable<Uint8Array>) {
    for await (const _ of content);
  },
  media: async () => {},
  missing: async () => {},
}
