import type { EngagementKind } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { getLocalDay } from '../local-day.ts'
import { createSeededRandom, type Random } from '../random.ts'
import type { DemoBusiness } from './demo-businesses.ts'

/** The number of actions on a business in a day of its time zone. */
export interface DemoEngagement {
  readonly day: string
  readonly kind: EngagementKind
  readonly count: number
}

/** The period that the dashboard compares with the previous one. */
const DAYS_COUNTED = 56

/** The probability that a view of a profile leads to each action. */
const SHARES = [
  ['call', 0.08],
  ['whatsapp', 0.06],
  ['website', 0.05],
  ['directions', 0.07],
  ['save', 0.04],
] as const satisfies readonly (readonly [EngagementKind, number])[]

/** Creates what visitors did with a business up to the day before `now`; messages are counted from those that exist. */
export function createDemoEngagement({ record, profile, town }: DemoBusiness, now: number): DemoEngagement[] {
  if (record.status !== 'approved') return []
  const random = createSeededRandom(`visits of ${profile.name}`)
  const maxViews = 4 + 6 * (record.subscriptionTier ?? 0) + random.integer(0, 8)
  const age = Math.floor((now - record.createdAt) / DAY)
  const daysAgo = Array.from({ length: Math.min(DAYS_COUNTED, age) }, (_, index) => index + 1)
  return daysAgo.flatMap((ago) => {
    const day = getLocalDay(now, -ago, town.country)
    return createDayCounts(random.integer(0, maxViews), random).map((counted) => ({ day, ...counted }))
  })
}

function createDayCounts(views: number, random: Random): Omit<DemoEngagement, 'day'>[] {
  if (views === 0) return []
  const taps = SHARES.map(([kind, share]) => ({ kind, count: Math.floor(views * share + random.next()) }))
  return [{ kind: 'view' as const, count: views }, ...taps.filter(({ count }) => count > 0)]
}
