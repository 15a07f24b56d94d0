import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIN_TOWNS } from '../index.ts'

const gazetteer = readFileSync(new URL('../words/places.csv', import.meta.url), 'utf8')
const towns = Object.entries(MAIN_TOWNS).flatMap(([country, rows]) =>
  rows.map(([name, latitude, longitude]) => ({ country, name, latitude, longitude })),
)

test.each(towns)('$name has the coordinates of the gazetteer', ({ country, name, latitude, longitude }) => {
  const rows = gazetteer
    .split('\n')
    .map((line) => line.split(','))
    .filter(
      ([names = '', kind, code]) =>
        kind === 'town' && code === country && names.split('|')[0] === name.toLowerCase(),
    )
  const near = rows.filter(
    ([, , , , , lat, lon]) => Math.hypot(Number(lat) - latitude, Number(lon) - longitude) < 0.01,
  )
  expect(near).not.toEqual([])
})

test('no two towns share a name', () => {
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
})
