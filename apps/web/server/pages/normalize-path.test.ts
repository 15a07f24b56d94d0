import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizePath } from './normalize-path.ts'

test.each([
  ['/', '/'],
  ['/list', '/list'],
  ['/list/', '/list'],
  ['/list//a/', '/list/a'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\t/evil.example/', '/evil.example'],
  ['/..//evil.example', '/../evil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('%j becomes %j', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized)
})

const ORIGIN = 'https://portal.example'
const hostilePath = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5C',
      '%2F',
      '\t',
      '\n',
      '\r',
      'evil.example',
      'a',
      '@',
      ':',
    ),
  )
  .map((pieces) => `/${pieces.join('')}`)

test('a redirect to it stays on this site and needs no further redirect', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const moved = new URL(normalizePath(path), `${ORIGIN}/somewhere/`)
      expect(moved.origin).toBe(ORIGIN)
      expect(moved.pathname).not.toMatch(/^\/[/\\]/)
      expect(normalizePath(normalizePath(path))).toBe(normalizePath(path))
    }),
    { numRuns: 2_000 },
  )
})
