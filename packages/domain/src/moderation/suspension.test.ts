import { expect, test } from 'vitest'
import { SUSPENSION_REASONS, suspensionLabel } from './suspension.ts'

test('a reason is known by its code', () => {
  for (const { code, label } of SUSPENSION_REASONS) expect(suspensionLabel(code)).toBe(label)
  expect(suspensionLabel('unknown')).toBeNull()
})
