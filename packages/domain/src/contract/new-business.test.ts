import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '../business/index.ts'
import { COUNTRY_CODES, PROVINCE_CODES } from '../place/index.ts'
import { NewBusiness } from './index.ts'
import { refusalsOf } from '../../test/refusals.ts'

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
  test('takes what the wizard posts', () => {
    expect(v.parse(NewBusiness, shop)).toEqual({ ...shop, businessTypes: [] })
  })

  test('needs neither phone, licence, images, types nor website', () => {
    const { phone: _phone, businessLicense: _license, images: _images, ...least } = shop
    expect(v.parse(NewBusiness, least)).toEqual({ ...least, phone: '', images: [], businessTypes: [] })
  })

  test('takes an empty website and an empty phone', () => {
    expect(refusalsOf(NewBusiness, { ...shop, website: '', phone: '' })).toEqual({})
  })

  test('takes every known category and every place', () => {
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
  ])('with %s %j says: %s', (field, value, message) => {
    expect(refusalsOf(NewBusiness, { ...shop, [field]: value })).toEqual({ [field]: message })
  })

  test('takes texts at the very limits', () => {
    const limits = [
      { name: 'Ab' },
      { name: 'x'.repeat(100) },
      { description: 'x'.repeat(50) },
      { description: 'x'.repeat(1000) },
    ]
    expect(limits.filter((change) => !v.is(NewBusiness, { ...shop, ...change }))).toEqual([])
  })

  test('counts characters as people do, and none that nobody sees', () => {
    const said = (change: object) => refusalsOf(NewBusiness, { ...shop, ...change })
    expect(said({ name: '🌴' })).toEqual({ name: 'Shop name must be at least 2 characters' })
    expect(said({ name: '🌴'.repeat(100), ownerName: '漁業', description: '🌴'.repeat(1000) })).toEqual({})
    expect(said({ name: '🌴'.repeat(101) })).toEqual({ name: 'Shop name must be less than 100 characters' })
    expect(said({ name: '\u200b\u200b', address: '\u3164\u3164', description: '\u200b'.repeat(50) })).toEqual(
      {
        name: 'Shop name must be at least 2 characters',
        address: 'Please enter your city or town',
        description: 'Description must be at least 50 characters',
      },
    )
  })

  test.each(['images', 'businessTypes'])('counts %s before it looks at one of them', (field) => {
    const looked: unknown[] = []
    const list = new Proxy(
      Array.from({ length: 5 }, () => 1),
      {
        get: (items, key) => (
          typeof key === 'string' && /^\d/.test(key) && looked.push(key),
          Reflect.get(items, key)
        ),
      },
    )
    const result = v.safeParse(NewBusiness, { ...shop, [field]: list }, { abortPipeEarly: true })
    expect(result.issues).toHaveLength(1)
    expect(looked).toEqual([])
    expect(refusalsOf(NewBusiness, { ...shop, [field]: 'one' })).toHaveProperty(field)
  })

  test('holds the phone against the rule of the country', () => {
    expect(refusalsOf(NewBusiness, { ...shop, country: 'fj' })).toEqual({
      phone: 'Please enter a valid Fiji phone number (+679 format recommended)',
    })
    expect(refusalsOf(NewBusiness, { ...shop, country: 'fj', phone: '+679 330 1234' })).toEqual({})
  })

  test('says of every field at once what is wrong with it', () => {
    const wrong = { ...shop, name: 'K', email: '', phone: 'call me' }
    expect(Object.keys(refusalsOf(NewBusiness, wrong)).toSorted()).toEqual(['email', 'name', 'phone'])
  })

  test('takes null for what may be left out', () => {
    const { phone: _phone, businessLicense: _license, images: _images, ...least } = shop
    const nulls = { phone: null, businessLicense: null, images: null, businessTypes: null, website: null }
    expect(v.parse(NewBusiness, { ...least, ...nulls })).toMatchObject({
      phone: '',
      images: [],
      businessTypes: [],
    })
  })

  test('says in a field’s own words that it is not there', () => {
    const own = {
      name: 'Shop name must be at least 2 characters',
      description: 'Description must be at least 50 characters',
      category: 'Please select a category',
      country: 'Please select a province',
      address: 'Please enter your city or town',
      email: 'Please enter a valid email address',
      ownerName: 'Owner name must be at least 2 characters',
    }
    expect(refusalsOf(NewBusiness, {})).toEqual(own)
    const nothing = Object.fromEntries(Object.keys(own).map((field) => [field, null]))
    expect(refusalsOf(NewBusiness, nothing)).toEqual(own)
  })

  test('takes nobody’s word for a status, a tier or an owner', () => {
    const bold = { ...shop, status: 'approved', subscriptionTier: 3, isFeatured: true, ownerId: 1 }
    expect(v.parse(NewBusiness, bold)).toEqual({ ...shop, businessTypes: [] })
  })

  test('takes each of the four business types, and no other', () => {
    expect(refusalsOf(NewBusiness, { ...shop, businessTypes: ['B2B', 'Services'] })).toEqual({})
    expect(Object.keys(refusalsOf(NewBusiness, { ...shop, businessTypes: ['B2G'] }))).toEqual([
      'businessTypes.0',
    ])
  })
})
