import { err, ok, type Result } from '../shared/result.ts'
import { getNextPeriod, getPaidTier, removePeriod } from './periods.ts'
import { getPlanMailLead } from './plan-mails.ts'
import { getPaidPlan, PAID_PLANS } from './plan-lookups.ts'
import { getTrialWait, type PlanFacts } from './plan-state.ts'
import type { PaidPlan } from './plans.ts'
import type { PaidTier } from './tier.ts'
import { isExpired, getTrialExpiry, TRIAL, type TrialMailDay } from './trial.ts'

/** The phase of a listing with paid time: the name of its plan. */
type PaidPhase = Lowercase<PaidPlan['name']>

const toPhase = ({ name }: PaidPlan): PaidPhase => name.toLowerCase() as PaidPhase

/** The paid plans, as phases of a listing's life. */
export const PAID_PHASES: readonly PaidPhase[] = PAID_PLANS.map(toPhase)

/** The phases of a listing's life, from its registration to its removal. */
export const PLAN_PHASES = [
  'pending',
  'rejected',
  'on trial',
  'reminded',
  'expired',
  ...PAID_PHASES,
  'lapsed',
  'suspended',
  'removed',
] as const
export type PlanPhase = (typeof PLAN_PHASES)[number]

/** Everything that decides a listing's state; instants in milliseconds. */
export interface PlanLife extends PlanFacts {
  readonly status: 'pending' | 'approved' | 'rejected'
  /** The days whose mail was sent. */
  readonly mailedOn: readonly TrialMailDay[]
  readonly suspendedAt: number | null
  readonly removedAt: number | null
}

/** What moves a listing from one phase to another, besides the clock. */
export type PlanCause =
  | { readonly is: 'approval' | 'rejection' | 'resubmission' | 'suspension' | 'end of suspension' }
  | { readonly is: 'removal' | 'restoration' }
  | { readonly is: 'reminder'; readonly day: TrialMailDay }
  /** An order is paid in full, or the quote of a website; `waits`: for the end of a running trial. */
  | {
      readonly is: 'payment'
      readonly id: number
      readonly tier: PaidTier
      readonly paidCents: number
      readonly waits?: boolean
    }
  /** Without an end: a year. */
  | { readonly is: 'grant'; readonly id: number; readonly tier: PaidTier; readonly until?: number }
  | { readonly is: 'refund'; readonly id: number }

type Payment = Extract<PlanCause, { is: 'payment' }>

/** The phase of a listing at an instant (ms): the first that applies of removed, not approved and suspended, else its plan's. */
export function getPlanPhase(life: PlanLife, now: number): PlanPhase {
  if (life.removedAt !== null) return 'removed'
  if (life.status !== 'approved') return life.status
  if (life.suspendedAt !== null) return 'suspended'
  const tier = getPaidTier(life.periods, now)
  if (tier !== null) return toPhase(getPaidPlan(tier))
  if (!isExpired(life.trialEndsAt, now)) return life.mailedOn.length > 0 ? 'reminded' : 'on trial'
  return life.periods.length > 0 ? 'lapsed' : 'expired'
}

/**
 * Applies a cause at an instant (ms); fails with a sentence where its guard does not hold. Only the first approval starts
 * a trial.
 */
export function applyCause(life: PlanLife, cause: PlanCause, now: number): Result<PlanLife> {
  const state = getPlanPhase(life, now)
  if (!isAllowed(state, cause.is)) return err(`A listing that is ${state} takes no ${cause.is}`)
  switch (cause.is) {
    case 'approval':
      return ok({ ...life, status: 'approved', trialEndsAt: life.trialEndsAt ?? getFirstTrialEnd(life, now) })
    case 'rejection':
      return ok({ ...life, status: 'rejected' })
    case 'resubmission':
      return ok({ ...life, status: 'pending' })
    case 'suspension':
      return ok({ ...life, suspendedAt: now })
    case 'end of suspension':
      return ok({ ...life, suspendedAt: null })
    case 'removal':
      return ok({ ...life, removedAt: now })
    case 'restoration':
      return ok({ ...life, removedAt: null })
    case 'reminder':
      return remind(life, cause.day, now)
    case 'payment':
      return ok(addPeriod(life, cause, getPaidPeriod(life, cause, now)))
    case 'grant':
      return grant(life, cause, now)
    case 'refund':
      return life.periods.some(({ id }) => id === cause.id)
        ? ok({ ...life, periods: removePeriod(life.periods, cause.id, now, life.trialEndsAt) })
        : err('There is no paid time to take back')
  }
}

function getPaidPeriod(life: PlanLife, { tier, waits = false }: Payment, now: number) {
  const notBefore = (waits ? getTrialWait(life, now) : null) ?? now
  return getNextPeriod(life.periods, tier, now, { notBefore })
}

const getFirstTrialEnd = ({ isOwned }: PlanLife, now: number): number | null =>
  isOwned ? getTrialExpiry(now).getTime() : null

function remind(life: PlanLife, day: TrialMailDay, now: number): Result<PlanLife> {
  const { trialEndsAt, mailedOn } = life
  if (trialEndsAt === null || mailedOn.includes(day) || trialEndsAt - getPlanMailLead(`trial-${day}`) > now)
    return err(`The mail of day ${day} is not due`)
  return ok({ ...life, mailedOn: [...mailedOn, day] })
}

function grant(
  life: PlanLife,
  { id, tier, until }: Extract<PlanCause, { is: 'grant' }>,
  now: number,
): Result<PlanLife> {
  const next = getNextPeriod(life.periods, tier, now, { isGift: true })
  if (until !== undefined && until <= next.startsAt) return err('It would end before it begins')
  return ok(addPeriod(life, { id, tier, paidCents: 0 }, { ...next, endsAt: until ?? next.endsAt }))
}

interface GrantedTime {
  readonly id: number
  readonly tier: PaidTier
  readonly paidCents: number
}

function addPeriod(
  life: PlanLife,
  { id, tier, paidCents }: GrantedTime,
  { startsAt, endsAt, cuts }: ReturnType<typeof getNextPeriod>,
): PlanLife {
  const cut = life.periods.map((period) => (cuts.includes(period.id) ? { ...period, cutBy: id } : period))
  return { ...life, periods: [...cut, { id, tier, startsAt, endsAt, cutBy: null, paidCents }] }
}

/** A line of the table of transitions. */
export interface PlanTransition {
  /** `time`: the clock alone, without a write. */
  readonly cause: PlanCause['is'] | 'time'
  readonly from: readonly PlanPhase[]
  readonly to: readonly PlanPhase[]
  /** The condition besides the phase. */
  readonly guard: string
  /** What follows from it. */
  readonly effects: string
}

const TRIAL_PHASES = ['on trial', 'reminded'] as const satisfies readonly PlanPhase[]
const ENDED_PHASES = ['expired', 'lapsed'] as const satisfies readonly PlanPhase[]
const APPROVED_PHASES = [
  ...TRIAL_PHASES,
  ...ENDED_PHASES,
  ...PAID_PHASES,
] as const satisfies readonly PlanPhase[]
const HIDDEN_PHASES = ['pending', 'rejected', 'suspended', 'removed'] as const satisfies readonly PlanPhase[]
const EXISTING_PHASES = [
  ...APPROVED_PHASES,
  'pending',
  'rejected',
  'suspended',
] as const satisfies readonly PlanPhase[]

/** Every transition of a listing's life: its causes, guards and effects. There are no others. */
export const PLAN_TRANSITIONS: readonly PlanTransition[] = [
  {
    cause: 'approval',
    from: ['pending', 'rejected'],
    to: APPROVED_PHASES,
    guard: 'none',
    effects: `the first approval starts the trial of ${TRIAL.days} days, where somebody owns the listing; public; mail "Your listing is live"`,
  },
  {
    cause: 'rejection',
    from: ['pending', ...APPROVED_PHASES],
    to: ['rejected'],
    guard: 'none',
    effects: 'hidden; mail with the reason',
  },
  {
    cause: 'resubmission',
    from: ['rejected'],
    to: ['pending'],
    guard: 'by its owner',
    effects: 'in the queue',
  },
  {
    cause: 'reminder',
    from: [...TRIAL_PHASES, 'expired'],
    to: ['reminded', 'expired'],
    guard: `day ${[...TRIAL.reminderDays, TRIAL.decisionDay].join(', ')} has begun, and its mail was not sent`,
    effects: 'one mail for each day, late rather than never',
  },
  {
    cause: 'time',
    from: TRIAL_PHASES,
    to: ['expired', 'lapsed', ...PAID_PHASES],
    guard: 'the trial is over',
    effects: 'the plan that waited begins; without one the public sees name, place and phone number',
  },
  {
    cause: 'time',
    from: PAID_PHASES,
    to: [...TRIAL_PHASES, 'lapsed', ...PAID_PHASES],
    guard: 'paid time is over, or a period that waits begins',
    effects:
      'what the next tier lacks is hidden and kept; after the last one the public sees name, place and phone number',
  },
  {
    cause: 'payment',
    from: PLAN_PHASES,
    to: [...TRIAL_PHASES, ...PAID_PHASES, ...HIDDEN_PHASES],
    guard: 'the order is paid in full; orders are taken of approved listings only',
    effects:
      'a year of the tier: at once, or after what runs at the same or a higher tier, or after the trial unless its buyer starts it now; public, unless something else hides it; receipt by mail',
  },
  {
    cause: 'grant',
    from: PLAN_PHASES,
    to: [...PAID_PHASES, ...HIDDEN_PHASES],
    guard:
      'by an administrator, with a reason and an end to come, of an approved listing; or with a website that is paid',
    effects:
      'the tier until that end, above what runs; public, unless something else hides it; mail; line in the audit trail',
  },
  {
    cause: 'refund',
    from: PLAN_PHASES,
    to: PLAN_PHASES,
    guard: 'asked for within 30 days of the payment',
    effects: 'the paid time is taken back, what it took over from goes on, what waited moves up; mail',
  },
  {
    cause: 'suspension',
    from: APPROVED_PHASES,
    to: ['suspended'],
    guard: 'by an administrator, with a reason',
    effects: 'hidden; time goes on; mail',
  },
  {
    cause: 'end of suspension',
    from: ['suspended'],
    to: APPROVED_PHASES,
    guard: 'by an administrator',
    effects: 'as before; mail',
  },
  {
    cause: 'removal',
    from: EXISTING_PHASES,
    to: ['removed'],
    guard: 'by its owner',
    effects: 'hidden; can be taken back for 30 days',
  },
  {
    cause: 'restoration',
    from: ['removed'],
    to: EXISTING_PHASES,
    guard: 'by its owner, within those days',
    effects: 'as before',
  },
]

const isAllowed = (state: PlanPhase, cause: PlanCause['is']): boolean =>
  PLAN_TRANSITIONS.some((transition) => transition.cause === cause && transition.from.includes(state))
