import { expect, test } from 'vitest'
import { getOrderStage } from './order-stage.ts'

const open = { status: 'open', paid: 0, hasProof: false, refundRequestedAt: null } as const

test.each([
  ['waiting', open],
  ['lapsed', { ...open, isLapsed: true }],
  ['part paid', { ...open, paid: 40, isLapsed: true }],
  ['proof sent', { ...open, paid: 40, hasProof: true, isLapsed: true }],
  ['paid', { ...open, status: 'paid', paid: 129, hasProof: true }],
  ['refund asked', { ...open, status: 'paid', paid: 129, refundRequestedAt: '2026-11-20T02:00:00.000Z' }],
  ['refunded', { ...open, status: 'refunded', refundRequestedAt: '2026-11-20T02:00:00.000Z' }],
  ['cancelled', { ...open, status: 'cancelled', isLapsed: true }],
] as const)('an order is %s', (stage, order) => {
  expect(getOrderStage(order)).toBe(stage)
})
