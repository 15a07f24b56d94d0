/** Whether a text is a day of the calendar, such as `2026-11-20`. `Date.parse` reads the 30th of February as a day in March. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
