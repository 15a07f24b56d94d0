import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSafeReturnPath } from './index.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/directory?country=fj&page=2#top', '/directory?country=fj&page=2#top'],
  ['/news/../events', '/events'],
  ['/search?q=a//b\\c', '/search?q=a//b\\c'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('%j leads to %j', (text, path) => {
  expect(toSafeReturnPath(text)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'dashboard',
  'javascript:alert(1)',
  'http://localhost:3000/dashboard',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/..//evil.example/path',
  '/a/..//evil.example',
  '/a/..\\\\evil.example',
  '/%2e%2e//evil.example',
  '/.%2E/\\evil.example',
  '/a/%2e%2e\t/\n/evil.example',
  '//[',
])('%j leads home', (text) => {
  expect(toSafeReturnPath(text)).toBe('/')
})

/** Texts with many characters that have a meaning in URLs. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5c', '\t', '\n', '\r', ' ', '@', ':', '?', '..'),
      fc.constantFrom('evil.example', 'a', 'https:', '[', '%', '\u0000', '\u3002', '\uff0f'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => `/${pieces.join('')}`)

const ORIGIN = 'https://portal.example'

test('a browser never leaves this site', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const path = toSafeReturnPath(text)
      expect(path).toMatch(/^\/(?![/\\])/)
      const opened = new URL(path, `${ORIGIN}/auth/sign-in`)
      expect(opened.origin).toBe(ORIGIN)
      expect(opened.pathname).not.toMatch(/^\/[/\\]/)
      expect(opened.href).toBe(ORIGIN + path)
    }),
    { numRuns: 2_000 },
  )
})

test('leaves its own output unchanged', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(toSafeReturnPath(toSafeReturnPath(text))).toBe(toSafeReturnPath(text))
    }),
  )
})
