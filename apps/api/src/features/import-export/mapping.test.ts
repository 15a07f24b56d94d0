// cspell:ignore nmae
import { describe, expect, it } from 'vitest'
import { FIELDS } from './fields.ts'
import { createMapping, parseMapping, getValue } from './mapping.ts'

const guessed = (...columns: string[]) => Object.fromEntries(createMapping(columns).columns)

describe('guessing columns from a header', () => {
  it('finds a field by its name however it is written', () => {
    expect(guessed('NAME', 'Country Code', 'review_count', 'Trial-Expiry-Date')).toEqual({
      name: ['NAME'],
      country: ['Country Code'],
      reviewCount: ['review_count'],
      trialExpiryDate: ['Trial-Expiry-Date'],
    })
  })

  it('prefers the likeliest of several columns', () => {
    expect(guessed('title', 'name', 'street', 'city', 'lat', 'lon')).toEqual({
      name: ['name'],
      address: ['city'],
      latitude: ['lat'],
      longitude: ['lon'],
    })
  })

  it('maps every column of an export to its field', () => {
    const names = FIELDS.map(({ name }) => name)
    expect(guessed(...names)).toEqual(Object.fromEntries(names.map((name) => [name, [name]])))
  })

  it('has no alias for two fields', () => {
    const all = FIELDS.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases])
    expect([...new Set(all)]).toEqual(all)
  })
})

describe('a mapping file', () => {
  it('overrides the guess, joins columns, fixes values and leaves fields out', () => {
    const file = parseMapping(
      '{"fields":{"address":["street","city"],"phone":null},"fixed":{"category":"Other"}}',
    )
    const columns = ['name', 'street', 'city', 'phone', 'category']
    const mapping = createMapping(columns, file)
    const cells = new Map([
      ['name', 'A'],
      ['street', ''],
      ['city', 'Auki'],
      ['phone', '12345'],
      ['category', 'x'],
    ])
    expect(getValue(mapping, 'address', cells)).toBe('Auki')
    expect(getValue(mapping, 'address', new Map([...cells, ['street', 'Main St']]))).toBe('Main St, Auki')
    expect(getValue(mapping, 'name', cells)).toBe('A')
    expect(getValue(mapping, 'phone', cells)).toBeUndefined()
    expect(getValue(mapping, 'category', cells)).toBe('Other')
  })

  it.each([
    ['{', 'The mapping file is not valid JSON'],
    ['[]', 'The mapping file takes "fields"'],
    ['{"columns":{}}', 'The mapping file takes "fields"'],
    ['{"fields":{"nmae":"x"}}', 'The mapping file names nmae. The fields are name, slug, country'],
  ])('is refused with what is wrong: %s', (text, message) => {
    expect(() => parseMapping(text)).toThrow(message)
  })
})
