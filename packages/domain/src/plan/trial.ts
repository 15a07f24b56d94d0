import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'
import type { Tier } from './plans.ts'
import { isTrialTier } from './tier.ts'

/** The free trial: its length, and the days on which its mails are due (the first day is 1). */
export const TRIAL = { days: 90, months: 3, reminderDays: [76, 83], decisionDay: 90 } as const

/** A day on which a mail of the trial is due. */
export type TrialMailDay = 76 | 83 | 90

/** The end of a trial: 90 times 24 hours after the approval. */
export const getTrialExpiry = (approvedAt: Instant): Date =>
  new Date(toEpochMs(approvedAt) + TRIAL.days * DAY)

/** The days until an expiry, rounded up, at least 0. */
export const countDaysLeft = (expiry: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((toEpochMs(expiry) - toEpochMs(now)) / DAY))

/** Whether an expiry has passed, that instant included; null never expires. */
export const isExpired = (expiry: Instant | null, now: Instant): boolean =>
  expiry !== null && toEpochMs(expiry) <= toEpochMs(now)

/** The notice on a listing whose trial is over. */
export const TRIAL_EXPIRED = 'Trial expired. Upgrade now to reactivate your listing!'

/** The notice about the end of a trial; null on a paid plan or without an expiry. */
export function getTrialNotice(tier: Tier, expiry: Instant | null, now: Instant): string | null {
  if (!isTrialTier(tier) || expiry === null) return null
  const days = countDaysLeft(expiry, now)
  if (days === 0) return TRIAL_EXPIRED
  return `Trial expires in ${days} ${days === 1 ? 'day' : 'days'}`
}
