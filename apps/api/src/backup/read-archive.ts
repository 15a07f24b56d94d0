import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { extract, type Headers } from 'tar-stream'
import { CommandError } from '#shared/command-error.ts'
import { parseObjects } from './media-objects.ts'
import { ENTRIES, parseManifest, type Manifest } from './manifest.ts'
import { formatChecksumLine } from './write-archive.ts'

/** Limits for the manifest, a photo and the lists. */
const MAX_BYTES = {
  manifest: 1_000_000,
  media: 64_000_000,
  objects: 1_000_000_000,
  missing: 256_000_000,
} as const

const DATABASES: readonly string[] = Object.values(ENTRIES.database)

/** Receives the content of an archive, in the order of the entries. */
export interface ArchiveSink {
  /** Throws a CommandError for an unwanted backup, before anything else is read. */
  manifest(manifest: Manifest): Promise<void>
  database(content: AsyncIterable<Uint8Array>): Promise<void>
  /** A file of the media folder, by its name there, which may be any text without a `/`. */
  media(name: string, bytes: Uint8Array): Promise<void>
  /** The names and sizes of the objects of an S3 store, which replace the files. */
  objects(sizes: ReadonlyMap<string, number>): Promise<void>
  /** The names of files that the media folder lacked. */
  missing(names: readonly string[]): Promise<void>
}

/** Stores nothing, to check an archive only. */
export const CHECK_ONLY_SINK: ArchiveSink = {
  manifest: async () => {},
  async database(content) {
    for await (const _ of content);
  },
  media: async () => {},
  objects: async () => {},
  missing: async () => {},
}

/**
 * Reads a whole archive and passes its content to a sink. Throws a CommandError for an archive that is damaged, truncated,
 * of another format, or that has links or unknown names. A sink may use the content only once this has resolved.
 */
export async function readArchive(file: string, sink: ArchiveSink): Promise<void> {
  const read: Progress = { checksums: createHash('sha256'), names: new Set(), isFirst: true, isWhole: false }
  for await (const entry of listEntries(file)) {
    await readEntry(file, entry, sink, read)
    read.isFirst = false
  }
  if (!read.isWhole) throw read.isFirst ? createNoBackupError(file) : createDamageError(file)
}

interface Entry extends AsyncIterable<Uint8Array> {
  readonly header: Headers
}

/** Turns errors of the library into a CommandError, to tell them from errors of a sink. */
async function* listEntries(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const extracting = extract()
  source.on('error', (error) => void extracting.destroy(error))
  source.pipe(extracting)
  let hasEntry = false
  try {
    for await (const entry of extracting) {
      hasEntry = true
      yield entry
    }
  } catch (error) {
    const isOther = !hasEntry && !isOfFileSystem(error) && !(await startsAsBackup(file))
    throw isOther ? createNoBackupError(file, error) : toCommandError(file, error)
  } finally {
    source.destroy()
  }
}

async function* hashContent(file: string, entry: Entry, hash: Hash): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of entry) {
      hash.update(piece)
      yield piece
    }
  } catch (error) {
    throw toCommandError(file, error)
  }
}

/**
 * Tells a backup whose first block is truncated or damaged from another kind of file: the block begins with its entry's
 * name.
 */
async function startsAsBackup(file: string): Promise<boolean> {
  const name = Buffer.from(ENTRIES.manifest)
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(name.length), 0, name.length, 0)
    return buffer.equals(name)
  } finally {
    await handle.close()
  }
}

function toCommandError(file: string, error: unknown): CommandError {
  return isOfFileSystem(error)
    ? new CommandError(`${file} can’t be read: ${error.message}`, { cause: error })
    : createDamageError(file, error)
}

/** Errors of the file system name the system call that failed, those of the library don't. */
const isOfFileSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

interface Progress {
  /** The checksum lines of all entries so far. */
  readonly checksums: Hash
  /** The names of the entries so far; `database` stands for that of either engine. */
  readonly names: Set<string>
  isFirst: boolean
  isWhole: boolean
}

async function readEntry(file: string, entry: Entry, sink: ArchiveSink, read: Progress): Promise<void> {
  const { name, type } = entry.header
  if (read.isFirst !== (name === ENTRIES.manifest)) {
    if (!read.isFirst) throw createDamageError(file)
    throw isOfBackup(name) ? createRepackedError(file, name) : createNoBackupError(file)
  }
  if (type !== 'file' || read.isWhole) throw createUnknownEntryError(file, name)
  const part = DATABASES.includes(name) ? 'database' : name
  if (read.names.has(part))
    throw createDuplicateError(file, part === 'database' ? 'two databases' : `${JSON.stringify(name)} twice`)
  read.names.add(part)
  const hash = createHash('sha256')
  const content = hashContent(file, entry, hash)
  if (name === ENTRIES.checksums) {
    for await (const _ of content);
    read.isWhole = hash.digest('hex') === read.checksums.copy().digest('hex')
    if (!read.isWhole) throw createDamageError(file)
    return
  }
  if (name === ENTRIES.manifest) {
    await sink.manifest(toManifest(file, (await collect(file, content, MAX_BYTES.manifest)).toString()))
  } else if (DATABASES.includes(name)) {
    await sink.database(content)
  } else if (name === ENTRIES.objects) {
    await sink.objects(parseObjects((await collect(file, content, MAX_BYTES.objects)).toString()))
  } else if (name === ENTRIES.missing) {
    const text = (await collect(file, content, MAX_BYTES.missing)).toString()
    await sink.missing(text.split('\n').filter(Boolean))
  } else {
    const media = name.startsWith(ENTRIES.media) ? name.slice(ENTRIES.media.length) : ''
    if (media === '' || media.includes('/')) throw createUnknownEntryError(file, name)
    await sink.media(media, await collect(file, content, MAX_BYTES.media))
  }
  read.checksums.update(formatChecksumLine(hash.digest('hex'), name))
}

async function collect(file: string, content: AsyncIterable<Uint8Array>, max: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > max) throw createDamageError(file)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function toManifest(file: string, text: string): Manifest {
  const manifest = parseManifest(text)
  if (manifest === null) throw createNoBackupError(file)
  if ('unknownFormat' in manifest)
    throw new CommandError(
      `${file} is a backup of format ${manifest.unknownFormat}, which this version can’t read. Use the version of the portal that wrote it`,
    )
  return manifest
}

/** Whether an entry has a known name, as `tar` also writes it for a folder. */
function isOfBackup(name: string): boolean {
  const plain = name.replace(/^\.\//, '')
  return (
    [...DATABASES, ENTRIES.manifest, ENTRIES.checksums, ENTRIES.objects, ENTRIES.missing].includes(plain) ||
    plain.startsWith(ENTRIES.media) ||
    name === './'
  )
}

const createRepackedError = (file: string, name: string) =>
  new CommandError(
    `${file} holds the parts of a backup in another order: ${JSON.stringify(name)} comes first, as where they were packed anew. Use the file that \`backup\` wrote`,
  )
const createDamageError = (file: string, cause?: unknown) =>
  new CommandError(`${file} is damaged or was cut off. Use another backup`, { cause })
const createNoBackupError = (file: string, cause?: unknown) =>
  new CommandError(`${file} is no backup of a portal`, { cause })
const createDuplicateError = (file: string, what: string) =>
  new CommandError(`${file} holds ${what}, so that nobody knows which is meant. Use another backup`)
const createUnknownEntryError = (file: string, name: string) =>
  new CommandError(`${file} holds ${JSON.stringify(name)}, which no backup does. Use another backup`)
