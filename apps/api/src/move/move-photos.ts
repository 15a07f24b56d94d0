import pLimit from 'p-limit'
import { CommandError } from '#shared/command-error.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { readAll } from '#media/store/read-all.ts'

export interface MovedPhotos {
  /** Files that are equal on both sides. */
  readonly files: number
  /** Files that rows refer to and the folder lacks. */
  readonly missing: readonly string[]
}

/** Concurrent copies. */
const CONCURRENCY = 8

type From = Pick<FileStore, 'read'>
type To = Pick<FileStore, 'put' | 'read' | 'files' | 'place'>

/**
 * Copies files to another store, reads each copy and compares it. Existing files are only compared, so that the move can be
 * repeated.
 */
export async function movePhotos(
  names: AsyncIterable<string>,
  { from, to }: { readonly from: From; readonly to: To },
  signal?: AbortSignal,
): Promise<MovedPhotos> {
  const missing: string[] = []
  let files = 0
  // Looked up in batches of a thousand, rather than before each copy.
  const there = new Set<string>()
  for await (const { name } of to.files()) there.add(name)
  const moveOne = async (name: string) => {
    signal?.throwIfAborted()
    if (await moveFile(name, from, to, there.has(name))) files += 1
    else missing.push(name)
  }
  const limit = pLimit(CONCURRENCY)
  for await (const batch of batches(names)) {
    // No copy is running any more when this ends, even on failure.
    const outcomes = await Promise.allSettled(batch.map((name) => limit(moveOne, name)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
  return { files, missing: missing.toSorted() }
}

const BATCH = 100

async function* batches(names: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let batch: string[] = []
  for await (const name of names) {
    batch.push(name)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

/** Returns false for a missing file. */
async function moveFile(name: string, from: From, to: To, isThere: boolean): Promise<boolean> {
  const bytes = await readAll(from, name)
  if (bytes === null) return false
  // Both stores have complete files only, so one of another size is not left from an interrupted move.
  if (!isThere) await to.put([{ name, bytes }])
  const stored = await readAll(to, name)
  if (stored === null || !stored.equals(bytes))
    throw new CommandError(
      `${name} is another file in ${to.place} than in the media folder. Remove it there, and run \`move\` again`,
    )
  return true
}
