import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../business/index.ts'
import { COUNTRY_CODES, PROVINCE_CODES } from '../place/index.ts'
import { NewBusiness } from './index.ts'
import { validationErrors } from '../../test/validation-errors.ts'

const shop = {
  name: 'Kokonut Oil Cooperative',
  description: 'Cold-pressed coconut oil and soap, made in Auki and sold by the litre or the drum.',
  category: 'Food & Beverages',
  country: 'malaita',
  address: 'Auki',
  email: 'sales@kokonut.example',
  phone: '+677 74 12345',
  images: [],
  ownerName: 'Mary Fono',
  businessLicense: 'SB-1234',
}

describe('NewBusiness', () => {
  test('accepts the body of the wizard', () => {
    expect(v.parse(NewBusiness, shop)).toEqual({ ...shop, businessTypes: [] })
  })

  test('requires neither phone, licence, images, types nor website', () => {
    const { phone: _phone, businessLicense: _license, images: _images, ...minimal } = shop
    expect(v.parse(NewBusiness, minimal)).toEqual({ ...minimal, phone: '', images: [], businessTypes: [] })
  })

  test('accepts an empty website and an empty phone', () => {
    expect(validationErrors(NewBusiness, { ...shop, website: '', phone: '' })).toEqual({})
  })

  test('accepts every category and every place', () => {
    const categories = CATEGORIES.flatMap(({ name, slug }) => [name, slug])
    expect(categories.filter((category) => !v.is(NewBusiness, { ...shop, category }))).toEqual([])
    const places = [
      ...PROVINCE_CODES,
      ...COUNTRY_CODES.filter((code) => code !== 'sb'),
      'Fiji',
      'malaita-province',
    ]
    expect(places.filter((country) => !v.is(NewBusiness, { ...shop, country, phone: '' }))).toEqual([])
  })

  test.each([
    ['name', ' K ', 'Shop name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Shop name must be less than 100 characters'],
    ['name', 'Kokonut\u202eOil', 'Please remove hidden control characters'],
    ['description', 'x'.repeat(49), 'Description must be at least 50 characters'],
    ['description', ' '.repeat(60), 'Description must be at least 50 characters'],
    ['description', 'x'.repeat(1001), 'Description must be less than 1000 characters'],
    ['category', '', 'Please select a category'],
    ['category', 'Blacksmith', 'Please select a category'],
    ['country', '', 'Please select a province'],
    ['country', 'atlantis', 'Please select a province'],
    ['country', 'sb', 'Please select a province'],
    ['country', 'Solomon Islands', 'Please select a province'],
    ['address', 'A', 'Please enter your city or town'],
    ['address', 'x'.repeat(201), 'City or town must be at most 200 characters'],
    ['email', 'sales@kokonut', 'Please enter a valid email address'],
    ['ownerName', 'M', 'Owner name must be at least 2 characters'],
    ['ownerName', 'x'.repeat(101), 'Owner name must be at most 100 characters'],
    ['phone', '1234', 'Please enter a valid Solomon Islands phone number (+677 format recommended)'],
    ['phone', '     ', 'Please enter a valid Solomon Islands phone number (+677 format recommended)'],
    ['businessLicense', 'x'.repeat(101), 'Business license must be at most 100 characters'],
    ['website', 'javascript:alert(1)', 'Please enter a web address such as https://example.com'],
  ])('rejects %s %j: %s', (field, value, message) => {
    expect(validationErrors(NewBusiness, { ...shop, [field]: value })).toEqual({ [field]: message })
  })

  test('accepts texts of exactly the greatest and the smallest length', () => {
    const limits = [
      { name: 'Ab' },
      { name: 'x'.repeat(100) },
      { description: 'x'.repeat(50) },
      { description: 'x'.repeat(1000) },
    ]
    expect(limits.filter((change) => !v.is(NewBusiness, { ...shop, ...change }))).toEqual([])
  })

  test('counts code points, without invisible characters', () => {
    const getErrors = (change: object) => validationErrors(NewBusiness, { ...shop, ...change })
    expect(getErrors({ name: '🌴' })).toEqual({ name: 'Shop name must be at least 2 characters' })
    expect(getErrors({ name: '🌴'.repeat(100), ownerName: '漁業', description: '🌴'.repeat(1000) })).toEqual(
      {},
    )
    expect(getErrors({ name: '🌴'.repeat(101) })).toEqual({
      name: 'Shop name must be less than 100 characters',
    })
    expect(
      getErrors({ name: '\u200b\u200b', address: '\u3164\u3164', description: '\u200b'.repeat(50) }),
    ).toEqual({
      name: 'Shop name must be at least 2 characters',
      address: 'Please enter your city or town',
      description: 'Description must be at least 50 characters',
    })
  })

  test.each(['images', 'businessTypes'])('checks the number of %s before any of them', (field) => {
    const accessed: unknown[] = []
    const list = new Proxy(
      Array.from({ length: 5 }, () => 1),
      {
        get: (items, key) => (
          typeof key === 'string' && /^\d/.test(key) && accessed.push(key),
          Reflect.get(items, key)
        ),
      },
    )
    const result = v.safeParse(NewBusiness, { ...shop, [field]: list }, { abortPipeEarly: true })
    expect(result.issues).toHaveLength(1)
    expect(accessed).toEqual([])
    expect(validationErrors(NewBusiness, { ...shop, [field]: 'one' })).toHaveProperty(field)
  })

  test('validates the phone number by the country', () => {
    expect(validationErrors(NewBusiness, { ...shop, country: 'fj' })).toEqual({
      phone: 'Please enter a valid Fiji phone number (+679 format recommended)',
    })
    expect(validationErrors(NewBusiness, { ...shop, country: 'fj', phone: '+679 330 1234' })).toEqual({})
  })

  test('reports all invalid fields at once', () => {
    const wrong = { ...shop, name: 'K', email: '', phone: 'call me' }
    expect(Object.keys(validationErrors(NewBusiness, wrong)).toSorted()).toEqual(['email', 'name', 'phone'])
  })

  test('accepts null for optional fields', () => {
    const { phone: _phone, businessLicense: _license, images: _images, ...minimal } = shop
    const nulls = { phone: null, businessLicense: null, images: null, businessTypes: null, website: null }
    expect(v.parse(NewBusiness, { ...minimal, ...nulls })).toMatchObject({
      phone: '',
      images: [],
      businessTypes: [],
    })
  })

  test('reports a missing field with its own message', () => {
    const own = {
      name: 'Shop name must be at least 2 characters',
      description: 'Description must be at least 50 characters',
      category: 'Please select a category',
      country: 'Please select a province',
      address: 'Please enter your city or town',
      email: 'Please enter a valid email address',
      ownerName: 'Owner name must be at least 2 characters',
    }
    expect(validationErrors(NewBusiness, {})).toEqual(own)
    const nothing = Object.fromEntries(Object.keys(own).map((field) => [field, null]))
    expect(validationErrors(NewBusiness, nothing)).toEqual(own)
  })

  test('ignores a status, a tier and an owner', () => {
    const bold = { ...shop, status: 'approved', subscriptionTier: 3, isFeatured: true, ownerId: 1 }
    expect(v.parse(NewBusiness, bold)).toEqual({ ...shop, businessTypes: [] })
  })

  test('accepts the four business types only', () => {
    expect(validationErrors(NewBusiness, { ...shop, businessTypes: ['B2B', 'Services'] })).toEqual({})
    expect(Object.keys(validationErrors(NewBusiness, { ...shop, businessTypes: ['B2G'] }))).toEqual([
      'businessTypes.0',
    ])
  })
})
