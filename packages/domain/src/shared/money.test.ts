import { describe, expect, test } from 'vitest'
import { CURRENCY, formatMoney, formatNumber } from './index.ts'

describe('formatMoney', () => {
  test.each([
    [0, 'US$0'],
    [89, 'US$89'],
    [1200, 'US$1,200'],
    [1_234_567, 'US$1,234,567'],
    [89.5, 'US$89.50'],
    [89.999, 'US$90'],
    [0.05, 'US$0.05'],
    [-129, '-US$129'],
    [-0.001, 'US$0'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  test('uses the symbol of the portal’s currency', () => {
    expect(formatMoney(1).startsWith(CURRENCY.symbol)).toBe(true)
  })
})

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_000, '12,000'],
    [1_000_000, '1,000,000'],
    [-4321, '-4,321'],
  ])('writes %d as %s', (count, text) => {
    expect(formatNumber(count)).toBe(text)
  })
})
