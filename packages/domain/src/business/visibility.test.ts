import { describe, expect, test } from 'vitest'
import { DAY } from '../shared/index.ts'
import { NEW_DAYS, getVisibility, type VisibilityFields } from './index.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const live: VisibilityFields = {
  status: 'approved',
  suspendedAt: null,
  removedAt: null,
  publicUntil: now + 1,
}

describe('getVisibility', () => {
  test.each<[string, Partial<VisibilityFields>, string]>([
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
  ])('of a business that is %s', (_, change, visibility) => {
    expect(getVisibility({ ...live, ...change }, now)).toBe(visibility)
  })

  test('treats missing suspension and removal as null', () => {
    expect(getVisibility({ status: 'approved', publicUntil: null }, now)).toBe('public')
  })
})

test('a business counts as new for thirty days', () => {
  expect(NEW_DAYS).toBe(30)
})
