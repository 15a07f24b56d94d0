/** The days of the week as hours are keyed by them, from Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** A day of the week as hours are keyed by it. */
export type Weekday = (typeof WEEKDAYS)[number]
