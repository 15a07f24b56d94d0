/** The days of the week, from Monday, as keys of opening hours. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** A day of the week as a key of opening hours. */
export type Weekday = (typeof WEEKDAYS)[number]
