import type { AlertFrequency } from '@portal/domain/alert'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { Cron } from 'croner'

/** When alerts are due: at seven in the morning in Honiara's time zone, weekly ones on Mondays. */
const TIMES: Readonly<Record<AlertFrequency, Cron>> = {
  daily: new Cron('0 7 * * *', { timezone: PORTAL_TIME_ZONE }),
  weekly: new Cron('0 7 * * MON', { timezone: PORTAL_TIME_ZONE }),
}

/** When an alert is due next, after an instant; milliseconds. */
export function getNextAlertTime(frequency: AlertFrequency, now: number): number {
  const next = TIMES[frequency].nextRun(new Date(now))
  if (!next) throw new Error('No alert is ever due')
  return next.getTime()
}
