import { expect, test } from 'vitest'
import { getExpiredNotice, getPlanKind } from './index.ts'

test.each([
  [0, 'Trial expired. Upgrade now to reactivate your listing!'],
  [1, 'This listing’s plan has ended. Renew now to reactivate your listing!'],
  [2, 'This listing’s plan has ended. Renew now to reactivate your listing!'],
  [3, 'This listing’s plan has ended. Renew now to reactivate your listing!'],
] as const)('an expired listing of tier %d says “%s”', (tier, notice) => {
  expect(getExpiredNotice(getPlanKind(tier))).toBe(notice)
})
