import { DAY, SECOND } from './instant.ts'
import { pluralize } from './pluralize.ts'

const UNITS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
] as const
const DAY_SECONDS = DAY / SECOND

/**
 * Formats a waiting time in seconds: "in 40 seconds", "in 1 hour", "in 2 days". Rounded up, so that it is never too short;
 * below one and a half of a unit, the next smaller unit is used.
 */
export function formatWait(seconds: number): string {
  for (const [unit, length, toNext] of UNITS) {
    const count = Math.max(1, Math.ceil(seconds / length))
    if (count < toNext * 1.5 && count !== toNext) return `in ${pluralize(count, unit)}`
  }
  return `in ${pluralize(Math.ceil(seconds / DAY_SECONDS), 'day')}`
}
