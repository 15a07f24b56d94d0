import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anOwnBusiness, NOW } from '#test/factories.ts'
import { findPlanStep, isPlanEnding } from './plan-step.ts'

const inDays = (days: number) => new Date(NOW + days * DAY).toISOString()

const trial = (days: number) =>
  anOwnBusiness({ subscriptionTier: 0, trialExpiryDate: inDays(days), publicUntil: inDays(days) })
const plan = (subscriptionTier: 1 | 2 | 3, days: number) =>
  anOwnBusiness({ subscriptionTier, planExpiryDate: inDays(days), publicUntil: inDays(days) })

test.each([
  ['a trial', trial(60), 'Upgrade', 'Standard, US$89/year', false, 'standard'],
  ['a trial that ends in 14 days', trial(14), 'Upgrade', 'Standard, US$89/year', true, 'standard'],
  ['a trial that is over', trial(-1), 'Upgrade', 'Standard, US$89/year', true, 'standard'],
  ['Standard', plan(1, 200), 'Upgrade', 'Enhanced, US$129/year', false, 'enhanced'],
  ['Standard that ends in 30 days', plan(1, 30), 'Renew', 'Standard, US$89/year', true, 'standard'],
  ['Enhanced that ends in 30 days', plan(2, 30), 'Renew', 'Enhanced, US$129/year', true, 'enhanced'],
  ['Enhanced that is over', plan(2, -1), 'Renew', 'Enhanced, US$129/year', true, 'enhanced'],
  ['a Website Package that is over', plan(3, -1), 'Renew', 'Website Package', true, 'website'],
])('the owner’s step for %s is %s', (_, business, label, name, isDue, chosen) => {
  const href = `/upgrade?business=1&plan=${chosen}`
  expect(findPlanStep(business, NOW)).toEqual({ label, plan: name, href, isDue })
})

test.each([
  ['Enhanced with more than 30 days', plan(2, 31)],
  ['Enhanced without end', anOwnBusiness({ subscriptionTier: 2, planExpiryDate: null })],
  ['a pending listing', anOwnBusiness({ subscriptionTier: 0, status: 'pending' })],
  ['a rejected listing', anOwnBusiness({ subscriptionTier: 0, status: 'rejected' })],
  ['a suspended listing', { ...trial(3), suspendedAt: inDays(-1) }],
])('there is no step for %s', (_, business) => {
  expect(findPlanStep(business, NOW)).toBeNull()
})

test.each([
  ['enhanced', trial(60), '/upgrade?business=1&plan=enhanced'],
  ['standard', plan(1, 200), '/upgrade?business=1&plan=enhanced'],
  // A renewal is of the plan that it names.
  ['enhanced', plan(1, -1), '/upgrade?business=1&plan=standard'],
] as const)('keeps the chosen plan %s for an upgrade', (chosen, business, href) => {
  expect(findPlanStep(business, NOW, chosen)).toMatchObject({ href })
})

test('a plan that waits for the end of the trial needs no step', () => {
  const waiting = { ...trial(3), planExpiryDate: inDays(368), publicUntil: inDays(368) }
  expect(isPlanEnding(waiting, NOW)).toBe(false)
  expect(findPlanStep(waiting, NOW)).toBeNull()
})
