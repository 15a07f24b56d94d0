import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anOwnBusiness, NOW } from '#test/factories.ts'
import { describePlanState } from './plan-state.ts'

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()

const trial = (days: number) => anOwnBusiness({ subscriptionTier: 0, trialExpiryDate: inDays(days) })
const plan = (subscriptionTier: 1 | 2 | 3, days: number) =>
  anOwnBusiness({ subscriptionTier, planExpiryDate: inDays(days) })

test.each([
  [trial(12), 'Trial expires in 12 days'],
  [{ ...trial(12), planExpiryDate: inDays(377) }, 'Free Trial: your plan begins when it ends, on 2 Dec 2026'],
  [trial(-1), 'Free Trial ended on 19 Nov 2026'],
  [plan(1, 1), 'Standard: 1 day left, until 21 Nov 2026'],
  [plan(2, -3), 'Enhanced ended on 17 Nov 2026'],
  [anOwnBusiness({ planExpiryDate: null }), 'Enhanced'],
])('describes a plan’s state in a line (%#)', (business, line) => {
  expect(describePlanState(business, NOW)).toBe(line)
})
