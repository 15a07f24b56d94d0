import { DAY, HOUR, pluralize, toEpochMs, type Moment } from '@portal/domain/shared'
import { RESPONSE_TIMES } from '@portal/reference-data'

/** Waiting time: `2 days 4 h`, `5 h`, `less than an hour`. */
export function formatWaitingTime(since: Moment, now: Moment): string {
  const waited = Math.max(0, toEpochMs(now) - toEpochMs(since))
  const days = Math.floor(waited / DAY)
  const hours = Math.floor((waited % DAY) / HOUR)
  if (days === 0 && hours === 0) return 'less than an hour'
  return [days > 0 && pluralize(days, 'day'), hours > 0 && `${hours} h`].filter(Boolean).join(' ')
}

/** The promised review time: `3 working days`. */
export const REVIEW_PROMISE = `${RESPONSE_TIMES.reviewWorkingDays} working days`

/** Whether the last promised day has begun; weekends count too, so that it is too early rather than late. */
export const isNearlyDue = (since: Moment, now: Moment): boolean =>
  toEpochMs(now) - toEpochMs(since) >= (RESPONSE_TIMES.reviewWorkingDays - 1) * DAY

/** Whether a listing was resubmitted after a rejection. */
export const isSentAgain = ({
  createdAt,
  submittedAt,
}: {
  createdAt: Moment
  submittedAt: Moment
}): boolean => toEpochMs(submittedAt) > toEpochMs(createdAt)
