import { describe, expect, test } from 'vitest'
import { CURRENCY as SHARED_CURRENCY } from '../shared/index.ts'
import {
  ADD_ONS,
  CURRENCY,
  FREE_PLAN_WORDS,
  hasPlan,
  isTrialTier,
  MONEY_BACK_DAYS,
  getPlan,
  PLANS,
} from './index.ts'

const TIERS = [0, 1, 2, 3] as const

describe('plans', () => {
  test('are four, with their prices and badges', () => {
    expect(
      PLANS.map(({ tier, code, name, price, duration, badge }) => [
        tier,
        code,
        name,
        price,
        duration,
        badge.label,
        badge.color,
      ]),
    ).toEqual([
      [0, 'trial', 'Free Trial', 0, '3 months', 'TRIAL', 'neutral'],
      [1, 'standard', 'Standard', 89, 'per year', 'STANDARD', 'blue'],
      [2, 'enhanced', 'Enhanced', 129, 'per year', 'ENHANCED', 'orange'],
      [3, 'website', 'Website Package', null, 'by quote', 'PREMIUM', 'orange'],
    ])
  })

  test('allow more photos and words with each tier', () => {
    expect(PLANS.map(({ photos, words, showsGallery }) => [photos, words, showsGallery])).toEqual([
      [4, 100, false],
      [4, 500, false],
      [15, 500, true],
      [15, 500, true],
    ])
    expect(FREE_PLAN_WORDS).toEqual({ min: 50, max: 100 })
  })

  test('are found by their tier', () => {
    expect(TIERS.map((tier) => getPlan(tier).tier)).toEqual(TIERS)
  })

  test('begin with one trial', () => {
    expect(TIERS.filter(isTrialTier)).toEqual([0])
  })

  test('are refundable for thirty days, in the one currency', () => {
    expect(MONEY_BACK_DAYS).toBe(30)
    expect(CURRENCY).toBe(SHARED_CURRENCY)
  })
})

describe('the pricing section', () => {
  test('offers nothing, 129 a year, and a quote', () => {
    const cards = PLANS.filter(({ cardTitle }) => cardTitle !== null)
    expect(cards.map(({ cardTitle, price }) => [cardTitle, price])).toEqual([
      ['Free Basic', 0],
      ['Premium / Enhanced', 129],
      ['Website Package', null],
    ])
  })
})

describe('add-ons', () => {
  test('are four, with their prices', () => {
    expect(ADD_ONS.map(({ name, price }) => [name, price])).toEqual([
      ['Logo design', 150],
      ['Professional photography', 300],
      ['E-commerce functionality', 500],
      ['Online booking system', 400],
    ])
  })
})

test.each([
  [0, null, false],
  [0, '2027-01-01T00:00:00.000Z', true],
  [1, null, true],
  [3, null, true],
] as const)(
  'a business of tier %s whose trial ends %s is on a plan: %s',
  (subscriptionTier, trialExpiryDate, on) => {
    expect(hasPlan({ subscriptionTier, trialExpiryDate })).toBe(on)
  },
)
