import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  exports: Record<string, string>
  publishConfig: { exports: Record<string, { types: string; default: string }> }
}

/** Every module that a module brings along at run time, packages by their name. */
function reached(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.pathname)) return seen
  seen.add(file.pathname)
  const source = readFileSync(file, 'utf8')
  for (const [, statement = '', from = ''] of source.matchAll(
    /^((?:import|export)\b[^;'"]*?)from '([^']+)'$/gms,
  )) {
    if (/^(import|export) type\b/.test(statement)) continue
    if (from.startsWith('.')) reached(new URL(from, file), seen)
    else seen.add(from)
  }
  return seen
}

const faces = Object.entries(manifest.exports)

describe('the faces of the package', () => {
  test('are its concepts, inside the workspace and packed', () => {
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

  test.each(faces)('%s is there', (_, file) => {
    expect(existsSync(new URL(file, root))).toBe(true)
  })

  test.each(faces)('%s brings along tables and schemas only', (_, file) => {
    const packages = [...reached(new URL(file, root))].filter((name) => !name.startsWith('/'))
    expect(packages.filter((name) => !['@portal/reference-data', 'valibot'].includes(name))).toEqual([])
  })

  test.each(faces.filter(([face]) => face !== './contract'))(
    '%s brings no schema library along',
    (_, file) => {
      expect([...reached(new URL(file, root))]).not.toContain('valibot')
    },
  )

  test('the contract does', () => {
    expect([...reached(new URL('src/contract/index.ts', root))]).toContain('valibot')
  })
})
