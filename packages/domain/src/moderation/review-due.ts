import { RESPONSE_TIMES } from '@portal/reference-data'
import { toLocalTime } from '../shared/local-time.ts'
import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'

const FRIDAY = 4

const isWeekend = (moment: number, timeZone: string): boolean =>
  toLocalTime(moment, timeZone).weekday > FRIDAY

function skipWeekend(moment: number, timeZone: string): number {
  return isWeekend(moment, timeZone) ? skipWeekend(moment + DAY, timeZone) : moment
}

/**
 * By when a submission is decided upon: at the same time of day, three working days after it was sent in (Monday to
 * Friday in its IANA time zone); one that comes at a weekend counts from Monday.
 */
export function getReviewDueDate(submittedAt: Instant, timeZone: string): Date {
  let due = skipWeekend(toEpochMs(submittedAt), timeZone)
  for (let days = 0; days < RESPONSE_TIMES.reviewWorkingDays; days += 1)
    due = skipWeekend(due + DAY, timeZone)
  return new Date(due)
}
