/** When an opening begins and ends: `08:00` to `17:00`. One that ends before it begins runs past midnight. */
export type Opening = [string, string]

/** A time as it is written: its hour may leave open which half of the day it is in. */
export interface WrittenTime {
  readonly hour: number
  readonly minute: number
  readonly half: 'am' | 'pm' | null
  /** `08:00`, `17h` or `midnight`, but not `8` or `8:30`. */
  readonly is24: boolean
}

const HALF_DAY = 12 * 60
const DAY = 24 * 60

/** Minutes of the day; null for a time that doesn't exist. */
function toMinutes({ hour, minute, half }: WrittenTime): number | null {
  if (minute > 59) return null
  if (half === null) return hour <= 24 || (hour <= 30 && minute < 60) ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) * 60 + minute + (half === 'pm' ? HALF_DAY : 0)
}

const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The opening between two written times; null where it is not certain. `8-5` is 08:00 to 17:00, and `1-5` after a morning
 * is the afternoon.
 */
export function parseOpening(
  from: WrittenTime,
  to: WrittenTime,
  { before, isPause }: { readonly before: Opening | undefined; readonly isPause: boolean },
): Opening | null {
  const [start, end] = [toMinutes(from), toMinutes(to)]
  if (start === null || end === null || start >= DAY) return null
  const [first, last] = settleHalves(from, to, start, end, { before, isPause }) ?? [null, null]
  if (first === null) return null
  const until = last > DAY ? last - DAY : last === 0 ? DAY : last
  return [formatMinutes(first), formatMinutes(until)]
}

function settleHalves(
  from: WrittenTime,
  to: WrittenTime,
  start: number,
  end: number,
  { before, isPause }: { readonly before: Opening | undefined; readonly isPause: boolean },
): [number, number] | null {
  if (from.half !== null && to.half !== null) return [start, end]
  if (to.half !== null && !from.is24) {
    // `8-5pm`, `1-5pm`: the later beginning that is before the end.
    const base = (from.hour % 12) * 60 + from.minute
    return [base + HALF_DAY < (end === 0 ? DAY : end) && to.half === 'pm' ? base + HALF_DAY : base, end]
  }
  if (from.half !== null && !to.is24) {
    // `8am-5`, `8am-12`: the first such time after the beginning.
    const base = (to.hour % 12) * 60 + to.minute
    return [start, base > start ? base : base + HALF_DAY]
  }
  if (from.is24 || to.is24 || from.half !== null || to.half !== null) return [start, end]
  if (isPause)
    return start < 6 * 60 ? [start + HALF_DAY, end + HALF_DAY] : [start, end < start ? end + HALF_DAY : end]
  if (before && formatMinutes(start) < before[1]) {
    const later: [number, number] = [start + HALF_DAY, (end < start ? end + HALF_DAY : end) + HALF_DAY]
    return formatMinutes(later[0]) >= before[1] && later[1] <= DAY ? later : null
  }
  if (start < end) return start < 5 * 60 ? null : [start, end]
  const isWorkingDay =
    start >= 6 * 60 && start < HALF_DAY && end + HALF_DAY - start <= 12 * 60 && end < 8 * 60
  const isBarOrShift = start < 7 * 60
  return isWorkingDay && !isBarOrShift ? [start, end + HALF_DAY] : null
}
