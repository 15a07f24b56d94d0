import {
  COUNTRY_PROJECTIONS,
  PROVINCE_OUTLINES,
  PROVINCE_PROJECTIONS,
  SOLOMON_MAP,
} from '@portal/reference-data'
import { expect, test } from 'vitest'
import { toOutlinePoint, extendViewBox } from './index.ts'

test('the capital lies where the map marks it', () => {
  const { x, y } = toOutlinePoint(PROVINCE_PROJECTIONS.main, { latitude: -9.4333, longitude: 159.95 })
  expect(Math.hypot(x - SOLOMON_MAP.capital.x, y - SOLOMON_MAP.capital.y)).toBeLessThan(12)
})

test.each([
  ['western', 'main', -8.103, 156.842],
  ['malaita', 'main', -8.768, 160.7],
  ['rennell-bellona', 'main', -11.65, 160.3],
  ['temotu', 'inset', -10.72, 165.8],
] as const)('a town of %s lies on its emblem', (province, projection, latitude, longitude) => {
  const [left = 0, top = 0, width = 0, height = 0] = PROVINCE_OUTLINES[province].viewBox
    .split(' ')
    .map(Number)
  const { x, y } = toOutlinePoint(PROVINCE_PROJECTIONS[projection], { latitude, longitude })
  expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
})

test.each([
  ['fj', -18.14, 178.44],
  ['fj', -17.24, -178.96],
  ['pg', -9.44, 147.18],
  ['nc', -22.27, 166.44],
  ['vu', -17.74, 168.31],
] as const)('a town of %s at %f, %f lies on its outline', (country, latitude, longitude) => {
  const { x, y } = toOutlinePoint(COUNTRY_PROJECTIONS[country], { latitude, longitude })
  expect(x > 0 && x < 640 && y > 0 && y < 400).toBe(true)
})

test('a view grows to show a point beside the outline, within bounds', () => {
  expect(extendViewBox('0 0 100 50', { x: 40, y: 20 })).toBe('0 0 100 50')
  expect(extendViewBox('0 0 100 50', { x: 120, y: -10 })).toBe('0 -15 125 65')
  expect(extendViewBox('0 0 100 50', { x: 400, y: 20 })).toBeNull()
})
