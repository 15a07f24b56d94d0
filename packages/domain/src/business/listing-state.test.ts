import { expect, test } from 'vitest'
import { LISTING_STATES, listingState, listingStateLabel, type StateFields } from './listing-state.ts'

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
  expect(listingState({ ...LIVE, ...fields }, NOW)).toBe(state)
})

test('each state has a label of its own', () => {
  expect(new Set(LISTING_STATES.map(listingStateLabel)).size).toBe(LISTING_STATES.length)
})
