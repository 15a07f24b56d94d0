import { DAY } from '../shared/instant.ts'
import type { PaidTier } from './tier.ts'

/** The length of a paid year, in milliseconds. */
export const PAID_YEAR = 365 * DAY

/** A stretch of time in which a business has a paid tier; instants in milliseconds. */
export interface PlanPeriod {
  readonly id: number
  readonly tier: PaidTier
  readonly startsAt: number
  /** When it ends, unless a higher tier replaces it earlier. */
  readonly endsAt: number
  /** The id of the period of a higher tier that replaced it; null for most. */
  readonly cutBy: number | null
  /** The amount paid for it, in cents; 0 where it was granted or came with a website. */
  readonly paidCents: number
}

/** A period to add. */
export type NewPeriod = Pick<PlanPeriod, 'tier' | 'startsAt' | 'endsAt'> & {
  /** The ids of the periods of lower tiers that it replaces. */
  readonly cuts: readonly number[]
}

const isCut = ({ cutBy }: PlanPeriod): boolean => cutBy !== null

/** The periods that no higher tier replaced, in chronological order. */
const listEffectivePeriods = (periods: readonly PlanPeriod[]): PlanPeriod[] =>
  periods.filter((period) => !isCut(period)).toSorted((a, b) => a.startsAt - b.startsAt)

/** The highest paid tier that runs at an instant (ms); null without one. */
export function getPaidTier(periods: readonly PlanPeriod[], now: number): PaidTier | null {
  const running = listEffectivePeriods(periods).filter(
    ({ startsAt, endsAt }) => startsAt <= now && now < endsAt,
  )
  return running.toSorted((a, b) => b.tier - a.tier)[0]?.tier ?? null
}

/** The instant (ms) at which all paid time ends; null where there was none. */
export function getPaidUntil(periods: readonly PlanPeriod[]): number | null {
  const ends = listEffectivePeriods(periods).map(({ endsAt }) => endsAt)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** The tier of the paid time that ends, or ended, last; null where there was none. */
export const getLastPaidTier = (periods: readonly PlanPeriod[]): PaidTier | null =>
  listEffectivePeriods(periods)
    .toSorted((a, b) => a.endsAt - b.endsAt || a.tier - b.tier)
    .at(-1)?.tier ?? null

/** When a period of a tier can begin: after those at the same or a higher tier. */
const getEarliestStart = (periods: readonly PlanPeriod[], tier: PaidTier, now: number): number =>
  Math.max(now, ...periods.filter((period) => period.tier >= tier).map(({ endsAt }) => endsAt))

/**
 * The next period of a tier, as of an instant (ms): it follows current and future periods at the same or a higher tier. A
 * paid one replaces lower tiers, whose unused days reduce its price; a gift runs on top of them. `length` in milliseconds;
 * it begins at `notBefore` at the earliest.
 */
export function getNextPeriod(
  periods: readonly PlanPeriod[],
  tier: PaidTier,
  now: number,
  {
    length = PAID_YEAR,
    isGift = false,
    notBefore = now,
  }: { readonly length?: number; readonly isGift?: boolean; readonly notBefore?: number } = {},
): NewPeriod {
  const open = listEffectivePeriods(periods).filter(({ endsAt }) => endsAt > now)
  const startsAt = getEarliestStart(open, tier, Math.max(now, notBefore))
  const cuts = isGift ? [] : open.filter((period) => period.tier < tier).map(({ id }) => id)
  return { tier, startsAt, endsAt: startsAt + length, cuts }
}

/**
 * Removes a period, as by a refund, at an instant (ms): periods that it replaced resume, and periods that waited behind it
 * begin earlier, but not before a trial that they waited for ends.
 */
export function removePeriod(
  periods: readonly PlanPeriod[],
  removedId: number,
  now: number,
  trialEndsAt: number | null = null,
): readonly PlanPeriod[] {
  const remaining = periods
    .filter(({ id }) => id !== removedId)
    .map((period) => (period.cutBy === removedId ? { ...period, cutBy: null } : period))
  const placed: PlanPeriod[] = []
  for (const period of listEffectivePeriods(remaining)) {
    const earliest = Math.max(now, Math.min(trialEndsAt ?? now, period.startsAt))
    const startsAt = period.startsAt > now ? getEarliestStart(placed, period.tier, earliest) : period.startsAt
    placed.push({ ...period, startsAt, endsAt: startsAt + (period.endsAt - period.startsAt) })
  }
  return remaining.map((period) => placed.find(({ id }) => id === period.id) ?? period)
}

/** The value of the unused whole days of lower tiers towards a higher one, in cents; at most what was paid for them. */
export const getUnusedCents = (periods: readonly PlanPeriod[], tier: PaidTier, now: number): number =>
  listEffectivePeriods(periods)
    .filter((period) => period.tier < tier && period.endsAt > now)
    .reduce((sum, { paidCents, startsAt, endsAt }) => {
      const days = Math.floor((endsAt - Math.max(startsAt, now)) / DAY)
      return sum + Math.floor((paidCents * days * DAY) / (endsAt - startsAt))
    }, 0)
