import { expect, test } from 'vitest'
import { SUSPENSION_REASONS, getSuspensionLabel } from './suspension.ts'

test('finds the label of a reason by its code', () => {
  for (const { code, label } of SUSPENSION_REASONS) expect(getSuspensionLabel(code)).toBe(label)
  expect(getSuspensionLabel('unknown')).toBeNull()
})
