import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'
import type { PlanKind } from './notice.ts'
import { TRIAL, type TrialMailDay } from './trial.ts'

/** The days before the end of paid time on which its reminders are due. */
export const PLAN_REMINDER_DAYS = [30, 7] as const
export type PlanReminderDay = (typeof PLAN_REMINDER_DAYS)[number]

/** A mail about the end of a trial, by its day, or of paid time, by the days left. */
export type PlanMailKind = `trial-${TrialMailDay}` | `plan-${PlanReminderDay}`

/** Every mail about the end of a trial or of paid time, the earliest of each first. */
export const PLAN_MAIL_KINDS = [
  'trial-76',
  'trial-83',
  'trial-90',
  'plan-30',
  'plan-7',
] as const satisfies readonly PlanMailKind[]

/** Whether a mail is about the end of a trial or of paid time. */
export const getPlanMailSubject = (kind: PlanMailKind): PlanKind =>
  kind.startsWith('trial') ? 'trial' : 'paid'

/** Whether its recipient can stop it: the decision mail on a trial's last day is always sent, once. */
export const isReminder = (kind: PlanMailKind): boolean => kind !== 'trial-90'

const getDay = (kind: PlanMailKind): number => Number(kind.slice(kind.indexOf('-') + 1))

/** How many milliseconds before the end a mail is due. */
export const getPlanMailLead = (kind: PlanMailKind): number =>
  (getPlanMailSubject(kind) === 'trial' ? TRIAL.days - (getDay(kind) - 1) : getDay(kind)) * DAY

/**
 * The mails about an end that are due and not yet sent, the earliest first. A missed mail stays due. Day N of a trial begins
 * (90 - (N - 1)) times 24 hours before its end.
 */
export const listDuePlanMails = (
  about: PlanKind,
  endsAt: Instant,
  sent: readonly PlanMailKind[],
  now: Instant,
): PlanMailKind[] =>
  PLAN_MAIL_KINDS.filter(
    (kind) =>
      getPlanMailSubject(kind) === about &&
      toEpochMs(endsAt) - getPlanMailLead(kind) <= toEpochMs(now) &&
      !sent.includes(kind),
  )
