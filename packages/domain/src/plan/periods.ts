import { DAY } from '../shared/moment.ts'
import { TRIAL_TIER, type Tier } from './tier.ts'

/** A tier that takes a payment, an accepted quote or a grant. */
export type PaidTier = Exclude<Tier, typeof TRIAL_TIER>

/** Whether a tier is a paid one. */
export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== TRIAL_TIER

/** How long a paid year is, in milliseconds. */
export const PAID_YEAR = 365 * DAY

/** A stretch of time in which a business has a paid tier; instants in milliseconds. */
export interface PlanPeriod {
  readonly id: number
  readonly tier: PaidTier
  readonly startsAt: number
  /** When it ends, unless a higher tier takes over before. */
  readonly endsAt: number
  /** The period of a higher tier that took over; null for most. */
  readonly cutBy: number | null
  /** What was paid for it, in cents; 0 where it was granted or came with a website. */
  readonly paidCents: number
}

/** A period that is to begin. */
export type NewPeriod = Pick<PlanPeriod, 'tier' | 'startsAt' | 'endsAt'> & {
  /** The periods of lower tiers that it takes over from. */
  readonly cuts: readonly number[]
}

const isCut = ({ cutBy }: PlanPeriod): boolean => cutBy !== null

/** The periods that count: those that no higher tier took over, in the order of time. */
const countingPeriods = (periods: readonly PlanPeriod[]): PlanPeriod[] =>
  periods.filter((period) => !isCut(period)).toSorted((a, b) => a.startsAt - b.startsAt)

/** The paid tier at an instant; null without one. */
export const paidTierAt = (periods: readonly PlanPeriod[], now: number): PaidTier | null =>
  countingPeriods(periods).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)?.tier ?? null

/** When paid time ends for good; null where there was none. */
export const paidUntil = (periods: readonly PlanPeriod[]): number | null =>
  countingPeriods(periods).at(-1)?.endsAt ?? null

/** The last paid tier that began; null where none has. */
export const lastPaidTier = (periods: readonly PlanPeriod[], now: number): PaidTier | null =>
  countingPeriods(periods).findLast(({ startsAt }) => startsAt <= now)?.tier ?? null

/**
 * The period that a tier gets at an instant: a lower or the same one follows what runs or waits already; a higher one
 * starts at once and takes over from lower ones. `length` in milliseconds.
 */
export function nextPeriod(
  periods: readonly PlanPeriod[],
  tier: PaidTier,
  now: number,
  length: number = PAID_YEAR,
): NewPeriod {
  const open = countingPeriods(periods).filter(({ endsAt }) => endsAt > now)
  const startsAt = Math.max(now, ...open.filter((period) => period.tier >= tier).map(({ endsAt }) => endsAt))
  const cuts = open.filter((period) => period.tier < tier).map(({ id }) => id)
  return { tier, startsAt, endsAt: startsAt + length, cuts }
}

/**
 * The periods once one of them is taken back, as by a refund: what it took over from goes on as it was, and what waited
 * behind it moves up.
 */
export function withoutPeriod(
  periods: readonly PlanPeriod[],
  removedId: number,
  now: number,
): readonly PlanPeriod[] {
  const left = periods
    .filter(({ id }) => id !== removedId)
    .map((period) => (period.cutBy === removedId ? { ...period, cutBy: null } : period))
  let free = now
  const moved = new Map(
    countingPeriods(left).map((period) => {
      const startsAt = period.startsAt > now ? free : period.startsAt
      const endsAt = startsAt + (period.endsAt - period.startsAt)
      free = Math.max(free, endsAt)
      return [period.id, { startsAt, endsAt }]
    }),
  )
  return left.map((period) => ({ ...period, ...moved.get(period.id) }))
}

/** What the unused whole days of lower tiers are worth towards a higher one, in cents; nobody gets more than was paid. */
export const unusedCents = (periods: readonly PlanPeriod[], tier: PaidTier, now: number): number =>
  countingPeriods(periods)
    .filter((period) => period.tier < tier && period.endsAt > now)
    .reduce((sum, { paidCents, startsAt, endsAt }) => {
      const days = Math.floor((endsAt - Math.max(startsAt, now)) / DAY)
      return sum + Math.floor((paidCents * days * DAY) / (endsAt - startsAt))
    }, 0)
