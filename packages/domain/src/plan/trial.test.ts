import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../shared/index.ts'
import { countDaysLeft, TRIAL, getTrialExpiry, getTrialNotice } from './index.ts'
import { isExpired } from './trial.ts'

const approvedAt = Date.parse('2026-08-25T03:00:00Z')

const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })

describe('getTrialExpiry', () => {
  test('is ninety times 24 hours after the approval', () => {
    expect(getTrialExpiry('2026-08-25T03:00:00Z').toISOString()).toBe('2026-11-23T03:00:00.000Z')
    expect(TRIAL).toEqual({ days: 90, months: 3, reminderDays: [76, 83], decisionDay: 90 })
  })

  test('leaves ninety days at the approval', () => {
    fc.assert(
      fc.property(instants, (approved) => {
        expect(countDaysLeft(getTrialExpiry(approved), approved)).toBe(90)
      }),
    )
  })
})

describe('countDaysLeft', () => {
  const expiry = getTrialExpiry(approvedAt)

  test.each([
    [0, 0],
    [-1, 0],
    [-40 * DAY, 0],
    [1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [89 * DAY + 1, 90],
    [90 * DAY, 90],
  ])('%d ms before the end is %d', (before, days) => {
    expect(countDaysLeft(expiry, expiry.getTime() - before)).toBe(days)
  })

  test('is the remaining time in whole days, rounded up, never negative', () => {
    fc.assert(
      fc.property(instants, instants, (end, now) => {
        const days = countDaysLeft(end, now)
        expect(days).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(days)).toBe(true)
        const left = Math.max(0, end - now)
        expect(days * DAY - left).toBeGreaterThanOrEqual(0)
        expect(days * DAY - left).toBeLessThan(DAY)
      }),
    )
  })

  test('is 0 exactly when the trial has expired', () => {
    fc.assert(
      fc.property(instants, instants, (end, now) => {
        expect(countDaysLeft(end, now) === 0).toBe(isExpired(end, now))
      }),
    )
  })

  test('is the same for one instant written in any time zone', () => {
    const offset = fc.integer({ min: -12 * 60, max: 14 * 60 })
    const written = (instant: number, minutes: number) => {
      const sign = minutes < 0 ? '-' : '+'
      const pad = (value: number) => String(Math.floor(value)).padStart(2, '0')
      const local = new Date(instant + minutes * 60_000).toISOString().slice(0, -1)
      return `${local}${sign}${pad(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`
    }
    fc.assert(
      fc.property(instants, instants, offset, offset, (end, now, there, here) => {
        expect(countDaysLeft(written(end, there), written(now, here))).toBe(countDaysLeft(end, now))
      }),
    )
  })
})

describe('isExpired', () => {
  test('is true from the instant itself on, and never without one', () => {
    expect(isExpired(approvedAt, approvedAt)).toBe(true)
    expect(isExpired(approvedAt + 1, approvedAt)).toBe(false)
    expect(isExpired(null, approvedAt)).toBe(false)
  })
})

describe('getTrialNotice', () => {
  const expiry = getTrialExpiry(approvedAt)

  test.each([
    [14, 'Trial expires in 14 days'],
    [1, 'Trial expires in 1 day'],
    [0, 'Trial expired. Upgrade now to reactivate your listing!'],
    [-3, 'Trial expired. Upgrade now to reactivate your listing!'],
  ])('%d days before the end', (days, text) => {
    expect(getTrialNotice(0, expiry, expiry.getTime() - days * DAY)).toBe(text)
  })

  test('is null on a paid plan or without an expiry', () => {
    expect(getTrialNotice(1, expiry, approvedAt)).toBeNull()
    expect(getTrialNotice(0, null, approvedAt)).toBeNull()
  })
})
