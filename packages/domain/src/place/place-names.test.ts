// cspell:disable -- names of places as people write them
import { describe, expect, test } from 'vitest'
import { findPlace, findProvince, PROVINCES, resolvePlace } from './index.ts'

describe('findPlace', () => {
  test.each([
    ['PNG', 'pg'],
    ['P.N.G.', 'pg'],
    ['SLB', 'sb'],
    ['The Solomon Islands', 'sb'],
    ['Solomon Is.', 'sb'],
    ['Îles Salomon', 'sb'],
    ['Nouvelle-Calédonie', 'nc'],
    ['NOUVELLE CALEDONIE', 'nc'],
    ['NCL', 'nc'],
    ['Papouasie-Nouvelle-Guinée', 'pg'],
    ['Fidji', 'fj'],
    ['FJI', 'fj'],
    ['Republic of Fiji', 'fj'],
    ['VUT', 'vu'],
    ['Republic of Vanuatu', 'vu'],
  ])('finds the country %j', (text, country) => {
    expect(findPlace(text)).toEqual({ country, province: null })
  })

  test('finds provinces, but not by two letters', () => {
    expect(findPlace('Renbel')).toEqual({ country: 'sb', province: 'rennell-bellona' })
    expect(findPlace('SB-ML')).toEqual({ country: 'sb', province: 'malaita' })
    expect(findPlace('IS')).toBeNull()
    expect(findPlace('France')).toBeNull()
    expect(findPlace('')).toBeNull()
  })

  test('finds everything that addresses are resolved by', () => {
    for (const text of ['sb', 'Solomon Islands', ...PROVINCES.map(({ fullCode }) => fullCode)])
      expect(findPlace(text)).toEqual(resolvePlace(text))
  })
})

describe('findProvince', () => {
  test.each(
    PROVINCES.flatMap(({ code, name, shortName }) => [
      [name, code],
      [shortName, code],
      [`${shortName} Prov.`, code],
    ]),
  )('finds %j', (text, code) => {
    expect(findProvince(text)).toBe(code)
  })

  test.each([
    ['SB-CE', 'central'],
    ['SB-CH', 'choiseul'],
    ['SB-CT', 'honiara'],
    ['SB-GU', 'guadalcanal'],
    ['SB-IS', 'isabel'],
    ['SB-MK', 'makira-ulawa'],
    ['SB-ML', 'malaita'],
    ['SB-RB', 'rennell-bellona'],
    ['SB-TE', 'temotu'],
    ['SB-WE', 'western'],
    ['Province of Malaita', 'malaita'],
  ])('finds %j', (text, code) => {
    expect(findProvince(text)).toBe(code)
  })

  test.each(['Nowhere', 'Fiji', 'Eastern', 'XX', ''])('finds none for %j', (text) => {
    expect(findProvince(text)).toBeNull()
  })
})
