import { expect, test } from 'vitest'
import { AdmissionFilter } from './admission-filter.ts'

test('a key is admitted from the second time on', () => {
  const filter = new AdmissionFilter()
  expect([filter.admits('/a'), filter.admits('/b'), filter.admits('/a'), filter.admits('/a')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a walk through many addresses admits none of them, and memory stays what it is', () => {
  const filter = new AdmissionFilter()
  const admitted = Array.from({ length: 50_000 }, (_, n) => filter.admits(`/api/businesses/shop-${n}`))
  expect(admitted.filter(Boolean)).toEqual([])
  // The latest are still known, the first are not.
  expect(filter.admits('/api/businesses/shop-49999')).toBe(true)
  expect(filter.admits('/api/businesses/shop-0')).toBe(false)
})
