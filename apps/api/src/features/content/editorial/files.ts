import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of a file that a resource names. */
export const readAttached = (folder: string, file: string): Buffer =>
  readFileSync(join(folder, 'files', file))
