/** An instant: a `Date`, milliseconds since 1970 in UTC, or ISO 8601 with its offset. */
export type Instant = Date | number | string

/** Milliseconds in a second. */
export const SECOND = 1000

/** Milliseconds in a minute. */
export const MINUTE = 60 * SECOND

/** Milliseconds in an hour. */
export const HOUR = 60 * MINUTE

/** Milliseconds in 24 hours. */
export const DAY = 24 * HOUR

/** Stands for "never" where an instant is stored: the last millisecond of the year 9999. */
export const NEVER = 253_402_300_799_999

/** An instant in milliseconds since 1970; throws a RangeError for a text that is no instant. */
export function toEpochMs(instant: Instant): number {
  const time = typeof instant === 'number' ? instant : new Date(instant).getTime()
  if (!Number.isFinite(time)) throw new RangeError(`${String(instant)} is not an instant`)
  return time
}
