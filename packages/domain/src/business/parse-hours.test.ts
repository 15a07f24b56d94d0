// cspell:ignore lundi vendredi fermé dimanche samedi mercredi jours fériés midi tous Lun Ven Thurs Jeudi
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hours } from '../contract/index.ts'
import { parseHours, WEEKDAYS } from './index.ts'

const DAY: [string, string][] = [['08:00', '17:00']]
const on = (days: readonly (keyof Hours)[], openings: [string, string][]): Hours =>
  Object.fromEntries(days.map((day) => [day, openings]))
const WORKING = WEEKDAYS.slice(0, 5)
const WORK: Hours = on(WORKING, DAY)
const LUNCH: [string, string][] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
]

describe('parseHours', () => {
  test.each<[string, Hours]>([
    ['mon-fri 08:00-17:00', WORK],
    ['Mon - Fri: 8:00 AM – 5:00 PM', WORK],
    ['Monday to Friday 8am to 5pm', WORK],
    ['M-F 8-5', WORK],
    ['8am-5pm Mon-Fri', WORK],
    ['Weekdays 0800-1700hrs', WORK],
    ['Open Monday through Friday from 8 a.m. to 5 p.m.', WORK],
    ['lundi à vendredi 8h-17h', WORK],
    ['Du lundi au vendredi, de 8h00 à 17h00', WORK],
    ['Lun-Ven 8h–17h', WORK],
    ['Mon, Wed & Fri 8am-5pm', on(['mon', 'wed', 'fri'], DAY)],
    ['Mon Wed Fri 8:00-5:00', on(['mon', 'wed', 'fri'], DAY)],
    ['Tue/Thurs 8.00am-5.00pm', on(['tue', 'thu'], DAY)],
    ['mardi et jeudi 8h-17h', on(['tue', 'thu'], DAY)],
    [
      'Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-13:00; PH off',
      { ...on(WORKING, LUNCH), sat: [['09:00', '13:00']], holidays: [] },
    ],
    ['mon 08:00-12:00 13:00-17:00; sun closed; holidays closed', { mon: LUNCH, sun: [], holidays: [] }],
    ['Mon-Fri 8am-5pm (closed 12-1pm)', on(WORKING, LUNCH)],
    ['Mon-Fri 8-5, lunch 12-1', on(WORKING, LUNCH)],
    ['Mon-Fri 08:00-17:00; closed for lunch 12:00-13:00', on(WORKING, LUNCH)],
    ['Mon-Fri 8-12, 1-5', on(WORKING, LUNCH)],
    ['Mon-Fri 8:00-12:00 & 1:00-5:00', on(WORKING, LUNCH)],
    ['lundi-vendredi 8h à midi et 13h à 17h', on(WORKING, LUNCH)],
    ['Mon-Fri 8am-5pm Sat 8am-12pm Sun closed', { ...WORK, sat: [['08:00', '12:00']], sun: [] }],
    [
      'Mon-Fri 8-5pm, Sat 8-12noon, closed Sundays & public holidays',
      { ...WORK, sat: [['08:00', '12:00']], sun: [], holidays: [] },
    ],
    ['Monday: 8am-5pm | Tuesday: 8am-5pm\nWednesday: Closed', { mon: DAY, tue: DAY, wed: [] }],
    ['Lundi 8h-17h\nDimanche fermé\nJours fériés fermé', { mon: DAY, sun: [], holidays: [] }],
    ['Mo-Su 08:00-17:00; Su off', { ...on(WEEKDAYS, DAY), sun: [] }],
    ['24/7', on(WEEKDAYS, [['00:00', '24:00']])],
    ['Open 24 hours, 7 days a week', on(WEEKDAYS, [['00:00', '24:00']])],
    ['24h/24 7j/7', on(WEEKDAYS, [['00:00', '24:00']])],
    ['Mon-Sun: 24 hours', on(WEEKDAYS, [['00:00', '24:00']])],
    ['tous les jours 8h-17h', on(WEEKDAYS, DAY)],
    ['Fri-Sat 18:00-02:00', on(['fri', 'sat'], [['18:00', '02:00']])],
    ['Fr,Sa 18:00-26:00', on(['fri', 'sat'], [['18:00', '02:00']])],
    ['Fri 6pm - midnight', { fri: [['18:00', '24:00']] }],
    ['Sat-Mon 10am-2pm', on(['sat', 'sun', 'mon'], [['10:00', '14:00']])],
    ['mon 13:00-17:00 08:00-12:00', { mon: LUNCH }],
    ['Mon 6pm-2', { mon: [['18:00', '02:00']] }],
    ['Mon 8pm-3', { mon: [['20:00', '03:00']] }],
    ['Mon 5pm-12', { mon: [['17:00', '24:00']] }],
    ['Mon 10pm-6', { mon: [['22:00', '06:00']] }],
    ['Mon 6pm-10', { mon: [['18:00', '22:00']] }],
    ['Mon 12pm-2', { mon: [['12:00', '14:00']] }],
    ['Mon 11am-10', { mon: [['11:00', '22:00']] }],
    ['Mon 6-2am', { mon: [['18:00', '02:00']] }],
    ['Mon 10-6am', { mon: [['22:00', '06:00']] }],
    ['Mon 6-10am', { mon: [['06:00', '10:00']] }],
    ['Mon 1-5pm', { mon: [['13:00', '17:00']] }],
    ['Mon 18:00-2:00', { mon: [['18:00', '02:00']] }],
    ['Mon 8-12', { mon: [['08:00', '12:00']] }],
    ['Mon 10-2', { mon: [['10:00', '14:00']] }],
    ['mon 06:00-10:00', { mon: [['06:00', '10:00']] }],
    ['mon 10:00-11:00', { mon: [['10:00', '11:00']] }],
    ['mon 10:00-02:00', { mon: [['10:00', '02:00']] }],
    [
      'Mon 8am-12pm, 6-9pm',
      {
        mon: [
          ['08:00', '12:00'],
          ['18:00', '21:00'],
        ],
      },
    ],
  ])('reads %j', (text, hours) => {
    expect(parseHours(text)).toEqual({ hours, unparsed: [] })
  })

  test.each<[string, Hours | null, string[]]>([
    ['Mo-Fr 08:00-17:00; SH off', WORK, ['SH off']],
    ['Mo-Fr 08:00-17:00; week 1-20 Sa 09:00-12:00', WORK, ['week 1-20 Sa 09:00-12:00']],
    ['Mo-Fr sunrise-sunset', null, ['Mo-Fr sunrise-sunset']],
    ['Apr-Oct Mo-Fr 08:00-17:00', null, ['Apr-Oct Mo-Fr 08:00-17:00']],
    ['Mar Mo-Fr 08:00-17:00', null, ['Mar Mo-Fr 08:00-17:00']],
    ['Mo-Fr 08:00-17:00; Sa 18:00+', WORK, ['Sa 18:00+']],
    ['Mo-Fr 08:00-17:00; Sa "by appointment"', WORK, ['Sa "by appointment"']],
    [
      'mon 08:00-12:00 11:00-17:00; tue 08:00-17:00',
      { tue: DAY },
      ['mon 08:00-12:00 11:00-17:00: the times overlap or take no time'],
    ],
    ['mon 08:00-08:00', null, ['mon 08:00-08:00: the times overlap or take no time']],
    ['08:00-17:00', null, ['08:00-17:00']],
    ['closed', null, ['closed']],
    ['Mon-Fri 8-5; closed', WORK, ['closed']],
    ['Mon 6-2', null, ['Mon 6-2']],
    ['Mon 25-30', null, ['Mon 25-30']],
    ['Mon 08:61-17:00', null, ['Mon 08:61-17:00']],
    ['We open Saturday 8-5', null, ['We open Saturday 8-5']],
    ['ask at the wharf', null, ['ask at the wharf']],
    ['Mon-Fri', null, ['Mon-Fri']],
  ])('parses the certain part of %j, and returns the rest', (text, hours, unparsed) => {
    expect(parseHours(text)).toEqual({ hours, unparsed })
  })

  test.each([
    '6-10',
    '7-9',
    '6.30-9.30',
    '5-9',
    '6-12',
    '7am-9',
    '8am-11',
    '8-9pm',
    '7-10pm',
    '6-8pm',
    '10-2am',
    '9-12am',
    '12-12pm',
    '3-3pm',
    '08:00-5:00',
  ])('does not parse %j, which may be the morning or the evening', (times) => {
    expect(parseHours(`Mon ${times}; Tue 8-5`)).toEqual({ hours: { tue: DAY }, unparsed: [`Mon ${times}`] })
  })

  test.each(['mon 00:00-00:00', 'Mon 12am-12am', 'Mon midnight to midnight'])(
    'does not open the whole day for %j',
    (text) => {
      expect(parseHours(text).hours).toBeNull()
      expect(parseHours(text).unparsed).toHaveLength(1)
    },
  )

  test('parses every fully written opening', () => {
    const time = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((at) => [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':'))
    // On a clock of twelve hours the second of these may be twelve hours later.
    const isOfTen = (at: string) => at >= '10' && at < '13'
    fc.assert(
      fc.property(time, time, (from, to) => {
        fc.pre(from !== to && to !== '00:00' && !(isOfTen(from) && isOfTen(to) && to < from))
        expect(parseHours(`mon ${from}-${to}`)).toEqual({ hours: { mon: [[from, to]] }, unparsed: [] })
      }),
    )
  })

  test('never throws, and accounts for every text', () => {
    const piece = fc.constantFrom(
      'Mon',
      'fri',
      '-',
      ',',
      ';',
      '8',
      '08:00',
      '5pm',
      'closed',
      'PH',
      'lunch',
      '24/7',
      '\n',
      '(',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
        const { hours, unparsed } = parseHours(pieces.join(' '))
        const isEmpty = pieces.every((one) => one === ';' || one === '\n')
        expect(hours !== null || unparsed.length > 0 || isEmpty).toBe(true)
      }),
    )
  })
})
