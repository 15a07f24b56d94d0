import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of a resource's attached file. */
export const readAttachment = (folder: string, file: string): Buffer =>
  readFileSync(join(folder, 'files', file))
