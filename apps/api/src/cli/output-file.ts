import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { TransferError } from '#features/transfer/import.service.ts'
import { resolveTypedPath } from './typed-path.ts'

/** A file that is ready to be written; says so at once when there can be none. */
export async function openOutputFile(path: string): Promise<WriteStream> {
  const file = createWriteStream(resolveTypedPath(path))
  await once(file, 'open').catch(() => {
    throw new TransferError(`${path} can’t be written. Is its folder there?`)
  })
  return file
}
