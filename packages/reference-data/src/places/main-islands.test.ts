import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAIN_ISLANDS } from '../index.ts'

const gazetteer = readFileSync(new URL('../words/places.csv', import.meta.url), 'utf8')

test('islands have coordinates of the gazetteer', () => {
  const known = new Set(
    gazetteer
      .split('\n')
      .map((line) => line.split(','))
      .filter(([, kind]) => kind === 'island')
      .map(([, , country, , , latitude, longitude]) => `${country} ${Number(latitude)} ${Number(longitude)}`),
  )
  const missing = Object.entries(MAIN_ISLANDS).flatMap(([country, islands]) =>
    islands.filter(([, latitude, longitude]) => !known.has(`${country} ${latitude} ${longitude}`)),
  )
  expect(missing).toEqual([])
})
