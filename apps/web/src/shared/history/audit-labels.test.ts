import { expect, test } from 'vitest'
import { describeValue, formatFieldName } from './audit-labels.ts'

test.each([
  ['public_until', 'Public until'],
  ['trialExpiresAt', 'Trial expires at'],
  ['edit.submitted_at', 'Submitted at'],
  ['status', 'Status'],
])('%s is named %s', (field, name) => {
  expect(formatFieldName(field)).toBe(name)
})

test.each([
  ['status', 'pending', 'pending'],
  ['tier', 2, '2'],
  ['featured', true, 'Yes'],
  ['note', null, 'Empty'],
  ['tags', '[]', 'Empty'],
  ['public_until', Date.parse('2026-11-20T05:00:00Z'), '20 Nov 2026, 4:00 PM'],
  ['public_until', 253_402_300_799_000, 'Never'],
  ['tags', '["Roofing iron","Timber"]', 'Roofing iron\nTimber'],
  ['amenities', ['pool-or-beach', 'wifi', 'helipad'], 'Pool or beach\nWifi\nhelipad'],
  ['payments', '["mobile-money"]', 'Mobile money'],
  ['delivery', ['by-sea'], 'Serves by sea'],
  ['hours', '{"mon":["8:00","17:00"],"sun":[]}', 'Mon: 8:00, 17:00\nSun: Empty'],
  ['name', '[Auki', '[Auki'],
  ['temporarilyClosedUntil', '2026-12-01', '1 Dec 2026'],
  ['publishedAt', '2026-11-20T05:00:00.000Z', '20 Nov 2026, 4:00 PM'],
])('%s with %j reads well', (field, value, text) => {
  expect(describeValue(field, value)).toBe(text)
})
