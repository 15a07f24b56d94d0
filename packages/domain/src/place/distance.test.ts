import { expect, test } from 'vitest'
import { getDistanceKm, formatDistance } from './index.ts'

const AUKI = { latitude: -8.768, longitude: 160.7 }
const HONIARA = { latitude: -9.4333, longitude: 159.95 }

test('measures distances across the date line', () => {
  const west = { latitude: -17, longitude: 179.9 }
  expect(getDistanceKm(west, { latitude: -17, longitude: -179.9 })).toBeCloseTo(21.3, 0)
})

test('measures distances along a great circle', () => {
  expect(getDistanceKm(AUKI, AUKI)).toBe(0)
  expect(getDistanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.2, 1)
  expect(getDistanceKm(HONIARA, AUKI)).toBeCloseTo(110.8, 0)
})

test.each([
  [0, '100 m'],
  [0.04, '100 m'],
  [0.78, '800 m'],
  [0.94, '900 m'],
  [0.96, '1 km'],
  [1.4, '1 km'],
  [3.2, '3 km'],
  [99.4, '99 km'],
  [99.6, '100 km'],
  [118, '120 km'],
  [1234, '1230 km'],
])('formats %f km as %s', (km, text) => {
  expect(formatDistance(km)).toBe(text)
})
