import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The package's own folder, found from its source as from its bundle: `content/` and `demo/` are in it. */
export function packageFolder(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from))
}
