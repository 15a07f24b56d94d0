import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { Cron } from 'croner'

/** When an issue is due: on Tuesdays at nine in the morning, in Honiara's time zone. */
const ISSUES = new Cron('0 9 * * TUE', { timezone: PORTAL_TIME_ZONE })

/** When the last issue was due, at or before an instant; milliseconds. */
export function getLastIssueTime(now: number): number {
  // `previousRuns` excludes a run at that very instant.
  const [last] = ISSUES.previousRuns(1, new Date(now + 1))
  if (!last) throw new Error('No issue was ever due')
  return last.getTime()
}
