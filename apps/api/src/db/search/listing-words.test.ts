import { expect, test } from 'vitest'
import { unpackTerms } from './listing-words.ts'

test.each([0, 1])('unpacked terms don’t share the buffer that they were read from, at %i', (offset) => {
  const piece = new Uint8Array(65_536)
  piece.set([7, 0, 0, 0, 9, 0, 0, 0], offset)
  const terms = unpackTerms(piece.subarray(offset, offset + 8))
  expect([...terms]).toEqual([7, 9])
  expect(terms.buffer.byteLength).toBe(8)
})
