import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../shared/index.ts'
import { getExtendedTrialEnd, type TrialExtension } from './index.ts'

/** Days are counted from the approval. */
const day = (number: number) => Date.parse('2026-08-01T00:00:00Z') + number * DAY
const end = day(90)
const outage = (from: number, to: number) => ({ from: day(from), to: day(to) })
const createExtension = (
  from: number,
  to: number,
  changes: Partial<TrialExtension> = {},
): TrialExtension => ({
  outage: outage(from, to),
  oldEnd: end,
  newEnd: end + (to - from) * DAY,
  at: day(to),
  ...changes,
})

describe('getExtendedTrialEnd', () => {
  test.each([
    ['an outage within the trial', outage(10, 12), 20, 92],
    ['one that was there before the approval', outage(-3, 2), 20, 92],
    ['one before it', outage(-3, 0), 20, null],
    ['one that the trial ended in', outage(88, 95), 96, 98],
    ['one that it ended long after', outage(10, 12), 89, 92],
    ['one after its end', outage(90, 95), 96, null],
    ['one within it, read after its end', outage(80, 82), 100, 102],
  ])('%s', (_, lost, now, days) => {
    expect(getExtendedTrialEnd(end, lost, [], day(now))).toBe(days === null ? null : day(days))
  })

  test('extends once for the same outage, and only by the rest for an overlapping one', () => {
    const first = createExtension(10, 12)
    expect(getExtendedTrialEnd(day(92), outage(10, 12), [first], day(20))).toBeNull()
    expect(getExtendedTrialEnd(day(92), outage(10.5, 11.5), [first], day(20))).toBeNull()
    expect(getExtendedTrialEnd(day(92), outage(9, 13), [first], day(20))).toBe(day(94))
    expect(getExtendedTrialEnd(day(92), outage(11, 15), [first], day(20))).toBe(day(95))
    const second = createExtension(14, 16, { oldEnd: day(92), newEnd: day(94) })
    expect(getExtendedTrialEnd(day(94), outage(8, 18), [first, second], day(20))).toBe(day(100))
  })

  test('the days of an extension belong to the trial, those between its old end and the extension do not', () => {
    const late = createExtension(80, 82, { at: day(100), newEnd: day(102) })
    expect(getExtendedTrialEnd(day(102), outage(92, 99), [late], day(101))).toBeNull()
    expect(getExtendedTrialEnd(day(102), outage(99, 101.5), [late], day(101.5))).toBe(day(103.5))
    expect(getExtendedTrialEnd(day(102), { from: day(100), to: day(100) + HOUR }, [late], day(101))).toBe(
      day(102) + HOUR,
    )
  })
})
