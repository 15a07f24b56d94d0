import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What opens a database on the engine of the run. */
const OPENS_STORES = join(import.meta.dirname, 'new-store.ts')
const IMPORTS = /from '(?:#test\/|(?=\.{1,2}\/))([^']+)'/g

/** The files that a file of tests imports, of those in the folder of tests or beside itself. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : join(import.meta.dirname, path),
  )
}

/** The files of tests, relative to the package, whose tests open a database on the engine of the run. */
export function findStoreTests(): string[] {
  const known = new Map<string, boolean>([[OPENS_STORES, true]])
  const opensStores = (file: string): boolean => {
    const told = known.get(file)
    if (told !== undefined) return told
    // Those that import each other in a circle open what the rest of them opens.
    known.set(file, false)
    const opens = importsOf(file).some((imported) => imported.includes('/test/') && opensStores(imported))
    known.set(file, opens)
    return opens
  }
  const tests = globSync(['src/**/*.test.ts', 'test/**/*.test.ts'], { cwd: ROOT })
  return tests.filter((test) => opensStores(join(ROOT, test))).map((test) => relative(ROOT, join(ROOT, test)))
}
