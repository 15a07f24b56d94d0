import { describe, expect, test } from 'vitest'
import { DAY } from '../shared/index.ts'
import { NEW_DAYS, visibilityOf, type Listing } from './index.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const live: Listing = { status: 'approved', suspendedAt: null, removedAt: null, publicUntil: now + 1 }

describe('visibilityOf', () => {
  test.each<[string, Partial<Listing>, string]>([
    ['approved and running', {}, 'public'],
    ['approved and without an end', { publicUntil: null }, 'public'],
    ['at the instant of its end', { publicUntil: now }, 'expired'],
    ['past its end', { publicUntil: now - 90 * DAY }, 'expired'],
    ['with an end in ISO 8601 that lies ahead', { publicUntil: '2026-11-20T00:00:00.001Z' }, 'public'],
    ['pending', { status: 'pending' }, 'hidden'],
    ['pending, past an end', { status: 'pending', publicUntil: now - 1 }, 'hidden'],
    ['rejected', { status: 'rejected' }, 'hidden'],
    ['suspended', { suspendedAt: now - 1 }, 'hidden'],
    ['removed', { removedAt: '2026-01-01T00:00:00Z' }, 'hidden'],
    ['suspended and past its end', { suspendedAt: now, publicUntil: now - 1 }, 'hidden'],
  ])('of one that is %s', (_, change, visibility) => {
    expect(visibilityOf({ ...live, ...change }, now)).toBe(visibility)
  })

  test('needs neither suspension nor removal to be named', () => {
    expect(visibilityOf({ status: 'approved', publicUntil: null }, now)).toBe('public')
  })
})

test('a listing counts as new for thirty days', () => {
  expect(NEW_DAYS).toBe(30)
})
