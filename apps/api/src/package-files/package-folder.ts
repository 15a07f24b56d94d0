import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Finds the folder of the package, from its source or its bundle; it contains `content/` and `demo/`. */
export function findPackageFolder(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : findPackageFolder(dirname(from))
}
