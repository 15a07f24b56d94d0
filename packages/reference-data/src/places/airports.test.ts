import { expect, test } from 'vitest'
import { AIRPORTS } from './airports.ts'

/** Rough boxes around the countries: south, north, west, east; longitudes east of the date line beyond 180. */
const BOXES = {
  sb: [-13, -5, 155, 171],
  fj: [-22, -12, 176, 182.5],
  pg: [-12.5, 0, 140, 160],
  nc: [-24, -18, 158, 173],
  vu: [-22, -13, 166, 171],
} as const

test('each airport is in its country, with a unique name', () => {
  const culprits = Object.entries(BOXES).flatMap(([code, [south, north, west, east]]) =>
    AIRPORTS[code as keyof typeof BOXES].filter(([, latitude, longitude]) => {
      const eastward = longitude < 0 ? longitude + 360 : longitude
      return latitude < south || latitude > north || eastward < west || eastward > east
    }),
  )
  expect(culprits).toEqual([])
  const names = Object.values(AIRPORTS).flatMap((airports) => airports.map(([name]) => name))
  expect(names).toHaveLength(new Set(names).size)
  expect(names.length).toBeGreaterThan(100)
})
