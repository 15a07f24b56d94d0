import { PROMISES } from '@portal/reference-data'
import { localTime } from '../shared/local-time.ts'
import { DAY, timeOf, type Moment } from '../shared/moment.ts'

const FRIDAY = 4

const isWeekend = (moment: number, timeZone: string): boolean => localTime(moment, timeZone).weekday > FRIDAY

function workingDayFrom(moment: number, timeZone: string): number {
  return isWeekend(moment, timeZone) ? workingDayFrom(moment + DAY, timeZone) : moment
}

/**
 * When a submitted listing is answered at the latest: the same time of day, three working days (Monday to Friday by
 * the clock of its IANA time zone) after it was sent in; what comes at a weekend counts from Monday.
 */
export function reviewDue(submittedAt: Moment, timeZone: string): Date {
  let due = workingDayFrom(timeOf(submittedAt), timeZone)
  for (let days = 0; days < PROMISES.reviewWorkingDays; days += 1) due = workingDayFrom(due + DAY, timeZone)
  return new Date(due)
}
