import { expect, test } from 'vitest'
import { getOrderStage } from './order-stage.ts'

const open = { status: 'open', paid: 0, hasProof: false, refundRequestedAt: null } as const

test.each([
  ['waiting', open],
  ['expired', { ...open, isExpired: true }],
  ['part paid', { ...open, paid: 40, isExpired: true }],
  ['proof sent', { ...open, paid: 40, hasProof: true, isExpired: true }],
  ['paid', { ...open, status: 'paid', paid: 129, hasProof: true }],
  ['refund requested', { ...open, status: 'paid', paid: 129, refundRequestedAt: '2026-11-20T02:00:00.000Z' }],
  ['refunded', { ...open, status: 'refunded', refundRequestedAt: '2026-11-20T02:00:00.000Z' }],
  ['cancelled', { ...open, status: 'cancelled', isExpired: true }],
] as const)('an order is %s', (stage, order) => {
  expect(getOrderStage(order)).toBe(stage)
})
