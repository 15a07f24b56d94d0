import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * Fails as `toEqual` does. The framework's comparison takes many times as long as Node's, and what it finds is only needed where
 * something differs.
 */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return
  expect(actual, `${what}: not what was expected`).toEqual(expected)
}
