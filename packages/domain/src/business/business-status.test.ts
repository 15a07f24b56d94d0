import { expect, test } from 'vitest'
import {
  BUSINESS_STATUSES,
  getBusinessStatus,
  getBusinessStatusLabel,
  type StateFields,
} from './business-status.ts'

const NOW = Date.UTC(2026, 10, 20)
const LIVE: StateFields = { status: 'approved', publicUntil: NOW + 1 }

test.each([
  ['live', {}],
  ['live', { publicUntil: null }],
  ['expired', { publicUntil: NOW }],
  ['paused', { pausedAt: NOW, publicUntil: NOW }],
  ['suspended', { suspendedAt: NOW, pausedAt: NOW }],
  ['pending', { status: 'pending', suspendedAt: NOW }],
  ['rejected', { status: 'rejected' }],
  ['removed', { status: 'rejected', removedAt: NOW }],
] as const)('a listing is %s with %o', (state, fields) => {
  expect(getBusinessStatus({ ...LIVE, ...fields }, NOW)).toBe(state)
})

test('each status has its own label', () => {
  expect(new Set(BUSINESS_STATUSES.map(getBusinessStatusLabel)).size).toBe(BUSINESS_STATUSES.length)
})
