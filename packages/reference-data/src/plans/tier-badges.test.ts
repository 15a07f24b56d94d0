import { expect, test } from 'vitest'
import { PRICING_CARDS, TIER_BADGES } from '../index.ts'

test('the trial is neutral, Standard is blue, higher tiers are orange', () => {
  expect(TIER_BADGES.map(({ tier, label, color }) => [tier, label, color])).toEqual([
    [0, 'TRIAL', 'neutral'],
    [1, 'STANDARD', 'blue'],
    [2, 'ENHANCED', 'orange'],
    [3, 'PREMIUM', 'orange'],
  ])
})

test('the pricing section has three offers; the middle one opens an upgrade', () => {
  expect(PRICING_CARDS.map(({ tier, title, href }) => [tier, title, href])).toEqual([
    [0, 'Free Basic', '/register'],
    [2, 'Premium / Enhanced', null],
    [3, 'Website Package', '/quote-builder'],
  ])
})
