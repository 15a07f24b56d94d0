import { expect, test } from 'vitest'
import { TIER_BADGES } from '../index.ts'

test('the trial is plain, Standard is blue, what is above it orange', () => {
  expect(TIER_BADGES.map(({ tier, label, color }) => [tier, label, color])).toEqual([
    [0, 'TRIAL', 'neutral'],
    [1, 'STANDARD', 'blue'],
    [2, 'ENHANCED', 'orange'],
    [3, 'PREMIUM', 'orange'],
  ])
})
