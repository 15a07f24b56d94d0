import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** What opens a database on the engine of the run. */
const OPENS_STORES = join(import.meta.dirname, 'new-store.ts')
/** What starts the portal's own processes, the server or a command. */
const STARTS_PROCESSES = join(import.meta.dirname, 'process.ts')
/** Texts that are made of others, as where a test writes a file, are no paths. */
const IMPORTS = /from '(?:#test\/|(?=\.{1,2}\/))([^'$]+)'/g

/** The files that a file of tests imports, of those in the folder of tests or beside itself. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : join(import.meta.dirname, path),
  )
}

/** Tells of a file of tests or of the folder of tests whether it imports one of that folder, itself or through others there. */
function importersOf(wanted: string): (file: string) => boolean {
  const known = new Map<string, boolean>([[wanted, true]])
  const isImporter = (file: string): boolean => {
    const told = known.get(file)
    if (told !== undefined) return told
    // Those that import each other in a circle import what the rest of them does.
    known.set(file, false)
    const found = importsOf(file).some((imported) => imported.includes('/test/') && isImporter(imported))
    known.set(file, found)
    return found
  }
  return isImporter
}

/**
 * The files of tests, relative to the package, whose tests open a database on the engine of the run. Those that start processes
 * choose the engine of each by themselves.
 */
export function findStoreTests(): string[] {
  const [opensStores, startsProcesses] = [importersOf(OPENS_STORES), importersOf(STARTS_PROCESSES)]
  return globSync(['src/**/*.test.ts', 'test/**/*.test.ts'], { cwd: ROOT })
    .filter((test) => opensStores(join(ROOT, test)) && !startsProcesses(join(ROOT, test)))
    .map((test) => relative(ROOT, join(ROOT, test)))
}
