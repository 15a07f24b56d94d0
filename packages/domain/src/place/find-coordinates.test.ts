import { describe, expect, test } from 'vitest'
import { findCoordinates, splitCoordinates } from './index.ts'

const GIZO = { latitude: -8.1, longitude: 156.84 }

describe('findCoordinates', () => {
  test.each([
    ['-8.1', '156.84'],
    ['-8,1', '156,84'],
    ['−8.1', '156.84'],
    ['-8.1°', '156.84°'],
    ['8.1S', '156.84E'],
    ['S 8.1', 'E 156.84'],
    ['8.1° South', '156.84° East'],
    ['8.1 sud', '156.84 est'],
    [`8° 6' 0" S`, `156° 50' 24" E`],
    ['8°6′S', '156°50′24″E'],
    ['8:06:00S', '156:50:24E'],
    ['8 6 0 S', '156 50 24 E'],
    [`8°6.0'S`, `156°50.4'E`],
    ['-8.1', '1.5684E2'],
    ['-8.1', '-203.16'],
  ])('reads %j and %j', (latitude, longitude) => {
    const found = findCoordinates('sb', latitude, longitude)
    expect(found).toMatchObject({ ok: true, value: { isSwapped: false } })
    expect(found.ok && found.value.latitude).toBeCloseTo(GIZO.latitude, 9)
    expect(found.ok && found.value.longitude).toBeCloseTo(GIZO.longitude, 9)
  })

  test.each([
    ['156.84', '-8.1'],
    ['156.84E', '8.1S'],
  ])('corrects swapped ones: %j, %j', (latitude, longitude) => {
    expect(findCoordinates('sb', latitude, longitude)).toEqual({
      ok: true,
      value: { ...GIZO, isSwapped: true },
    })
  })

  test('counts past the date line in both directions', () => {
    expect(findCoordinates('fj', '-16.8', '180.02')).toEqual({
      ok: true,
      value: { latitude: -16.8, longitude: -179.98, isSwapped: false },
    })
    expect(findCoordinates('fj', '-16.8', '-179.98').ok).toBe(true)
  })

  test.each([
    ['sb', '0', '0', '0, 0 is not in Solomon Islands'],
    ['sb', '-0.0', '0.0', '0, 0 is not in Solomon Islands'],
    ['sb', '51.5', '-0.12', '51.5, -0.12 is not in Solomon Islands'],
    ['sb', '8.1', '156.84', '8.1, 156.84 is not in Solomon Islands; is -8.1, 156.84 meant?'],
    ['vu', '-17.73', '-168.32', '-17.73, -168.32 is not in Vanuatu; is -17.73, 168.32 meant?'],
    ['nc', '-2227', '16644', '-2227, 16644 is not in New Caledonia'],
    ['sb', '-904709.2', '17459349.1', '-904709.2, 17459349.1 is not in Solomon Islands'],
    ['sb', '-8.1 N', '156.84', 'expected degrees such as -9.43 and 159.95'],
    ['sb', '8.1S', '156.84S', 'expected degrees such as -9.43 and 159.95'],
    ['sb', `8° 61' S`, '156.84', 'expected degrees such as -9.43 and 159.95'],
    ['sb', 'near the wharf', '156.84', 'expected degrees such as -9.43 and 159.95'],
  ] as const)('of %s rejects %j, %j', (country, latitude, longitude, message) => {
    expect(findCoordinates(country, latitude, longitude)).toEqual({ ok: false, message })
  })
})

describe('splitCoordinates', () => {
  test.each([
    ['-8.1, 156.84', ['-8.1', '156.84']],
    ['-8.1,156.84', ['-8.1', '156.84']],
    ['(-8.1; 156.84)', ['-8.1', '156.84']],
    ['-8,1 156,84', ['-8,1', '156,84']],
    ['-8,1; 156,84', ['-8,1', '156,84']],
    ['8.1S 156.84E', ['8.1S', '156.84E']],
    [`8° 6' 0" S 156° 50' 24" E`, [`8° 6' 0" S`, `156° 50' 24" E`]],
    ['geo:-8.1,156.84', ['-8.1', '156.84']],
    ['POINT(156.84 -8.1)', ['-8.1', '156.84']],
  ])('splits %j', (text, pair) => {
    expect(splitCoordinates(text)).toEqual(pair)
  })

  test.each(['Gizo', '-8,1', '12 Main Street', '', '5, 6, 7'])('finds none in %j', (text) => {
    expect(splitCoordinates(text)).toBeNull()
  })
})
