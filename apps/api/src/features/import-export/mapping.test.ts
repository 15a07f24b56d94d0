// cspell:ignore nmae téléphone
import { describe, expect, it } from 'vitest'
import { FIELDS, INPUT_FIELDS } from './fields.ts'
import { createMapping, parseMapping, getFieldValue } from './mapping.ts'

const guessed = (...columns: string[]) =>
  Object.fromEntries([...createMapping(columns).columns].map(([field, found]) => [field, found.columns]))

describe('guessing columns from a header', () => {
  it('finds a field by any spelling of its name', () => {
    expect(guessed('NAME', 'Country Code', 'review_count', 'Trial-Expiry-Date')).toEqual({
      name: ['NAME'],
      country: ['Country Code'],
      reviewCount: ['review_count'],
      trialExpiryDate: ['Trial-Expiry-Date'],
    })
  })

  it('prefers the likeliest of several columns', () => {
    expect(guessed('title', 'name', 'street', 'city', 'lat', 'lon')).toEqual({
      name: ['name', 'title'],
      address: ['city', 'street'],
      latitude: ['lat'],
      longitude: ['lon'],
    })
  })

  it('prefers a town to an address, which is then the street', () => {
    expect(guessed('Address', 'City', 'Location')).toEqual({ address: ['City', 'Address', 'Location'] })
  })

  it('does not use a member number as a phone', () => {
    expect(guessed('Numéro', 'Numéro de téléphone')).toEqual({ phone: ['Numéro de téléphone'] })
  })

  it('maps every column of an export to its field', () => {
    const names = FIELDS.map(({ name }) => name)
    expect(guessed(...names)).toEqual(Object.fromEntries(names.map((name) => [name, [name]])))
  })

  it('finds fields in objects and after prefixes, and several columns of one field', () => {
    expect(guessed('contact.phone', 'Phone 2', 'addr:city', 'location.lat', 'owner.phone', 'photo1')).toEqual(
      {
        phone: ['contact.phone', 'Phone 2'],
        address: ['addr:city'],
        latitude: ['location.lat'],
        images: ['photo1'],
      },
    )
  })

  it('reads X and Y as coordinates, and X alone as the network', () => {
    expect(guessed('X', 'Y')).toEqual({ longitude: ['X'], latitude: ['Y'] })
    expect(guessed('X')).toEqual({ twitter: ['X'] })
  })

  it('has no alias for two fields', () => {
    const all = INPUT_FIELDS.flatMap(({ name, aliases }) => [...new Set([name.toLowerCase(), ...aliases])])
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
    expect(getFieldValue(mapping, 'address', cells).value).toBe('Auki')
    expect(getFieldValue(mapping, 'address', new Map([...cells, ['street', 'Main St']])).value).toBe(
      'Main St, Auki',
    )
    expect(getFieldValue(mapping, 'name', cells).value).toBe('A')
    expect(getFieldValue(mapping, 'phone', cells).value).toBeUndefined()
    expect(getFieldValue(mapping, 'category', cells).value).toBe('Other')
  })

  it.each([
    ['{', 'The mapping file is not valid JSON'],
    ['[]', 'The mapping file takes "fields"'],
    ['{"columns":{}}', 'The mapping file takes "fields"'],
    ['{"fields":{"nmae":"x"}}', 'The mapping file names nmae. The fields are name, slug, country'],
  ])('is rejected with the reason: %s', (text, message) => {
    expect(() => parseMapping(text)).toThrow(message)
  })
})
