import { expect, test } from 'vitest'
import { addOpening, copyMonday, setState, getState } from './edit-hours.ts'

test('a day is unknown, closed, or open with its hours', () => {
  const open = setState({ sun: [] }, 'mon', 'open')
  expect(open).toEqual({ mon: [['08:00', '17:00']], sun: [] })
  expect(Object.keys(open)).toEqual(['mon', 'sun'])
  expect([getState(open, 'mon'), getState(open, 'tue'), getState(open, 'sun')]).toEqual([
    'open',
    'unknown',
    'closed',
  ])
  expect(setState(open, 'mon', 'unknown')).toEqual({ sun: [] })
})

test('the first break divides the day, further openings follow the last', () => {
  const once = addOpening({ mon: [['08:00', '17:00']] }, 'mon')
  expect(once.mon).toEqual([
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ])
  expect(addOpening(once, 'mon').mon?.[2]).toEqual(['19:00', '21:00'])
  expect(addOpening({ fri: [['18:00', '22:00']] }, 'fri').fri?.[1]).toEqual(['22:00', '24:00'])
})

test('copies Monday to workdays or to every day, but not to public holidays', () => {
  const hours = { mon: [['09:00', '15:00']] as [string, string][], sat: [], holidays: [] }
  expect(Object.keys(copyMonday(hours, 'workdays'))).toEqual([
    'mon',
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
    'holidays',
  ])
  expect(copyMonday(hours, 'workdays').sat).toEqual([])
  expect(copyMonday(hours, 'every day').sun).toEqual([['09:00', '15:00']])
  expect(copyMonday(hours, 'every day').holidays).toEqual([])
})
