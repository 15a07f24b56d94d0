import { describe, expect, it } from 'vitest'
import { readHours } from './hours-cell.ts'

const DAY = { open: '09:00', close: '17:00' }
const OPEN = [['09:00', '17:00']]
const LUNCH = [
  ['09:00', '12:00'],
  ['13:00', '17:00'],
]

/** The hours of a cell, and its notes. */
function read(cell: unknown) {
  const result = readHours(cell)
  return result.ok
    ? { hours: result.value.hours, notes: result.notes }
    : { hours: null, notes: [result.message] }
}

describe('a closed day', () => {
  it.each<[string, object]>([
    ['closed', { closed: true }],
    ['closed in words', { closed: 'yes' }],
    ['is_closed', { is_closed: true }],
    ['isClosed', { isClosed: 1 }],
    ['isOpen', { isOpen: false }],
    ['is_open', { is_open: 'no' }],
    ['status', { status: 'Closed' }],
  ])('stays closed despite times: %s', (_, flag) => {
    expect(read({ mon: DAY, sun: { ...DAY, ...flag } })).toEqual({ hours: { mon: OPEN, sun: [] }, notes: [] })
    expect(read([{ day: 'Sunday', ...DAY, ...flag }])).toEqual({ hours: { sun: [] }, notes: [] })
    expect(read(JSON.stringify({ sun: { ...flag, ...DAY } }))).toEqual({ hours: { sun: [] }, notes: [] })
  })

  it.each([{ closed: false }, { isOpen: true }, { is_closed: 'no' }, { status: 'open' }])(
    'differs from one with %j',
    (flag) => {
      expect(read({ sun: { ...DAY, ...flag } })).toEqual({ hours: { sun: OPEN }, notes: [] })
    },
  )

  it('begins and ends at midnight, unless it is marked as open around the clock', () => {
    const midnight = { opens: '00:00', closes: '00:00' }
    expect(read([{ dayOfWeek: 'Sunday', ...midnight }])).toEqual({ hours: { sun: [] }, notes: [] })
    expect(read({ sun: { opens: '00:00:00', closes: '00:00:00' } }).hours).toEqual({ sun: [] })
    expect(read({ sun: { ...midnight, is24Hours: true } }).hours).toEqual({ sun: [['00:00', '24:00']] })
    expect(read({ sun: { open: '0', close: '24' } }).hours).toEqual({ sun: [['00:00', '24:00']] })
  })
})

describe('an object of hours', () => {
  it.each<[string, object]>([
    ['a break', { ...DAY, break: { from: '12:00', to: '13:00' } }],
    ['lunch as text', { ...DAY, lunch: '12:00-13:00' }],
    ['lunch as a list', { ...DAY, lunch: ['12:00', '13:00'] }],
    ['a second opening', { open: '09:00', close: '12:00', open2: '13:00', close2: '17:00' }],
    ['numbered openings', { open_1: '09:00', close_1: '12:00', open_2: '13:00', close_2: '17:00' }],
  ])('has two openings with %s', (_, day) => {
    expect(read({ mon: day })).toEqual({ hours: { mon: LUNCH }, notes: [] })
    expect(read([{ day: 'Monday', ...day }])).toEqual({ hours: { mon: LUNCH }, notes: [] })
  })

  it('for certain dates is named, and the regular week stays', () => {
    const regular = { dayOfWeek: ['Monday', 'Sunday'], opens: '09:00', closes: '17:00' }
    const christmas = { dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00', validFrom: '2026-12-24' }
    const { hours, notes } = read([regular, christmas])
    expect(hours).toEqual({ mon: OPEN, sun: OPEN })
    expect(notes).toEqual([`${JSON.stringify(christmas)} left out`])
    expect(read([{ ...regular, validFrom: null }])).toEqual({ hours: { mon: OPEN, sun: OPEN }, notes: [] })
    expect(read({ mon: DAY, validThrough: '2026-12-25' }).hours).toBeNull()
    expect(read({ mon: DAY, sun: { ...DAY, validThrough: '2026-12-25' } }).hours).toEqual({ mon: OPEN })
  })

  it.each<[string, unknown]>([
    ['note', { mon: { ...DAY, note: 'by appointment' } }],
    ['season', [{ day: 'Monday', ...DAY, season: ['winter'] }]],
    ['lunch', { mon: { ...DAY, lunch: true } }],
    ['opens', { mon: { ...DAY, opens: '10:00' } }],
    ['tue', { mon: DAY, tue: { isOpen: true } }],
    ['remark', { mon: DAY, remark: 'Closed in January' }],
    ['enabled', { mon: DAY, enabled: true }],
  ])('names its unknown key %s', (key, cell) => {
    const { hours, notes } = read(cell)
    expect(hours).toEqual({ mon: OPEN })
    expect(notes).toEqual([expect.stringContaining(key)])
  })
})
