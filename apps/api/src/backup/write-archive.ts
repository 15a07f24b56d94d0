import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { pack, type Pack } from 'tar-stream'
import { ENTRIES } from './manifest.ts'

/** One entry to write. */
export interface NewEntry {
  readonly name: string
  /** Exactly as many bytes as `content` has. */
  readonly size: number
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Files {
  /** The archive, which must not be there yet. */
  readonly archive: string
  /** For the checksums until they are written as the last entry; there may be millions. */
  readonly checksums: string
}

/**
 * Writes entries into a new tar archive, and behind them the SHA-256 of each. Nothing is compressed: photos are already,
 * and they are most of it. Resolves once the archive is flushed; rejects with the error of the disk, or of `entries`.
 */
export async function writeArchive(
  { archive, checksums }: Files,
  entries: AsyncIterable<NewEntry>,
): Promise<void> {
  const packing = pack()
  const failure = new AbortController()
  // What fails first is the reason; whatever fails because of it is not.
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

/** Returns the SHA-256 of the content, in hexadecimal. */
async function packEntry(
  packing: Pack,
  { name, size, content }: NewEntry,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted()
  const hash = createHash('sha256')
  const { promise: packed, resolve, reject } = Promise.withResolvers<void>()
  // It may fail while the content is still read.
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

/** As `sha256sum` writes and checks it. */
export const formatChecksumLine = (sha256: string, name: string): string => `${sha256}  ${name}\n`
