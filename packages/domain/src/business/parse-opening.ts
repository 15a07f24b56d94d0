/** When an opening begins and ends: `08:00` to `17:00`. One that ends before it begins runs past midnight. */
export type Opening = [string, string]

/** A time as written, whose half of the day may be open. */
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
  if (half === null) return hour <= 30 ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) * 60 + minute + (half === 'pm' ? HALF_DAY : 0)
}

const formatMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What surrounds an opening in its day. */
export interface OpeningContext {
  readonly before: Opening | undefined
  readonly isPause: boolean
}

/**
 * Parses the opening between two written times; null where it is uncertain. `8-5` is 08:00 to 17:00, and `1-5` after a
 * morning opening is in the afternoon.
 */
export function parseOpening(from: WrittenTime, to: WrittenTime, context: OpeningContext): Opening | null {
  const [start, end] = [toMinutes(from), toMinutes(to)]
  if (start === null || end === null || start >= DAY) return null
  const [first, last] = settleHalves(from, to, start, end, context) ?? [null, null]
  if (first === null) return null
  // Midnight to midnight is ambiguous between programs (all day or no time): here it takes no time.
  const until = last > DAY ? last - DAY : last === 0 && first > 0 ? DAY : last
  return [formatMinutes(first), formatMinutes(until)]
}

function settleHalves(
  from: WrittenTime,
  to: WrittenTime,
  start: number,
  end: number,
  context: OpeningContext,
): [number, number] | null {
  if (from.half !== null && to.half !== null) return [start, end]
  if (to.half !== null && !from.is24) return settleStart(from, end, context)
  if (from.half !== null && !to.is24) return settleEnd(start, to, context)
  if (from.is24 || to.is24 || from.half !== null || to.half !== null)
    return isMixedNight(from, to, start, end) ? null : [start, end]
  return settleBoth(start, end, context)
}

/** The minutes from one time of day to the next occurrence of another; a whole day where they are equal. */
const getSpanLength = (start: number, end: number): number => ((end - start + DAY - 1) % DAY) + 1

/** Settles `8-5pm`, `1-5pm`, `6-2am` as the shorter opening; null where the longer one is likely too. */
function settleStart(
  from: WrittenTime,
  end: number,
  { before, isPause }: OpeningContext,
): [number, number] | null {
  const morning = (from.hour % 12) * 60 + from.minute
  const evening = morning + HALF_DAY
  const [short, long] =
    getSpanLength(morning, end) <= getSpanLength(evening, end) ? [morning, evening] : [evening, morning]
  const isAfterBefore = before === undefined || formatMinutes(long) >= before[1]
  const isLongLikely = isLongDay(long, getSpanLength(long, end), LATEST_END)
  // `12-12pm`, `3-3pm`
  const isFromNight = short < 5 * 60 && end >= HALF_DAY
  return isFromNight || (!isPause && isAfterBefore && isLongLikely) ? null : [short, end]
}

/** Settles `8am-5`, `8am-12`, `6pm-2` as the earlier end; null where the end 12 hours later is likely too. */
function settleEnd(start: number, to: WrittenTime, { isPause }: OpeningContext): [number, number] | null {
  const length = getSpanLength(start, (to.hour % 12) * 60 + to.minute)
  const short = length > HALF_DAY ? length - HALF_DAY : length
  const isLongLikely = isLongDay(start, short + HALF_DAY, DAY - 1)
  return !isPause && isLongLikely ? null : [start, start + short]
}

/** Until 04:00 of the next day. */
const LATEST_END = DAY + 4 * 60
const MAX_LONG_DAY = 16 * 60

/** Whether an opening of more than 12 hours may be meant: from 06:00 on, and not through the night. */
const isLongDay = (start: number, length: number, latestEnd: number): boolean =>
  start >= 6 * 60 && length <= MAX_LONG_DAY && start + length <= latestEnd

/** Whether only one time is on the 24-hour clock, and the other would make a long night: `08:00-5:00`. */
function isMixedNight(from: WrittenTime, to: WrittenTime, start: number, end: number): boolean {
  const isMixed = [from, to].some(({ hour, half, is24 }) => half === null && !is24 && hour < 10)
  return isMixed && end !== 0 && end < start && getSpanLength(start, end) >= MAX_LONG_DAY
}

/** Without AM and PM, only an opening that includes noon or ends at it is certain: `8-5`, `8-12`, but not `6-9`. */
function settleBoth(
  start: number,
  end: number,
  { before, isPause }: OpeningContext,
): [number, number] | null {
  if (isPause)
    return start < 6 * 60 ? [start + HALF_DAY, end + HALF_DAY] : [start, end < start ? end + HALF_DAY : end]
  if (before && formatMinutes(start) < before[1]) {
    const later: [number, number] = [start + HALF_DAY, (end < start ? end + HALF_DAY : end) + HALF_DAY]
    return formatMinutes(later[0]) >= before[1] && later[1] <= DAY ? later : null
  }
  const isBarOrShift = start < 7 * 60
  if (isBarOrShift) return null
  if (start < end) return end >= HALF_DAY || start >= 10 * 60 ? [start, end] : null
  const isWorkingDay = start < HALF_DAY && end + HALF_DAY - start <= 12 * 60 && end < 8 * 60
  return isWorkingDay ? [start, end + HALF_DAY] : null
}
