import pLimit from 'p-limit'
import { CommandError } from '#shared/command-error.ts'
import type { FileStore } from '#media/store/file-store.ts'
import { readAll } from '#media/store/read-all.ts'

/** How copying the files of photos went. */
export interface MovedPhotos {
  /** Files that are the same on both sides. */
  readonly files: number
  /** Files that rows refer to and the folder does not have. */
  readonly missing: readonly string[]
}

/** Files that are copied at once. */
const AT_ONCE = 8

type From = Pick<FileStore, 'read'>
type To = Pick<FileStore, 'put' | 'read' | 'files' | 'place'>

/**
 * Copies files to another store, reads each back there and compares it. Those that are there already are
 * compared only, so that it can be repeated.
 */
export async function movePhotos(
  names: AsyncIterable<string>,
  { from, to }: { readonly from: From; readonly to: To },
  signal?: AbortSignal,
): Promise<MovedPhotos> {
  const missing: string[] = []
  let files = 0
  // Asked for a thousand at a time, and not each before it is sent.
  const there = new Set<string>()
  for await (const { name } of to.files()) there.add(name)
  const moveOne = async (name: string) => {
    signal?.throwIfAborted()
    if (await moveFile(name, from, to, there.has(name))) files += 1
    else missing.push(name)
  }
  const limit = pLimit(AT_ONCE)
  for await (const batch of batches(names)) {
    // Nothing is under way any more once this ends, however it does.
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

/** Answers false for a file that is not there. */
async function moveFile(name: string, from: From, to: To, isThere: boolean): Promise<boolean> {
  const bytes = await readAll(from, name)
  if (bytes === null) return false
  // Both stores have a file whole or not at all, so that one of another size is no rest of a move that was cut off.
  if (!isThere) await to.put([{ name, bytes }])
  const stored = await readAll(to, name)
  if (stored === null || !stored.equals(bytes))
    throw new CommandError(
      `${name} is another file in ${to.place} than in the media folder. Remove it there, and run \`move\` again`,
    )
  return true
}
