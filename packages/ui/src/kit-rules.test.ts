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

test('no colour is written outside the tokens, except in the flags', () => {
  const styled = shipped.filter((path) => path !== 'tokens/values.ts' && path !== 'Flag/flags.tsx')
  expect(styled.length).toBeGreaterThan(80)
  expect(found(/#[0-9a-f]{3,8}\b|%23[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi, styled)).toEqual([])
})

test('transitions change only opacity, transform and visibility', () => {
  const transitions = shipped.flatMap((file) =>
    [...source(file).matchAll(/transition:([^;]+);/g)].flatMap(([, list = '']) =>
      list.split(',\n').map((each) => ({ file, property: each.trim().split(' ')[0] ?? '' })),
    ),
  )
  const allowed = ['opacity', 'transform', 'visibility', 'none']
  expect(transitions.length).toBeGreaterThan(5)
  expect(transitions.filter(({ property }) => !allowed.includes(property))).toEqual([])
})

test('no component writes a style attribute, which a strict Content-Security-Policy blocks', () => {
  expect(found(/\bstyle=\{/g, shipped)).toEqual([])
})

test('index.ts exports each file once, sorted by path', () => {
  const paths = [...source('index.ts').matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) =>
    path.toLowerCase(),
  )
  expect(paths).toEqual([...new Set(paths)].toSorted())
})

test('exported styled components have an explicit type, so that declarations name no internals of styled-components', () => {
  expect(found(/^export const \w+ = styled\b/gm, shipped)).toEqual([])
})
