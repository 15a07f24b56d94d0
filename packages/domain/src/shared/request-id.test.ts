import { expect, test } from 'vitest'
import { createRequestIds, isRequestId } from './request-id.ts'

test.each([
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '5b1e0c9f2a7d4e6f8a9b0c1d2e3f4a5b',
  'a',
  'a'.repeat(64),
  'proxy.7_b-2',
])('%s is an id', (id) => expect(isRequestId(id)).toBe(true))

test.each([undefined, ['a', 'b'], '', 'a'.repeat(65), 'a b', 'a"b', 'a\nb', 'Nouméa', 'a,b', '{}'])(
  '%j is none',
  (id) => expect(isRequestId(id)).toBe(false),
)

test('made ids differ, and are ids', () => {
  const next = createRequestIds('Zx-_09')
  const ids = Array.from({ length: 100 }, () => next())
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter((id) => !isRequestId(id))).toEqual([])
})
