import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * Fails like `toEqual`. The framework's comparison takes many times as long as Node's, and its output is only needed for a
 * difference.
 */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(actual, expected)) return
  expect(actual, `${what}: not what was expected`).toEqual(expected)
}
