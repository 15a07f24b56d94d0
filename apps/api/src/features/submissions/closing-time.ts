import { timeZoneOf, type CountryCode } from '@portal/domain/place'
import { DAY, instantAt } from '@portal/domain/shared'
import type { ProblemFields } from '#shared/problem.ts'

interface Notice {
  readonly country: CountryCode
  readonly closingDate: string
  readonly closingTime: string
}

interface ClosingTime {
  readonly endsAt: number
  readonly timeZone: string
  /** Where it is closed already: beside the day, or on the day itself beside the time. Or it is too far ahead. */
  readonly problems: ProblemFields
}

/** What is further ahead was mistyped, and would be open for as long. */
const MOST_AHEAD = 5 * 366 * DAY
export const TOO_FAR_AHEAD = 'Please choose a day within the next five years'

export const isTooFarAhead = (at: number, now: number): boolean => at > now + MOST_AHEAD

/** When a tender or a job closes, on the clock of its place; `address` may say which clock of a country. */
export function parseClosingTime(
  { country, closingDate, closingTime }: Notice,
  address: string | null,
  now: number,
): ClosingTime {
  const timeZone = timeZoneOf({ country, address })
  const endsAt = instantAt(closingDate, closingTime, timeZone)
  if (isTooFarAhead(endsAt, now)) return { endsAt, timeZone, problems: { closingDate: TOO_FAR_AHEAD } }
  if (endsAt > now) return { endsAt, timeZone, problems: {} }
  const isOver = instantAt(closingDate, '00:00', timeZone) + DAY <= now
  const problems: ProblemFields = isOver
    ? { closingDate: 'This day is over already' }
    : { closingTime: 'This time has passed already' }
  return { endsAt, timeZone, problems }
}
