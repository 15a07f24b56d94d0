import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { DataFileError } from '#features/import-export/data-file-error.ts'
import { resolveTypedPath } from './typed-path.ts'

/** Opens a file for writing; throws at once if it is not writable. */
export async function createOutputFile(path: string): Promise<WriteStream> {
  const file = createWriteStream(resolveTypedPath(path))
  await once(file, 'open').catch(() => {
    throw new DataFileError(`${path} can’t be written. Is its folder there?`)
  })
  return file
}
