import { DAY, instantAt, localTime } from '@portal/domain/shared'

/** Whose clock the newsletter goes by. */
const TIME_ZONE = 'Pacific/Guadalcanal'
const TUESDAY = 1
const MORNING = '09:00'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The last Tuesday, 9 in the morning by the clock of Honiara, at or before an instant; milliseconds. */
export function lastIssueTime(now: number): number {
  const daysSince = (localTime(now, TIME_ZONE).weekday - TUESDAY + 7) % 7
  const { year, month, day } = localTime(now - daysSince * DAY, TIME_ZONE)
  const morning = instantAt(`${year}-${twoDigits(month)}-${twoDigits(day)}`, MORNING, TIME_ZONE)
  return morning <= now ? morning : morning - 7 * DAY
}
