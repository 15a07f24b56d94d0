import type { Hours } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { packHours, unpackHours } from './packed-hours.ts'

const DAY: [string, string][] = [['08:00', '17:00']]
const PARTED: [string, string][] = [
  ['07:30', '12:00'],
  ['13:00', '16:30'],
]

test.each<[string, Hours]>([
  ['a week', { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [['08:00', '12:00']], sun: [] }],
  ['parted days, with those of holidays', { mon: PARTED, tue: DAY, wed: PARTED, sun: [], holidays: [] }],
  ['one day', { fri: DAY }],
  ['around the clock', { mon: [['00:00', '24:00']], holidays: [['00:00', '24:00']] }],
  ['nothing known', {}],
])('%s is unpacked unchanged', (_name, hours) => {
  expect(unpackHours(packHours(hours))).toEqual(hours)
})

test('days equal to the one before take a comma', () => {
  expect(packHours({ mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [], sun: [] })).toBe(
    '08:0017:00,,,,,-,,?',
  )
})
