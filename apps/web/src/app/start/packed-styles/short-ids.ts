import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../../../../../..')
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}']
/** No build contains these, so that a new test changes no build. */
const NOT_BUILT = ['**/*.{test,stories}.{ts,tsx}']

/** As styled-components' transform writes it: a hash of the file, and which of its components it is. */
const COMPONENT_ID = /(componentId:\s*["'`]sc-)[\w-]+?(-\d+["'`])/g

/** Every file's place in the sorted list, in base 36; the same in the server's build and the browser's. */
function indexFiles(): ReadonlyMap<string, string> {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: NOT_BUILT }).map((file) => file.replaceAll(sep, '/'))
  return new Map(files.toSorted().map((file, place) => [file, place.toString(36)]))
}

/** Shortens component ids: they stand on every element, and no compression can shorten a hash. */
export function shortIds(): Plugin {
  let places: ReadonlyMap<string, string> = new Map()
  return {
    name: 'short-ids',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      places = indexFiles()
    },
    transform(code, id) {
      const place = places.get(relative(ROOT, id.split('?')[0] ?? '').replaceAll(sep, '/'))
      if (place === undefined || !code.includes('componentId')) return null
      return { code: code.replace(COMPONENT_ID, `$1${place}$2`), map: null }
    },
  }
}
