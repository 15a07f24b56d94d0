import { toOutlinePoint } from '@portal/domain/place'
import { COUNTRY_PROJECTIONS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { toCoordinates } from './outline-coordinates.ts'

test.each([
  ['sb', -9.432, 159.955],
  ['fj', -16.8, -179.9],
  ['fj', -18.14, 178.44],
  ['vu', -17.73, 168.32],
] as const)('inverts the projection of %s: %d, %d', (country, latitude, longitude) => {
  const projection = COUNTRY_PROJECTIONS[country]
  const back = toCoordinates(projection, toOutlinePoint(projection, { latitude, longitude }))
  // A tenth of a unit is what the outline rounds to.
  const tenth = (0.1 / projection.scale) * (180 / Math.PI)
  expect(Math.abs(back.latitude - latitude)).toBeLessThan(tenth)
  expect(Math.abs(back.longitude - longitude)).toBeLessThan(tenth)
})
