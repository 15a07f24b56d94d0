import { describe, expect, test } from 'vitest'
import { isSlug } from '../shared/index.ts'
import { canDecide, REJECTION_REASONS, rejectionLabel, statusLabel } from './index.ts'

describe('status', () => {
  test.each([
    ['pending', 'Pending Review', true],
    ['approved', 'Approved', false],
    ['rejected', 'Rejected', false],
  ] as const)('%s reads %s, to be decided: %s', (status, label, open) => {
    expect(statusLabel(status)).toBe(label)
    expect(canDecide(status)).toBe(open)
  })
})

describe('rejection reasons', () => {
  test('have codes and sentences of their own', () => {
    const codes = REJECTION_REASONS.map(({ code }) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index || !isSlug(code))).toEqual([])
    expect(new Set(REJECTION_REASONS.map(({ label }) => label)).size).toBe(REJECTION_REASONS.length)
  })

  test('are read by their code', () => {
    expect(rejectionLabel('duplicate')).toBe('This business is already listed')
    expect(rejectionLabel('because')).toBeNull()
  })
})
