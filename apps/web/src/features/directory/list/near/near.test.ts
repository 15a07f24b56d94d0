import { expect, test } from 'vitest'
import { someFacets } from '#test/facets.ts'
import { EMPTY_QUERY } from '../listing-query.ts'
import { formatPosition, parsePosition } from './position.ts'
import { listOfferedTowns } from './TownsInstead.tsx'

test.each([
  [{ latitude: -9.43123456, longitude: 159.95 }, '-9.431,159.950'],
  [{ latitude: 0, longitude: -179.9996 }, '0.000,-180.000'],
])('%j is %s in an address', (position, text) => {
  expect(formatPosition(position)).toBe(text)
})

test.each([
  ['-9.43123,159.95', { latitude: -9.431, longitude: 159.95 }],
  ['0,-180', { latitude: 0, longitude: -180 }],
  ['91,0', null],
  ['0,181', null],
  ['here', null],
  ['1,2,3', null],
  ['', null],
  [null, null],
])('%s is read as %j', (text, position) => {
  expect(parsePosition(text)).toEqual(position)
})

const names = (...args: Parameters<typeof listOfferedTowns>) =>
  listOfferedTowns(...args).map(({ town }) => town)

test('offers the largest towns of the chosen place, else its main ones, else those of each country', () => {
  const facets = someFacets({ towns: [{ value: 'Auki', count: 8 }] })
  const malaita = { ...EMPTY_QUERY, province: 'malaita' } as const
  expect(names(malaita, facets)).toEqual(['Auki'])
  expect(names(malaita, undefined)).toEqual(['Auki'])
  expect(names({ ...EMPTY_QUERY, country: 'fj' }, undefined).slice(0, 2)).toEqual(['Suva', 'Nadi'])
  expect(names(EMPTY_QUERY, undefined)).toEqual(
    expect.arrayContaining(['Honiara', 'Gizo', 'Auki', 'Lae', 'Nadi', 'Port Vila']),
  )
  const around = someFacets({
    countries: [
      { value: 'sb', count: 20 },
      { value: 'fj', count: 30 },
    ],
  })
  expect(names(EMPTY_QUERY, around).slice(0, 3)).toEqual(['Suva', 'Nadi', 'Honiara'])
})
