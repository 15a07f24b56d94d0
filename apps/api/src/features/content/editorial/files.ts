import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '#package-files/package-folder.ts'

/** Texts that ship with the product: `pages/`, `resources/` and the `files/` that resources name. */
export const EDITORIAL = join(packageFolder(), 'content')

/** The bytes of a file that a resource names. */
export const readAttached = (folder: string, file: string): Buffer =>
  readFileSync(join(folder, 'files', file))
