import type { AdminBusiness, Featuring } from '@portal/domain/contract'
import { timeZoneOf } from '@portal/domain/place'
import { addDays, NEVER, zonedTimeToUtc } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { fieldProblem } from '#shared/problem.ts'
import { isFeaturedAt } from '../featured.ts'
import { administer, type Action } from './administer.service.ts'

/** Features a listing up to the end of a day of its place; without a day it is featured no longer. */
export const featureBusiness = (
  context: AppContext,
  action: Action,
  { until }: Omit<Featuring, 'revision'>,
): Promise<AdminBusiness> => {
  const now = context.now()
  return administer(context, action, (row) => {
    if (until === null)
      return isFeaturedAt(row, now)
        ? { action: 'featuring ended', changes: { is_featured: 0, featured_until: NEVER } }
        : null
    const end = zonedTimeToUtc(addDays(until, 1), '00:00', timeZoneOf(row))
    if (row.is_featured === 1 && row.featured_until === end) return null
    if (end <= now) throw fieldProblem('until', 'Please choose today or a day to come')
    return { action: 'featured', changes: { is_featured: 1, featured_until: end } }
  })
}
