import { describe, expect, test } from 'vitest'
import { formatPhone } from './index.ts'

describe('formatPhone', () => {
  test.each([
    ['+67720123', '+677 20123'],
    ['+6777412345', '+677 741 2345'],
    ['+67571234567', '+675 7123 4567'],
    ['+687271234', '+687 27 12 34'],
    ['+61412345678', '+61412345678'],
  ])('formats %s as %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text)
  })
})
