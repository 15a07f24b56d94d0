import { DAY } from './moment.ts'

const UNITS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3_600, 24],
] as const
const DAY_SECONDS = DAY / 1_000

const counted = (count: number, unit: string): string => `in ${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * For how long to wait, as people say it: "in 40 seconds", "in 1 hour", "in 2 days". Rounded up, so that whoever waits
 * that long has waited long enough; up to one and a half of the next unit it stays with the smaller one.
 */
export function inSeconds(seconds: number): string {
  for (const [unit, length, toNext] of UNITS) {
    const count = Math.max(1, Math.ceil(seconds / length))
    if (count < toNext * 1.5 && count !== toNext) return counted(count, unit)
  }
  return counted(Math.ceil(seconds / DAY_SECONDS), 'day')
}
