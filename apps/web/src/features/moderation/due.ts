import { DAY, HOUR, pluralize, toEpochMs, type Instant } from '@portal/domain/shared'

/** The time until an item is due: `Due in 5 hours`, `2 days late`. */
export function formatDue(dueAt: Instant, now: Instant): string {
  const left = toEpochMs(dueAt) - toEpochMs(now)
  return left < 0 ? `${formatSpan(-left)} late` : `Due in ${formatSpan(left)}`
}

function formatSpan(span: number): string {
  if (span >= DAY) return pluralize(Math.floor(span / DAY), 'day')
  return span >= HOUR ? pluralize(Math.floor(span / HOUR), 'hour') : 'less than an hour'
}

/** Whether an item is due within a day. */
export const isUrgent = (dueAt: Instant, now: Instant): boolean => toEpochMs(dueAt) - toEpochMs(now) < DAY
