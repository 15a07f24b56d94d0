/** An instant: a `Date`, milliseconds since 1970 in UTC, or ISO 8601 with its offset. */
export type Moment = Date | number | string

/** Milliseconds in an hour. */
export const HOUR = 3_600_000

/** Milliseconds in 24 hours. */
export const DAY = 24 * HOUR

/** The instant in milliseconds since 1970; throws a RangeError for a text that is no instant. */
export function timeOf(moment: Moment): number {
  const time = typeof moment === 'number' ? moment : new Date(moment).getTime()
  if (!Number.isFinite(time)) throw new RangeError(`${String(moment)} is not an instant`)
  return time
}
