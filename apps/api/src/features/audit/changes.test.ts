import { expect, test } from 'vitest'
import { findChanges } from './changes.ts'

test.each([
  [{ status: 'pending' }, { status: 'approved' }, '{"status":["pending","approved"]}'],
  [{ name: 'A', tier: 0 }, { name: 'A', tier: 1 }, '{"tier":[0,1]}'],
  [{}, { note: 'New' }, '{"note":[null,"New"]}'],
  [{ hours: { mon: [] } }, { hours: { mon: [] } }, null],
  [undefined, undefined, null],
])('from %j to %j keeps the differences', (before, after, changes) => {
  expect(findChanges(before, after)).toBe(changes)
})

test('keeps no passwords and tokens', () => {
  expect(findChanges({ passwordHash: 'a', token: 'b' }, { passwordHash: 'c', token: 'd' })).toBeNull()
})
