import type { Hours } from '@portal/domain/contract'

/** A day of opening hours, or the public holidays. */
export type HoursDay = keyof Hours

export const HOURS_DAYS = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
  ['holidays', 'Public holidays'],
] as const satisfies readonly (readonly [HoursDay, string])[]

const WORKDAYS = ['tue', 'wed', 'thu', 'fri'] as const satisfies readonly HoursDay[]

export type DayState = 'unknown' | 'closed' | 'open' | 'all-day'

/** Whether a day is open around the clock. */
export const isAllDay = (hours: Hours, day: HoursDay): boolean => {
  const [only, ...others] = hours[day] ?? []
  return others.length === 0 && only?.[0] === WHOLE_DAY[0] && only[1] === WHOLE_DAY[1]
}

export const getState = (hours: Hours, day: HoursDay): DayState => {
  const openings = hours[day]
  if (!openings) return 'unknown'
  if (isAllDay(hours, day)) return 'all-day'
  return openings.length === 0 ? 'closed' : 'open'
}

type Opening = [string, string]
const WHOLE_DAY: Opening = ['00:00', '24:00']
const USUAL: Opening = ['08:00', '17:00']
const EVENING: Opening = ['19:00', '21:00']

/** Days in the order of the week, so that equal hours compare as equal. */
function sortDays(hours: Hours): Hours {
  return Object.fromEntries(
    HOURS_DAYS.flatMap(([day]) => (hours[day] === undefined ? [] : [[day, hours[day]]])),
  )
}

export function setState(hours: Hours, day: HoursDay, state: DayState): Hours {
  const { [day]: present, ...others } = hours
  if (state === 'unknown') return sortDays(others)
  const given = present?.length && !isAllDay(hours, day) ? present : [USUAL]
  const openings = { closed: [], open: given, 'all-day': [WHOLE_DAY] }[state]
  return sortDays({ ...others, [day]: openings })
}

export const setOpenings = (hours: Hours, day: HoursDay, openings: readonly Opening[]): Hours =>
  sortDays({ ...hours, [day]: openings.map(([from, to]): Opening => [from, to]) })

/** Adds an opening: a single one is split by a break, otherwise the new one comes last. */
export function addOpening(hours: Hours, day: HoursDay): Hours {
  const openings = hours[day] ?? []
  const [only] = openings
  if (openings.length === 1 && only && only[0] < '12:00' && only[1] > '13:00')
    return setOpenings(hours, day, [
      [only[0], '12:00'],
      ['13:00', only[1]],
    ])
  const end = openings.at(-1)?.[1] ?? '00:00'
  return setOpenings(hours, day, [...openings, end < EVENING[0] ? EVENING : [end, '24:00']])
}

/** Copies Monday's hours to all workdays, or to every day. */
export function copyMonday(hours: Hours, to: 'workdays' | 'every day'): Hours {
  const { mon } = hours
  if (!mon) return hours
  const days = to === 'workdays' ? WORKDAYS : [...WORKDAYS, 'sat' as const, 'sun' as const]
  return sortDays({ ...hours, ...Object.fromEntries(days.map((day) => [day, mon])) })
}

const LONG: Opening = ['06:00', '20:00']

const toWeek = (workdays: Opening, saturday: Opening | null, sunday: Opening | null): Hours => ({
  ...Object.fromEntries((['mon', ...WORKDAYS] as const).map((day) => [day, [workdays]])),
  sat: saturday ? [saturday] : [],
  sun: sunday ? [sunday] : [],
})

/** Usual weeks to begin with. */
export const USUAL_WEEKS: readonly (readonly [label: string, hours: Hours])[] = [
  ['Monday to Friday, 8 to 5', toWeek(USUAL, null, null)],
  ['Also Saturday, 8 to 12', toWeek(USUAL, ['08:00', '12:00'], null)],
  ['Every day, 6 to 8', toWeek(LONG, LONG, LONG)],
  ['Day and night', toWeek(WHOLE_DAY, WHOLE_DAY, WHOLE_DAY)],
]

/** A usual week in place of the present one; public holidays stay. */
export const setWeek = ({ holidays }: Hours, week: Hours): Hours =>
  holidays === undefined ? week : { ...week, holidays }
