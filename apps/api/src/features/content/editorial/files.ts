import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The package's own folder, found from its source as from its bundle. */
function packageFolder(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from))
}

/** Texts that ship with the product: `pages/`, `resources/` and the `files/` that resources name. */
export const EDITORIAL = join(packageFolder(), 'content')

/** The bytes of a file that a resource names. */
export const readAttached = (folder: string, file: string): Buffer =>
  readFileSync(join(folder, 'files', file))
