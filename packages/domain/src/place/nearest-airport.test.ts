import { describe, expect, test } from 'vitest'
import { COMPASS_DIRECTIONS } from './compass.ts'
import { getCompassDirection, findNearestAirport } from './index.ts'

const AUKI = { latitude: -8.768, longitude: 160.7 }
const HONIARA = { latitude: -9.4333, longitude: 159.95 }

describe('the nearest airport', () => {
  test.each([
    ['sb', AUKI, "Gwaunaru'u Airport", 7, 'north'],
    ['sb', HONIARA, 'Honiara International Airport', 11, 'east'],
    ['pg', { latitude: -9.48, longitude: 147.19 }, 'Jacksons International Airport', 5, 'north-east'],
    ['nc', { latitude: -22.27, longitude: 166.44 }, 'Nouméa Magenta Airport', 3, 'east'],
    ['vu', { latitude: -17.74, longitude: 168.31 }, 'Bauerfield International Airport', 4, 'north'],
  ] as const)('of %s at %j is %s, %i km %s', (country, point, name, km, direction) => {
    expect(findNearestAirport(country, point)).toMatchObject({ name, km, direction })
  })

  test('is found across the date line', () => {
    const vanuaBalavu = { latitude: -17.24, longitude: 179.99 }
    expect(findNearestAirport('fj', vanuaBalavu)?.km).toBeLessThan(70)
  })

  test('is in the same country, and null where the nearest is too far away', () => {
    expect(findNearestAirport('fj', AUKI)).toBeNull()
    expect(findNearestAirport('sb', { latitude: -5.4, longitude: 159.5 })).toBeNull()
  })
})

test.each(COMPASS_DIRECTIONS.map((direction, index) => [direction, index * 45] as const))(
  'a point to the %s is at %i degrees',
  (direction, degrees) => {
    for (const turn of [-20, 0, 20]) {
      const angle = ((degrees + turn) * Math.PI) / 180
      const to = { latitude: Math.cos(angle) * 0.1, longitude: Math.sin(angle) * 0.1 }
      expect(getCompassDirection({ latitude: 0, longitude: 0 }, to)).toBe(direction)
    }
  },
)
