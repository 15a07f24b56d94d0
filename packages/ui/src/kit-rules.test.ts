import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** What the package ships: no stories, no tests, no pages for the design team. */
const shipped = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$|^design\//.test(path))

const found = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) => (source(file).match(pattern) ?? []).map((match) => `${file}: ${match}`))

test('no colour stands outside the tokens, but for the flags’ own', () => {
  const dressed = shipped.filter((path) => path !== 'tokens/values.ts' && path !== 'Flag/drawings.tsx')
  expect(dressed.length).toBeGreaterThan(80)
  expect(found(/#[0-9a-f]{3,8}\b|%23[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi, dressed)).toEqual([])
})

test('nothing moves but by opacity and transform', () => {
  const transitions = shipped.flatMap((file) =>
    [...source(file).matchAll(/transition:([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(',\n').map((each) => ({ file, property: each.trim().split(' ')[0] ?? '' })),
    ),
  )
  const allowed = ['opacity', 'transform', 'visibility', 'none']
  expect(transitions.length).toBeGreaterThan(5)
  expect(transitions.filter(({ property }) => !allowed.includes(property))).toEqual([])
})

test('no component writes a style attribute, which a strict policy refuses', () => {
  expect(found(/\bstyle=\{/g, shipped)).toEqual([])
})

test('the package’s face goes by path, each once', () => {
  const paths = [...source('index.ts').matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) =>
    path.toLowerCase(),
  )
  expect(paths).toEqual([...new Set(paths)].toSorted())
})

test('no styled part is exported without its type, which would name the library’s own files', () => {
  expect(found(/^export const \w+ = styled\b/gm, shipped)).toEqual([])
})
