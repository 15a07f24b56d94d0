// cspell:ignore kainantu
import { describe, expect, test } from 'vitest'
import { COUNTRY_FIGURES, PROVINCE_OUTLINES, SOLOMON_MAP } from '@portal/reference-data'
import { isReservedSegment, isSlug, toLocalTime } from '../shared/index.ts'
import {
  COUNTRIES,
  COUNTRY_CODES,
  getCountry,
  formatCountries,
  getPlaceName,
  isInCountry,
  getPlaceLabel,
  PROVINCE_CODES,
  getProvince,
  PROVINCES,
  listProvinces,
  resolvePlace,
  getTimeZone,
} from './index.ts'

describe('countries', () => {
  test('are five, in the order of their codes, and found by them', () => {
    expect(COUNTRIES.map(({ code }) => code)).toEqual(COUNTRY_CODES)
    expect(COUNTRY_CODES.map((code) => getCountry(code).code)).toEqual(COUNTRY_CODES)
  })

  test('have unique long forms, calling codes and currencies', () => {
    expect(
      COUNTRIES.map(({ code, fullCode, name, callingCode, currency }) => [
        code,
        fullCode,
        name,
        callingCode,
        currency,
      ]),
    ).toEqual([
      ['sb', 'solomon-islands', 'Solomon Islands', '+677', 'SBD'],
      ['fj', 'fiji', 'Fiji', '+679', 'FJD'],
      ['pg', 'papua-new-guinea', 'Papua New Guinea', '+675', 'PGK'],
      ['nc', 'new-caledonia', 'New Caledonia', '+687', 'XPF'],
      ['vu', 'vanuatu', 'Vanuatu', '+678', 'VUV'],
    ])
  })

  test('have the flag of their code', () => {
    const spelled = (code: string) =>
      String.fromCodePoint(
        ...code.split('').map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 'a'.charCodeAt(0)),
      )
    expect(COUNTRIES.filter(({ code, flag }) => flag !== spelled(code))).toEqual([])
  })

  test('have valid time zones', () => {
    expect(COUNTRIES.map(({ code, timeZone }) => [code, toLocalTime(0, timeZone).year])).toEqual(
      COUNTRY_CODES.map((code) => [code, 1970]),
    )
  })
})

describe('provinces', () => {
  test('are ten, in the order of their codes, and found by them', () => {
    expect(PROVINCES.map(({ code }) => code)).toEqual(PROVINCE_CODES)
    expect(PROVINCE_CODES.map((code) => getProvince(code).code)).toEqual(PROVINCE_CODES)
  })

  test('have a long form, which is the code and "-province" but for the capital', () => {
    expect(getProvince('honiara')).toMatchObject({
      fullCode: 'honiara-capital-territory',
      name: 'Honiara (Capital)',
    })
    const culprits = PROVINCES.filter(
      ({ code, fullCode }) => code !== 'honiara' && fullCode !== `${code}-province`,
    )
    expect(culprits).toEqual([])
    expect(getProvince('rennell-bellona').name).toBe('Rennell and Bellona Province')
  })

  test('belong to the Solomon Islands', () => {
    expect(listProvinces('sb')).toEqual(PROVINCES)
    expect(COUNTRY_CODES.filter((code) => code !== 'sb').flatMap(listProvinces)).toEqual([])
  })
})

describe('places', () => {
  test('have unique codes, none of them reserved', () => {
    const parts = [...COUNTRIES, ...PROVINCES].flatMap(({ code, fullCode }) =>
      code === fullCode ? [code] : [code, fullCode],
    )
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([])
    expect(parts.filter((part) => isReservedSegment(part) || !isSlug(part))).toEqual([])
  })

  test('have the codes that key the reference tables', () => {
    expect(Object.keys(COUNTRY_FIGURES).toSorted()).toEqual([...COUNTRY_CODES].toSorted())
    expect(Object.keys(PROVINCE_OUTLINES).toSorted()).toEqual([...PROVINCE_CODES].toSorted())
    const onMap = [...SOLOMON_MAP.provinces, SOLOMON_MAP.capital].map(({ code }) => code)
    expect(onMap.toSorted()).toEqual([...PROVINCE_CODES].toSorted())
  })
})

describe('resolvePlace', () => {
  test.each(COUNTRIES)('finds $name by code, long form and name', ({ code, fullCode, name }) => {
    const place = { country: code, province: null }
    expect([code, fullCode, name, name.toUpperCase()].map(resolvePlace)).toEqual([place, place, place, place])
  })

  test.each(PROVINCES)('finds $name by code, long form and names', ({ code, fullCode, name, shortName }) => {
    const place = { country: 'sb', province: code }
    expect([code, fullCode, name, ` ${shortName} `].map(resolvePlace)).toEqual([place, place, place, place])
  })

  test.each(['', 'all', 'atlantis', 'solomon', 'news', '677', 'au', 'sb fj', '../sb%00'])(
    'finds nothing in %j',
    (text) => {
      expect(resolvePlace(text)).toBeNull()
    },
  )
})

test('a place has the full name of its province, else of its country', () => {
  expect(getPlaceName({ country: 'fj', province: null })).toBe('Fiji')
  expect(getPlaceName({ country: 'sb', province: 'malaita' })).toBe('Malaita Province')
})

test.each([
  [[], 'Pacific region'],
  [['fj'], 'Fiji'],
  [['vu', 'fj'], 'Vanuatu, Fiji'],
] as const)('writes countries %j as %s', (countries, text) => {
  expect(formatCountries(countries)).toBe(text)
})

describe('getPlaceLabel', () => {
  test.each([
    [{ country: 'sb', province: 'malaita', address: 'Auki' }, 'Auki, Malaita'],
    [{ country: 'sb', province: 'honiara', address: 'Honiara' }, 'Honiara'],
    [{ country: 'sb', province: 'honiara', address: 'Mendana Avenue, honiara' }, 'Mendana Avenue, honiara'],
    [{ country: 'sb', province: 'western', address: null }, 'Western'],
    [{ country: 'sb', province: null, address: '' }, 'Solomon Islands'],
    [{ country: 'fj', province: null, address: 'Suva' }, 'Suva, Fiji'],
    [{ country: 'fj', address: 'Suva, Fiji' }, 'Suva, Fiji'],
  ] as const)('labels %j as %s', (place, label) => {
    expect(getPlaceLabel(place)).toBe(label)
  })

  test('names the country on request, but only once', () => {
    expect(getPlaceLabel({ country: 'sb', province: 'malaita', address: 'Auki' }, { country: true })).toBe(
      'Auki, Malaita, Solomon Islands',
    )
    expect(getPlaceLabel({ country: 'vu', address: 'Port Vila' }, { country: true })).toBe(
      'Port Vila, Vanuatu',
    )
  })
})

describe('getTimeZone', () => {
  test.each([
    [{ country: 'sb', province: 'temotu', address: 'Lata' }, 'Pacific/Guadalcanal'],
    [{ country: 'fj', address: 'Suva' }, 'Pacific/Fiji'],
    [{ country: 'pg', address: 'Lae' }, 'Pacific/Port_Moresby'],
    [{ country: 'pg', address: null }, 'Pacific/Port_Moresby'],
    [{ country: 'pg', address: 'Buka, Autonomous Region of Bougainville' }, 'Pacific/Bougainville'],
    [{ country: 'pg', address: 'Arawa' }, 'Pacific/Bougainville'],
    [{ country: 'pg', address: 'Bukaua, Lae' }, 'Pacific/Port_Moresby'],
    [{ country: 'pg', address: 'Kieta' }, 'Pacific/Bougainville'],
    [{ country: 'pg', address: 'Port Moresby Road, Buka' }, 'Pacific/Bougainville'],
    [{ country: 'pg', address: 'Buka Street, Port Moresby' }, 'Pacific/Port_Moresby'],
    [{ country: 'pg', address: 'Arawa Road, Kainantu', town: 'Kainantu' }, 'Pacific/Port_Moresby'],
    [{ country: 'pg', address: 'Near the wharf', town: 'Arawa' }, 'Pacific/Bougainville'],
    [{ country: 'sb', address: 'Bougainville Street' }, 'Pacific/Guadalcanal'],
  ] as const)('of %j is %s', (place, timeZone) => {
    expect(getTimeZone(place)).toBe(timeZone)
  })
})

describe('isInCountry', () => {
  test.each([
    ['sb', -9.43, 159.95, true],
    ['sb', -10.7, 165.8, true],
    ['sb', -17.7, 168.3, false],
    ['fj', -18.1, 178.4, true],
    ['fj', -16.8, -179.9, true],
    ['fj', -18.1, -170, false],
    ['pg', -9.44, 147.18, true],
    ['nc', -22.27, 166.45, true],
    ['vu', -17.7, 168.3, true],
    ['vu', 17.7, 168.3, false],
  ] as const)('%s, %d, %d: %s', (country, latitude, longitude, expected) => {
    expect(isInCountry(country, { latitude, longitude })).toBe(expected)
  })
})
