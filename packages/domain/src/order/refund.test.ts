import { expect, test } from 'vitest'
import { DAY } from '../shared/index.ts'
import { isRefundable, getRefundableParts, getRefundableUntil, splitRefund } from './index.ts'

const PAID = Date.parse('2026-11-20T05:00:00Z')
const ITEMS = [
  { kind: 'plan', cents: 12_900 },
  { kind: 'add-on', cents: 15_000 },
  { kind: 'unused time', cents: -4000 },
] as const

test('a refund can be requested until the end of day 30', () => {
  expect(getRefundableUntil(PAID)).toBe(PAID + 30 * DAY)
  expect([PAID, PAID + 30 * DAY - 1, PAID + 30 * DAY].map((now) => isRefundable(PAID, now))).toEqual([
    true,
    true,
    false,
  ])
})

test('the refundable plan price excludes the deduction for unused time', () => {
  expect(getRefundableParts(ITEMS)).toEqual({ planCents: 8900, addOnCents: 15_000 })
})

test.each([
  ['the plan alone', 0, false, { cents: 8900, creditCents: 0 }],
  ['with add-ons', 0, true, { cents: 23_900, creditCents: 0 }],
  ['credit first', 1000, false, { cents: 7900, creditCents: 1000 }],
  ['no more credit than the plan cost', 10_000, false, { cents: 0, creditCents: 8900 }],
] as const)('refunds %s', (_what, creditCents, withAddOns, split) => {
  expect(splitRefund({ items: ITEMS, creditCents }, withAddOns)).toEqual(split)
})
