import { getTimeZone, type CountryCode } from '@portal/domain/place'
import { getTown } from '#db/search/towns.ts'
import { DAY, zonedTimeToUtc } from '@portal/domain/shared'
import type { ProblemFields } from '#shared/problem.ts'
import type { ParseOptions } from './parsed-submission.ts'

interface Notice {
  readonly country: CountryCode
  readonly closingDate: string
  readonly closingTime: string
}

interface ClosingTime {
  readonly endsAt: number
  readonly timeZone: string
  /** By field: the day if it is over or too far ahead, the time if it has passed today. */
  readonly problems: ProblemFields
}

/** A date further ahead is a typing error. */
const MAX_AHEAD = 5 * 366 * DAY
export const TOO_FAR_AHEAD = 'Please choose a day within the next five years'

export const isTooFarAhead = (at: number, now: number): boolean => at > now + MAX_AHEAD

/** When a tender or a job closes, in the time zone of its place; `address` distinguishes zones within a country. */
export function parseClosingTime(
  { country, closingDate, closingTime }: Notice,
  address: string | null,
  now: number,
  { mayBeOver = false }: ParseOptions,
): ClosingTime {
  const timeZone = getTimeZone({ country, address, town: getTown({ country, province: null, address }) })
  const endsAt = zonedTimeToUtc(closingDate, closingTime, timeZone)
  if (isTooFarAhead(endsAt, now)) return { endsAt, timeZone, problems: { closingDate: TOO_FAR_AHEAD } }
  if (endsAt > now || mayBeOver) return { endsAt, timeZone, problems: {} }
  const isOver = zonedTimeToUtc(closingDate, '00:00', timeZone) + DAY <= now
  const problems: ProblemFields = isOver
    ? { closingDate: 'This day has passed. Please choose a later one' }
    : { closingTime: 'This time has passed. Please choose a later one' }
  return { endsAt, timeZone, problems }
}
