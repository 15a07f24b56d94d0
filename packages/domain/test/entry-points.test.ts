import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: Record<string, string>
  publishConfig: { exports: Record<string, { types: string; default: string }> }
}

/** Every module that a module imports at run time, directly or not; packages by their name. */
function importedModules(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.pathname)) return seen
  seen.add(file.pathname)
  const source = readFileSync(file, 'utf8')
  for (const [, statement = '', from = ''] of source.matchAll(
    /^((?:import|export)\b[^;'"]*?)from '([^']+)'$/gms,
  )) {
    if (/^(import|export) type\b/.test(statement)) continue
    if (from.startsWith('.')) importedModules(new URL(from, file), seen)
    else seen.add(from)
  }
  return seen
}

const entryPoints = Object.entries(manifest.exports)

describe('the entry points of the package', () => {
  test('are its folders, in the workspace and when packed', () => {
    const concepts = readdirSync(new URL('src/', root)).map((concept) => `./${concept}`)
    expect(Object.keys(manifest.exports).toSorted()).toEqual(concepts.toSorted())
    expect(manifest.publishConfig.exports).toEqual(
      Object.fromEntries(
        concepts.map((concept) => [
          concept,
          { types: `./dist/${concept.slice(2)}/index.d.ts`, default: `./dist/${concept.slice(2)}/index.js` },
        ]),
      ),
    )
  })

  test.each(entryPoints)('%s exists', (_, file) => {
    expect(existsSync(new URL(file, root))).toBe(true)
  })

  test.each(entryPoints)('%s imports no packages but reference-data and valibot', (_, file) => {
    const packages = [...importedModules(new URL(file, root))].filter((name) => !name.startsWith('/'))
    expect(packages.filter((name) => !['@portal/reference-data', 'valibot'].includes(name))).toEqual([])
  })

  test.each(entryPoints.filter(([face]) => face !== './contract'))(
    '%s does not import valibot',
    (_, file) => {
      expect([...importedModules(new URL(file, root))]).not.toContain('valibot')
    },
  )

  test('the contract imports valibot', () => {
    expect([...importedModules(new URL('src/contract/index.ts', root))]).toContain('valibot')
  })
})
