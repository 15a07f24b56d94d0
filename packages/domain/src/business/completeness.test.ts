import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCompleteness, type CompletenessFields, type CompletenessStepKey } from './index.ts'

const words = (count: number) => Array.from({ length: count }, () => 'oil').join(' ')

const COMPLETE: CompletenessFields = {
  subscriptionTier: 2,
  description: words(50),
  phone: '+67774001',
  email: 'sales@kokonut.example',
  website: 'https://kokonut.example',
  socialMedia: { facebook: 'https://social.example/kokonut' },
  hours: { mon: [['08:00', '17:00']] },
  images: ['/media/one', '/media/two', '/media/three'],
  logoUrl: '/media/logo',
  videoUrl: 'https://video.example/one',
  latitude: -8.77,
  longitude: 160.7,
  directions: 'Beside the wharf',
  businessTypes: ['B2B'],
}

const BARE: CompletenessFields = {
  subscriptionTier: 2,
  description: '',
  phone: null,
  email: null,
  website: null,
  socialMedia: {},
  hours: null,
  images: [],
  logoUrl: null,
  videoUrl: null,
  latitude: null,
  longitude: null,
  directions: null,
  businessTypes: [],
}

const listKeys = (business: CompletenessFields): CompletenessStepKey[] =>
  getCompleteness(business).missing.map(({ key }) => key)

describe('getCompleteness', () => {
  test('a listing with everything is complete', () => {
    expect(getCompleteness(COMPLETE)).toEqual({ score: 100, missing: [] })
  })

  test('a bare listing lacks everything that its plan shows, hours first', () => {
    const { score, missing } = getCompleteness(BARE)
    expect(score).toBe(0)
    expect(missing).toHaveLength(12)
    expect(missing[0]).toEqual({
      key: 'hours',
      label: 'Add hours',
      reason: 'People look for opening hours first.',
      weight: 20,
    })
  })

  test.each<[string, Partial<CompletenessFields>, CompletenessStepKey[]]>([
    ['without hours', { hours: null }, ['hours']],
    ['without a photo', { images: [] }, ['photo', 'gallery']],
    ['with a cover only', { images: ['/media/one'] }, ['gallery']],
    ['without a phone number', { phone: null }, ['phone']],
    ['with a blank phone number', { phone: ' ' }, ['phone']],
    ['one word short', { description: words(29) }, ['description']],
    ['with one coordinate', { longitude: null }, ['point']],
    ['on the equator', { latitude: 0 }, []],
    ['without a logo', { logoUrl: null }, ['logo']],
    ['without an email address', { email: null }, ['email']],
    ['without a website and a social page', { website: null, socialMedia: {} }, ['links']],
    ['with a social page only', { website: null }, []],
    ['with a website only', { socialMedia: {} }, []],
    ['without directions', { directions: '' }, ['directions']],
    ['without a type', { businessTypes: [] }, ['types']],
    ['without a video', { videoUrl: null }, ['video']],
    [
      'that lacks a little and a lot',
      { videoUrl: null, hours: null, logoUrl: null },
      ['hours', 'logo', 'video'],
    ],
  ])('a listing %s', (_, change, keys) => {
    expect(listKeys({ ...COMPLETE, ...change })).toEqual(keys)
  })

  test.each([0, 1] as const)('never suggests a gallery or a video on tier %i', (subscriptionTier) => {
    const cover = { ...COMPLETE, subscriptionTier, images: ['/media/one'], videoUrl: null }
    expect(getCompleteness(cover)).toEqual({ score: 100, missing: [] })
    expect(listKeys({ ...BARE, subscriptionTier })).not.toContain('gallery')
  })

  test('a higher weight raises the score more', () => {
    const getScore = (change: Partial<CompletenessFields>) => getCompleteness({ ...BARE, ...change }).score
    expect(getScore({ hours: {} })).toBeGreaterThan(getScore({ directions: 'Beside the wharf' }))
  })
})

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const business: fc.Arbitrary<CompletenessFields> = fc.record({
  subscriptionTier: fc.constantFrom(0, 1, 2, 3),
  description: fc.string(),
  phone: optional(fc.string()),
  email: optional(fc.string()),
  website: optional(fc.string()),
  socialMedia: fc.dictionary(fc.constantFrom('facebook', 'instagram'), fc.string()),
  hours: optional(fc.constant({})),
  images: fc.array(fc.string(), { maxLength: 5 }),
  logoUrl: optional(fc.string()),
  videoUrl: optional(fc.string()),
  latitude: optional(fc.double()),
  longitude: optional(fc.double()),
  directions: optional(fc.string()),
  businessTypes: fc.array(fc.string(), { maxLength: 2 }),
})

test('a score is a whole number from 0 to 100, and 100 exactly when nothing is missing', () => {
  fc.assert(
    fc.property(business, (one) => {
      const { score, missing } = getCompleteness(one)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(score === 100).toBe(missing.length === 0)
    }),
  )
})

test('missing steps come by weight, each once', () => {
  fc.assert(
    fc.property(business, (one) => {
      const { missing } = getCompleteness(one)
      const weights = missing.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(new Set(missing.map(({ key }) => key)).size).toBe(missing.length)
    }),
  )
})

test('an addition never lowers the score', () => {
  fc.assert(
    fc.property(
      business,
      fc.constantFrom(...(Object.keys(COMPLETE) as (keyof CompletenessFields)[])),
      (one, field) => {
        fc.pre(field !== 'subscriptionTier')
        const before = getCompleteness(one).score
        expect(getCompleteness({ ...one, [field]: COMPLETE[field] }).score).toBeGreaterThanOrEqual(before)
      },
    ),
  )
})
