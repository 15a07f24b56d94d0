import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test.each([
  [{ field: 'name', before: 'Auki Hardware', after: 'Auki Iron' }, 'Name: Auki Hardware → Auki Iron'],
  [{ field: 'suspensionReason', before: null, after: 'closed' }, 'Suspension reason: Empty → closed'],
  [{ field: 'isVerified', before: false, after: true }, 'Is verified: No → Yes'],
  [{ field: 'hours', before: '', after: { mon: [] } }, 'Hours: Empty → Mon: Empty'],
  [{ field: 'removed_at', before: 1795338839139, after: null }, 'Removed at: 22 Nov 2026, 8:13 PM → Empty'],
  [{ field: 'text', before: 'a', after: 'b'.repeat(200) }, `Text: a → ${'b'.repeat(120)}…`],
])('%j reads well', (change, line) => {
  expect(describeChange(change)).toBe(line)
})
