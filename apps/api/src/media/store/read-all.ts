import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

/** Reads all bytes of a stored file; null for a missing one. Rejects if it can't be read to its end. */
export async function readAll(store: Pick<FileStore, 'read'>, name: string): Promise<Buffer | null> {
  const file = await store.read(name)
  return file && buffer(file.stream)
}
