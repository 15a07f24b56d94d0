import { DAY, timeOf, type Moment } from '../shared/moment.ts'
import { isTrialTier, type Tier } from './tier.ts'

/** The free trial: its length, and the days on which its mails are due (the first day is 1). */
export const TRIAL = { days: 90, months: 3, reminderDays: [76, 83], decisionDay: 90 } as const

/** A day on which a mail of the trial is due. */
export type TrialMailDay = 76 | 83 | 90

const MAIL_DAYS: readonly TrialMailDay[] = [...TRIAL.reminderDays, TRIAL.decisionDay]

/** The end of a trial: 90 times 24 hours after the approval. */
export const trialExpiry = (approvedAt: Moment): Date => new Date(timeOf(approvedAt) + TRIAL.days * DAY)

/** Whole days until a moment, a begun one counted, never below 0. */
export const daysLeft = (expiry: Moment, now: Moment): number =>
  Math.max(0, Math.ceil((timeOf(expiry) - timeOf(now)) / DAY))

/** Whether an expiry has come; at the instant itself it has. Without one (null) it never does. */
export const isExpired = (expiry: Moment | null, now: Moment): boolean =>
  expiry !== null && timeOf(expiry) <= timeOf(now)

/**
 * The days whose mail is due and not yet sent, the earliest first. Day N begins (N - 1) times 24 hours after
 * the approval; a mail that was slept through stays due.
 */
export const remindersDue = (approvedAt: Moment, sent: readonly number[], now: Moment): TrialMailDay[] =>
  MAIL_DAYS.filter((day) => timeOf(approvedAt) + (day - 1) * DAY <= timeOf(now) && !sent.includes(day))

/** What a trial's listing says of its end; null on a paid plan and where nothing ends. */
export function trialNotice(tier: Tier, expiry: Moment | null, now: Moment): string | null {
  if (!isTrialTier(tier) || expiry === null) return null
  const days = daysLeft(expiry, now)
  if (days === 0) return 'Trial expired. Upgrade now to reactivate your listing!'
  return `Trial expires in ${days} ${days === 1 ? 'day' : 'days'}`
}
