import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { pack, type Pack } from 'tar-stream'
import { ENTRIES } from './manifest.ts'

export interface NewEntry {
  readonly name: string
  /** The exact number of bytes in `content`. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Files {
  /** The path of the archive, which must not exist yet. */
  readonly archive: string
  /** The path of a file for the checksums, of which there may be millions, until they become the last entry. */
  readonly checksums: string
}

/**
 * Writes entries and their SHA-256 checksums into a new tar archive. It is not compressed, since photos already are.
 * Resolves once the archive is flushed; rejects with the error of the disk or of `entries`.
 */
export async function writeArchive(
  { archive, checksums }: Files,
  entries: AsyncIterable<NewEntry>,
): Promise<void> {
  const packing = pack()
  const failure = new AbortController()
  // The first failure is the cause; later ones follow from it.
  const fail = (error: unknown) => {
    failure.abort(error)
    packing.destroy()
  }
  const written = pipeline(
    packing,
    createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
  ).catch(fail)
  const sums = createWriteStream(checksums, { flags: 'wx', mode: 0o600 }).on('error', fail)
  const packEntries = async () => {
    for await (const entry of entries) {
      const sha256 = await packEntry(packing, entry, failure.signal)
      if (!sums.write(formatChecksumLine(sha256, entry.name)))
        await once(sums, 'drain', { signal: failure.signal })
    }
    sums.end()
    await finished(sums)
    const { size } = await stat(checksums)
    const content = createReadStream(checksums)
    await packEntry(packing, { name: ENTRIES.checksums, size, content }, failure.signal)
    packing.finalize()
  }
  await packEntries().catch(fail)
  await written
  if (failure.signal.aborted) sums.destroy()
  failure.signal.throwIfAborted()
}

/** Writes an entry; returns the SHA-256 of its content in hexadecimal. */
async function packEntry(
  packing: Pack,
  { name, size, content }: NewEntry,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const hash = createHash('sha256')
  const { promise: packed, resolve, reject } = Promise.withResolvers<void>()
  // It may fail while the content is still being read.
  packed.catch(() => undefined)
  const sink = packing.entry({ name, size, mode: 0o600, type: 'file' }, (error) =>
    error ? reject(error) : resolve(),
  )
  sink.on('error', () => undefined)
  for await (const piece of content) {
    signal.throwIfAborted()
    hash.update(piece)
    if (!sink.write(piece)) await once(sink, 'drain', { signal })
  }
  sink.end()
  await packed
  return hash.digest('hex')
}

/** Formats a line as `sha256sum` writes and checks it. */
export const formatChecksumLine = (sha256: string, name: string): string => `${sha256}  ${name}\n`
