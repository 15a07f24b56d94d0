export { PHOTO_BODY_LIMIT, getBodyLimit, DEFAULT_BODY_LIMIT, isPhotoRoute } from './body-limit.ts'
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLocalDay,
  formatTime,
  formatRelativeTime,
} from './dates.ts'
export { isCalendarDay } from './calendar-day.ts'
export { toZonedIso, zonedTimeToUtc } from './zoned-time.ts'
export { addDays, toLocalDay, toLocalTime, type LocalTime } from './local-time.ts'
export { DAY, HOUR, MINUTE, NEVER, SECOND, toEpochMs, type Instant } from './instant.ts'
export { CURRENCY, formatMoney, formatNumber } from './money.ts'
export { pluralize } from './pluralize.ts'
export { parseReference, REFERENCE_ALPHABET } from './reference.ts'
export { isReservedSegment } from './reserved.ts'
export { ok, err, type Result } from './result.ts'
export { toSafeReturnPath } from './return-path.ts'
export { isSignInProblem, SIGN_IN_PROBLEMS, type SignInProblem } from './sign-in-problems.ts'
export { isSlug, slugify } from './slug.ts'
export { formatWait } from './format-wait.ts'
export { cleanPastedText, countCharacters, stripZeroWidth } from './characters.ts'
