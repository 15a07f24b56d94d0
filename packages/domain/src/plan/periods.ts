import { DAY } from '../shared/instant.ts'
import type { PaidTier } from './tier.ts'

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

/** The paid tier at an instant: the highest of those that run; null without one. */
export function getPaidTier(periods: readonly PlanPeriod[], now: number): PaidTier | null {
  const running = countingPeriods(periods).filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  return running.toSorted((a, b) => b.tier - a.tier)[0]?.tier ?? null
}

/** When paid time ends for good; null where there was none. */
export function getPaidUntil(periods: readonly PlanPeriod[]): number | null {
  const ends = countingPeriods(periods).map(({ endsAt }) => endsAt)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** The tier whose paid time ended, or ends, last; null where there was none. */
export const getLastPaidTier = (periods: readonly PlanPeriod[]): PaidTier | null =>
  countingPeriods(periods)
    .toSorted((a, b) => a.endsAt - b.endsAt || a.tier - b.tier)
    .at(-1)?.tier ?? null

/** When a period of a tier can begin: once those at the same or a higher tier are over. */
const freeFrom = (periods: readonly PlanPeriod[], tier: PaidTier, now: number): number =>
  Math.max(now, ...periods.filter((period) => period.tier >= tier).map(({ endsAt }) => endsAt))

/**
 * The period that a tier gets at an instant: it follows what runs or waits at the same or a higher tier. One that is paid
 * for takes over from lower tiers, whose unused days its price takes off; a gift runs above them. `length` in milliseconds.
 */
export function getNextPeriod(
  periods: readonly PlanPeriod[],
  tier: PaidTier,
  now: number,
  { length = PAID_YEAR, isGift = false }: { readonly length?: number; readonly isGift?: boolean } = {},
): NewPeriod {
  const open = countingPeriods(periods).filter(({ endsAt }) => endsAt > now)
  const startsAt = freeFrom(open, tier, now)
  const cuts = isGift ? [] : open.filter((period) => period.tier < tier).map(({ id }) => id)
  return { tier, startsAt, endsAt: startsAt + length, cuts }
}

/**
 * The periods once one of them is taken back, as by a refund: what it took over from goes on as it was, and what waited
 * behind it moves up.
 */
export function removePeriod(
  periods: readonly PlanPeriod[],
  removedId: number,
  now: number,
): readonly PlanPeriod[] {
  const left = periods
    .filter(({ id }) => id !== removedId)
    .map((period) => (period.cutBy === removedId ? { ...period, cutBy: null } : period))
  const placed: PlanPeriod[] = []
  for (const period of countingPeriods(left)) {
    const startsAt = period.startsAt > now ? freeFrom(placed, period.tier, now) : period.startsAt
    placed.push({ ...period, startsAt, endsAt: startsAt + (period.endsAt - period.startsAt) })
  }
  return left.map((period) => placed.find(({ id }) => id === period.id) ?? period)
}

/** What the unused whole days of lower tiers are worth towards a higher one, in cents; nobody gets more than was paid. */
export const getUnusedCents = (periods: readonly PlanPeriod[], tier: PaidTier, now: number): number =>
  countingPeriods(periods)
    .filter((period) => period.tier < tier && period.endsAt > now)
    .reduce((sum, { paidCents, startsAt, endsAt }) => {
      const days = Math.floor((endsAt - Math.max(startsAt, now)) / DAY)
      return sum + Math.floor((paidCents * days * DAY) / (endsAt - startsAt))
    }, 0)
