import { RESPONSE_TIMES } from '@portal/reference-data'
import { toLocalTime } from '../shared/local-time.ts'
import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'

const FRIDAY = 4

const isWeekend = (time: number, timeZone: string): boolean => toLocalTime(time, timeZone).weekday > FRIDAY

function skipWeekend(time: number, timeZone: string): number {
  return isWeekend(time, timeZone) ? skipWeekend(time + DAY, timeZone) : time
}

/**
 * When a decision on a submission is due: at the same time of day, three working days later (Monday to Friday in its IANA
 * time zone). A submission at a weekend counts from Monday.
 */
export function getReviewDueDate(submittedAt: Instant, timeZone: string): Date {
  let due = skipWeekend(toEpochMs(submittedAt), timeZone)
  for (let days = 0; days < RESPONSE_TIMES.reviewWorkingDays; days += 1)
    due = skipWeekend(due + DAY, timeZone)
  return new Date(due)
}
